import { useSyncExternalStore } from "react";

/**
 * A text stored in the browser under a key, shared by the whole page and, in `localStorage`, by all tabs. If the
 * browser refuses to store it, it lasts until the page is left.
 */
export function storedText(key: string, storage = () => localStorage) {
  const listeners = new Set<() => void>();
  let refused: string | null = null;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** Null until a text is written, and on the server. */
  const read = (): string | null => {
    try {
      return refused ?? storage().getItem(key);
    } catch {
      return refused;
    }
  };

  /** Another tab's value is newer than one that could not be stored here; a null key means that storage was cleared. */
  const hear = (event: StorageEvent) => {
    if (event.key === null || event.key === key) refused = null;
    tell();
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener("storage", hear);
    return () => listeners.delete(listener);
  };

  return {
    read,
    subscribe,
    /** Makes all subscribers read the value again. */
    tell,
    /** Null removes the text. */
    write(text: string | null): void {
      refused = null;
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        refused = text;
      }
      tell();
    },
  };
}

type StoredText = ReturnType<typeof storedText>;

/** The text, or the result of `look`, re-rendered after each change; null on the server. */
export function useStored<T extends string>(stored: StoredText, look: () => T | null): T | null {
  return useSyncExternalStore(stored.subscribe, look, () => null);
}
