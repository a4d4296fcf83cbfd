import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { forgetMark } from "../accounts/saved/pressed-mark.ts";
import { clearDraft } from "../farms/application-fields/draft-storage.ts";
import { writeCheckoutSession } from "../checkout/flow/payment/intent/checkout-session.ts";
import { writeTried } from "../checkout/flow/payment/tried/tried-payment.ts";
import { rememberGuestOrder } from "../orders/adding/open-guest-order.ts";
import { readFields, rememberFields } from "../checkout/flow/fields/remembered-fields.ts";
import { keepDay } from "../checkout/delivery-day/day-store.ts";
import { saveZip } from "../checkout/delivery-zip/zip-store.ts";

/**
 * Removes personal data when the browser's user changes or signs out: the tab's checkout or other payment, anything
 * typed into one, a guest's order and the heart they pressed. Kept if the user signs in with the email they had
 * already typed. Signing out also clears the zip, the day and a partially completed application; the cart is kept.
 */
export function forgetPerson(next: Pick<SessionUser, "email"> | null): void {
  writeCheckoutSession(null);
  writeTried(null);
  rememberGuestOrder(null);
  forgetMark();
  const typed = readFields().email.trim().toLowerCase();
  const isTheirs = next !== null && (typed === "" || typed === next.email.toLowerCase());
  if (!isTheirs) rememberFields(EMPTY_FIELDS);
  if (next !== null) return;
  saveZip(null);
  keepDay(null);
  clearDraft();
}
