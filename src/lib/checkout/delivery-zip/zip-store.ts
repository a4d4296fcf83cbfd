import { useSyncExternalStore } from "react";
import { brand } from "#shared/brand.ts";

const KEY = `${brand.slug}-zip`;
const listeners = new Set<() => void>();

/** The zip the visitor gave us; null on the server, before the first visit, and without storage. */
export function useZip(): string | null {
  return useSyncExternalStore(subscribe, readZip, () => null);
}

export function readZip(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers the zip in this browser, for all its tabs. */
export function saveZip(zipCode: string): void {
  try {
    localStorage.setItem(KEY, zipCode);
  } catch {
    // Without storage the zip is asked for again; nothing else depends on it.
  }
  for (const listener of listeners) listener();
}

/** Forgets the zip in this browser. */
export function forgetZip(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was nothing to forget.
  }
  for (const listener of listeners) listener();
}

/** What was typed into a checkout. It lives in this page's memory only, never in storage. */
let typed = "";

/** Takes over the zip of a checkout's fields. */
export function noteTypedZip(zipCode: string): void {
  if (typed === zipCode) return;
  typed = zipCode;
  for (const listener of listeners) listener();
}

/** The zip that the cart goes to as far as is known: typed into a checkout, else entered elsewhere. */
export function useCartZip(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => typed.trim() || readZip(),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
