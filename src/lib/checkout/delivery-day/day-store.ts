import { useSyncExternalStore } from "react";
import { brand } from "#shared/brand.ts";
import { type Day, isDay } from "#shared/time.ts";

const KEY = `${brand.slug}-day`;
const listeners = new Set<() => void>();

/** The delivery day that the visitor chose; null on the server, before the first choice, and without storage. */
export function useKeptDay(): Day | null {
  return useSyncExternalStore(subscribe, keptDay, () => null);
}

/** The same at this moment, outside of what is drawn; null without storage. */
export function keptDay(): Day | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept !== null && isDay(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Remembers the day in this browser, for all its tabs; null forgets it. */
export function keepDay(day: Day | null): void {
  try {
    if (day === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, day);
  } catch {
    // Without storage the first possible day counts, as before.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
