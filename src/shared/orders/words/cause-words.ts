import { CAUSE_WORDS } from "../../payments/refunds/refund-cause.ts";
import { ordersCauses as m } from "#messages/orders/causes.ts";
import { knownWords } from "../../platform/known-words.ts";

/** Audit causes: the team acts for a customer ordering by phone, or asking for goods to be added. */
export const BY_PHONE = "by_phone";
export const CALLED = "called";

/** The refund reason for an order that was canceled during a dispute, once the dispute is over. */
export const DISPUTE_OVER = "dispute_over";

/** Describes why an order changed state; text written by a person is returned unchanged. */
export function causeWords(cause: string): string {
  return knownWords({ ...CAUSE_WORDS, ...m.causes }, cause) ?? cause;
}
