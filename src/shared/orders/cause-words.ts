import { CAUSE_WORDS } from "../payments/refunds/refund-cause.ts";
import { ordersCauses as m } from "#messages/orders-causes.ts";

/** Why the team acts when a customer orders by phone, and when one asked for goods to be added. */
export const BY_PHONE = "by_phone";
export const CALLED = "called";

/** Why money of an order that was canceled under a dispute goes back once the dispute is over. */
export const DISPUTE_OVER = "dispute_over";

/** Why an order was moved, in words; the words of whoever moved it stand as they are. */
export function causeWords(cause: string): string {
  const known: Readonly<Record<string, string>> = { ...CAUSE_WORDS, ...m.causes };
  return known[cause] ?? cause;
}
