import { z } from "zod";
import { paymentsGiftErrors as m } from "#messages/payments-gift-errors.ts";
import { readableCode } from "../../orders/order.ts";

/** Letters of a code: 80 random bits, which nobody guesses. */
const GIFT_CODE_LENGTH = 16;
const GROUP = 4;

/** `7K3M-9QXT-B2HD-4WRC`, from at least sixteen cryptographic bytes. */
export function formatGiftCode(random: Uint8Array): string {
  const letters = readableCode(random) + readableCode(random.slice(GIFT_CODE_LENGTH / 2));
  return letters.replaceAll(/.{4}(?=.)/g, "$&-");
}

const CODE = /^[2-9A-HJ-NP-Z]{16}$/;

/** A code as it is written: in groups of four, whatever its letters' case and what is between them. */
export const giftCodeField = z
  .string({ error: () => m.code })
  .max(80, { error: () => m.code })
  .transform((text) => text.replaceAll(/[\s\-–—.]/g, "").toUpperCase())
  .refine((letters) => CODE.test(letters), { error: () => m.code })
  .transform((letters) => letters.match(new RegExp(`.{${GROUP}}`, "g"))?.join("-") ?? letters);

/** Whether what someone typed can be the code of a gift card, and no promotion code. */
export function looksLikeGiftCode(text: string): boolean {
  return giftCodeField.safeParse(text).success;
}

/** Codes of gift cards in a text. */
export const GIFT_CODES = /\b[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}\b/g;
