import { brand } from "#shared/brand.ts";
import type { OrderedLine } from "#shared/checkout/cart/cart.ts";
import { storedText } from "../../../../forms/stored-text.ts";

/**
 * Payments whose goods were removed from the cart, in any tab. Two tabs can show the same checkout, and both learn
 * that it is paid.
 */
const stored = storedText(`${brand.slug}-paid`);

/** Older payments belong to tabs that are long closed. */
const REMEMBERED = 20;

/**
 * The lines to remove from the cart after a payment: its own the first time, and none if another tab has removed them,
 * so that goods added since are kept. Null, if the lines are unknown, removes everything.
 */
export function linesToTakeOut(
  paymentIntentId: string | null,
  lines: readonly OrderedLine[] | null,
): readonly OrderedLine[] | null {
  if (paymentIntentId === null) return lines;
  const paid = (stored.read() ?? "").split(" ");
  if (paid.includes(paymentIntentId)) return [];
  stored.write([paymentIntentId, ...paid].slice(0, REMEMBERED).join(" ").trim());
  return lines;
}
