import { useSyncExternalStore } from "react";

/**
 * One text that the browser remembers under this key, the same for all parts of the page and, in
 * `localStorage`, for all tabs. What a browser refuses to store lasts until the page is left.
 */
export function storedText(key: string, storage = () => localStorage) {
  const listeners = new Set<() => void>();
  let refused: string | null = null;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** Null before the first text, and on the server. */
  const read = (): string | null => {
    try {
      return refused ?? storage().getItem(key);
    } catch {
      return refused;
    }
  };

  /** What another tab wrote is newer than what was refused here; no key means that everything was cleared. */
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
    /** Has all parts of the page read again. */
    tell,
    /** Null forgets the text. */
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

/** The text, or what `look` makes of it, drawn again after each change; null on the server. */
export function useStored<T extends string>(stored: StoredText, look: () => T | null): T | null {
  return useSyncExternalStore(stored.subscribe, look, () => null);
}
