import { checkoutFields as m } from "#messages/checkout/fields.ts";
import type { WindowId } from "./delivery.ts";

/** The values of a checkout form while it is being filled in: text only, empty if not given. */
export type CheckoutFields = {
  email: string;
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  zipCode: string;
  phone: string;
  /** Empty means the earliest day. */
  deliveryDate: string;
  deliveryTime: WindowId;
  specialInstructions: string;
};

export type FieldName = keyof CheckoutFields;

/** The one state we deliver in (spec section 2). */
export const DELIVERY_STATE = "CA";

/** The drawer's button stays disabled until these are filled in (spec section 5). */
export const DRAWER_REQUIRED = ["email", "firstName", "address", "city", "zipCode"] as const;
/** The dialog reports 'Missing Information' until these are filled in (spec section 5). */
export const DIALOG_REQUIRED = ["address", "city", "zipCode", "deliveryTime", "email"] as const;

/** A field's name for use within a sentence. */
export function fieldWord(name: FieldName): string {
  return m.names[name];
}

/** The required fields that are still empty, in the order of the form. */
export function missingFields<Name extends FieldName>(
  fields: CheckoutFields,
  required: readonly Name[],
): Name[] {
  return required.filter((name) => fields[name].trim() === "");
}

/** The delivery part of a request; empty optional fields are omitted. */
export function deliveryOf(fields: CheckoutFields) {
  const { address, city, zipCode, deliveryTime, email, ...optional } = fields;
  const given = Object.entries(optional).filter(([, value]) => value.trim() !== "");
  return {
    address,
    city,
    zipCode,
    deliveryTime,
    email,
    state: DELIVERY_STATE,
    ...(Object.fromEntries(given) as Partial<typeof optional>),
  } as const;
}

/** `218 Orchard Way, Petaluma, CA 94952` */
export function addressLine({
  address,
  ...town
}: Pick<CheckoutFields, "address" | "city" | "zipCode">): string {
  return `${address}, ${cityLine(town)}`;
}

/** `Petaluma, CA 94952` */
export function cityLine({ city, zipCode }: Pick<CheckoutFields, "city" | "zipCode">): string {
  return `${city}, ${DELIVERY_STATE} ${zipCode}`;
}
