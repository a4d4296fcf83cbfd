import { noteTypedZip } from "../../delivery-zip/zip-store.ts";
import type { CheckoutFields } from "#shared/checkout/checkout-fields.ts";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";

/**
 * What was typed into one of the three checkouts, for use in the other two. Kept in memory only, never in storage,
 * and only accessed in the browser.
 */
let remembered: CheckoutFields = EMPTY_FIELDS;

/** The form of a checkout while it is mounted. */
type MountedForm = {
  /** Whether the shopper has typed into it. */
  isTyped: () => boolean;
  show: (fields: CheckoutFields) => void;
};
const mounted = new Set<MountedForm>();

export const readFields = (): CheckoutFields => remembered;

export function rememberFields(fields: CheckoutFields): void {
  remembered = fields;
  noteTypedZip(fields.zipCode);
}

/** Adds a form that was mounted. Returns the function that removes it. */
export function noteForm(form: MountedForm): () => void {
  mounted.add(form);
  return () => void mounted.delete(form);
}

/** Shows what was typed before the page was left in all checkouts, unless something has been typed since. */
export function showAgain(fields: CheckoutFields): void {
  if ([...mounted].some((form) => form.isTyped())) return;
  rememberFields(fields);
  for (const form of mounted) form.show(fields);
}
