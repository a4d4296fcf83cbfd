import { brand } from "#shared/brand.ts";
import { promotionCodeField } from "#shared/checkout/promotions/code.ts";
import { storedText, useStored } from "../../../forms/stored-text.ts";

/** Stored in the browser, like the cart. */
const stored = storedText(`${brand.slug}-promotion`);

/** The most recently entered code, shared by the whole page and all tabs; null on the server. */
export function usePromotionCode(): string | null {
  return useStored(stored, readCode);
}

function readCode(): string | null {
  return promotionCodeField.safeParse(stored.read()).data ?? null;
}

/** Stores the code in this browser; null removes it. */
export const keepCode: (code: string | null) => void = stored.write;
