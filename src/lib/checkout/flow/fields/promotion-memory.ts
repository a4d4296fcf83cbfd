import { useSyncExternalStore } from "react";
import { brand } from "#shared/brand.ts";
import { promotionCodeField } from "#shared/checkout/promotions/code.ts";

/** Where the browser keeps the code, as it keeps the cart. */
const KEY = `${brand.slug}-promotion`;
const listeners = new Set<() => void>();
/** For a browser without storage, until the page is left. */
let typed: string | null = null;

/** The code that was typed last, one for all parts of the page and all tabs; null on the server. */
export function usePromotionCode(): string | null {
  return useSyncExternalStore(subscribe, readCode, () => null);
}

function readCode(): string | null {
  try {
    return promotionCodeField.safeParse(window.localStorage.getItem(KEY)).data ?? null;
  } catch {
    return typed;
  }
}

export function keepCode(code: string | null): void {
  typed = code;
  try {
    if (code === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, code);
  } catch (error) {
    console.error("The promotion code cannot be remembered", error);
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
