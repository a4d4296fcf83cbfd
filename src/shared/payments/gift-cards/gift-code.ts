import { z } from "zod";
import { paymentsGiftErrors as m } from "#messages/payments/gift-cards/gift-errors.ts";
import { readableCode } from "../../orders/order.ts";
import { giftCodeIn } from "./gift-code-text.ts";

/** Half of a code's length: 80 random bits in all, too many to guess. */
const HALF = 8;

/** `7K3M-9QXT-B2HD-4WRC`, from at least sixteen cryptographically random bytes. */
export function formatGiftCode(random: Uint8Array): string {
  const letters = readableCode(random) + readableCode(random.slice(HALF));
  return letters.replaceAll(/.{4}(?=.)/g, "$&-");
}

/** Maximum characters of a code as typed, including separators. */
export const GIFT_CODE_TYPED_MAX = 80;

/** A code, ignoring case and separators. */
export const giftCodeField = z
  .string({ error: () => m.code })
  .max(GIFT_CODE_TYPED_MAX, { error: () => m.code })
  .transform((text, context) => {
    const code = giftCodeIn(text);
    if (code !== null) return code;
    context.addIssue({ code: "custom", message: m.code });
    return z.NEVER;
  });

/** The pattern of a code, without word boundaries, whose syntax differs between Postgres and JavaScript. */
export const GIFT_CODE_PATTERN = "[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}";

/** Finds gift card codes in a text. */
export const GIFT_CODES = new RegExp(String.raw`\b${GIFT_CODE_PATTERN}\b`, "g");
