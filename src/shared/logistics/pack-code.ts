import { brand } from "../brand.ts";
import { ORDER_NUMBER_ALPHABET } from "../orders/order.ts";

/** The code on the label of an order's goods: `FUR-7K3M-9QXT-12` is its product 12. A crate's label has the order's number. */
export const lineCode = (orderNumber: string, productId: number) => `${orderNumber}-${productId}`;

/** What a code stands for; without a product, it is that of a crate. */
export type PackCode = { orderNumber: string; productId: number | null };

const PART = `([${ORDER_NUMBER_ALPHABET}]{4})`;
/** An id that fits into the database. */
const CODE = new RegExp(`^${brand.orderPrefix}${PART}${PART}(\\d{1,9})?$`);

/**
 * Reads a code that was scanned or typed; null if it is none. Scanners type as on an American keyboard, so that a
 * hyphen arrives as another sign on others: only letters and digits count, in either case.
 */
export function readPackCode(typed: string): PackCode | null {
  const [, first, second, product] =
    CODE.exec(typed.toUpperCase().replaceAll(/[^A-Z\d]/g, "")) ?? [];
  if (first === undefined || second === undefined) return null;
  return {
    orderNumber: `${brand.orderPrefix}-${first}-${second}`,
    productId: product === undefined ? null : Number(product),
  };
}
