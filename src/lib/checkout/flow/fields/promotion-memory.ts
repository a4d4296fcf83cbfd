import { brand } from "#shared/brand.ts";
import { promotionCodeField } from "#shared/checkout/promotions/code.ts";
import { storedText, useStored } from "../../../stored-text.ts";

/** The browser keeps the code as it keeps the cart. */
const stored = storedText(`${brand.slug}-promotion`);

/** The code that was typed last, one for all parts of the page and all tabs; null on the server. */
export function usePromotionCode(): string | null {
  return useStored(stored, readCode);
}

function readCode(): string | null {
  return promotionCodeField.safeParse(stored.read()).data ?? null;
}

/** Remembers the code in this browser; null forgets it. */
export const keepCode: (code: string | null) => void = stored.write;
