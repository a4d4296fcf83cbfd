import { EMPTY_FIELDS } from "#shared/checkout/checkout-fields.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { clearDraft } from "../farms/application-fields/draft-storage.ts";
import { writeCheckoutSession } from "../checkout/flow/payment/checkout-session.ts";
import { rememberGuestOrder } from "../orders/adding/open-guest-order.ts";
import { readFields, rememberFields } from "../checkout/flow/fields/remembered-fields.ts";
import { keepDay } from "../checkout/delivery-day/day-store.ts";
import { saveZip } from "../checkout/delivery-zip/zip-store.ts";

/**
 * Forgets what names a person when another user, or none, is at the browser: the tab's checkout, what
 * was typed into one, and a guest's order. Who types an address and then signs in with the same email
 * keeps it. Signing out also takes the zip, the day and a half-filled application; the goods in the
 * cart stay.
 */
export function forgetPerson(next: Pick<SessionUser, "email"> | null): void {
  writeCheckoutSession(null);
  rememberGuestOrder(null);
  const typed = readFields().email.trim().toLowerCase();
  const isTheirs = next !== null && (typed === "" || typed === next.email.toLowerCase());
  if (!isTheirs) rememberFields(EMPTY_FIELDS);
  if (next !== null) return;
  saveZip(null);
  keepDay(null);
  clearDraft();
}
