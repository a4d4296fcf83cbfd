import { brand } from "#shared/brand.ts";
import { promotionCodeField } from "#shared/checkout/promotions/code.ts";

/** Where the browser keeps the code, as it keeps the cart. */
const KEY = `${brand.slug}-promotion`;

/** The code that was typed last, or null. A browser without storage remembers nothing. */
export function readCode(): string | null {
  try {
    return promotionCodeField.safeParse(window.localStorage.getItem(KEY)).data ?? null;
  } catch {
    return null;
  }
}

export function keepCode(code: string | null): void {
  try {
    if (code === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, code);
  } catch (error) {
    console.error("The promotion code cannot be remembered", error);
  }
}
