import { noteTypedZip } from "../../delivery-zip/zip-store.ts";
import { type CheckoutFields, EMPTY_FIELDS } from "#shared/checkout/checkout-fields.ts";

/**
 * What was typed into one of the three checkouts, for the other two: no one is asked twice. It lives
 * in this page's memory only, never in storage, and is only touched in the browser.
 */
let remembered: CheckoutFields = EMPTY_FIELDS;

export const readFields = (): CheckoutFields => remembered;

export function rememberFields(fields: CheckoutFields): void {
  remembered = fields;
  noteTypedZip(fields.zipCode);
}
