import { useSyncExternalStore } from "react";
import { brand } from "#shared/brand.ts";

/**
 * The link's token of the guest's order to which the shop offers to add, kept by this tab alone: it
 * must stand in no address of the shop, which pages elsewhere would be told of.
 */
const KEY = `${brand.slug}-order`;
const listeners = new Set<() => void>();

/** The token; null without one, and in a browser without storage. */
function read(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers a guest's order while they shop for it; null forgets it. */
export function rememberGuestOrder(token: string | null): void {
  try {
    if (token === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, token);
  } catch (error) {
    console.error("The order cannot be remembered", error);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The token that this tab remembers; null on the server and for all others. */
export function useGuestOrder(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
