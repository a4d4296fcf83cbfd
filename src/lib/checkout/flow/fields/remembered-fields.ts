import { noteTypedZip } from "../../delivery-zip/zip-store.ts";
import { type CheckoutFields, EMPTY_FIELDS } from "#shared/checkout/checkout-fields.ts";

/**
 * What was typed into one of the three checkouts, for use in the other two. Kept in memory only, never in storage,
 * and only accessed in the browser.
 */
let remembered: CheckoutFields = EMPTY_FIELDS;

export const readFields = (): CheckoutFields => remembered;

export function rememberFields(fields: CheckoutFields): void {
  remembered = fields;
  noteTypedZip(fields.zipCode);
}
