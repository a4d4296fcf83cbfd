import { brand } from "#shared/brand.ts";
import type { OrderedLine } from "#shared/checkout/cart/cart.ts";
import { storedText } from "../../../stored-text.ts";

/** Payments whose goods have left the cart, of all tabs: two of them can pay one checkout, and both hear that it is paid. */
const stored = storedText(`${brand.slug}-paid`);

/** An older payment is of no tab that is still open. */
const REMEMBERED = 20;

/**
 * The lines that leave the cart for a payment: its own the first time, none when another tab has taken them out, and what
 * was put in since is a new wish. Null, where no one knows them, is all.
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
