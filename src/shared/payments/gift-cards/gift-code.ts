import { z } from "zod";
import { paymentsGiftErrors as m } from "#messages/payments-gift-errors.ts";
import { readableCode } from "../../orders/order.ts";
import { giftCodeIn } from "./gift-code-text.ts";

/** Half of a code's letters: 80 random bits in all, which nobody guesses. */
const HALF = 8;

/** `7K3M-9QXT-B2HD-4WRC`, from at least sixteen cryptographic bytes. */
export function formatGiftCode(random: Uint8Array): string {
  const letters = readableCode(random) + readableCode(random.slice(HALF));
  return letters.replaceAll(/.{4}(?=.)/g, "$&-");
}

/** Characters of a code as people type it, with what they put between. */
export const GIFT_CODE_TYPED_MAX = 80;

/** A code as it is written down, whatever its letters' case and what is between them. */
export const giftCodeField = z
  .string({ error: () => m.code })
  .max(GIFT_CODE_TYPED_MAX, { error: () => m.code })
  .transform((text, context) => {
    const code = giftCodeIn(text);
    if (code !== null) return code;
    context.addIssue({ code: "custom", message: m.code });
    return z.NEVER;
  });

/** What a code is made of, without the edges of a word: the database writes those in another way than we do. */
export const GIFT_CODE_PATTERN = "[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}";

/** Codes of gift cards in a text. */
export const GIFT_CODES = new RegExp(String.raw`\b${GIFT_CODE_PATTERN}\b`, "g");
