import type { FieldName } from "#shared/checkout/checkout-fields.ts";

/** The sections of /checkout, in order. */
export const SECTIONS = ["contact", "delivery", "payment"] as const;
export type Section = (typeof SECTIONS)[number];

/** The fields that a section needs before the next one opens. */
export const SECTION_FIELDS = {
  contact: ["email", "firstName", "lastName", "phone"],
  delivery: ["zipCode", "city", "address", "deliveryTime", "specialInstructions"],
} as const satisfies Partial<Record<Section, readonly FieldName[]>>;

/** The section in an address: Back and Forward move between them. */
export function sectionOf(search: Record<string, unknown>): { step?: Section } {
  const step = SECTIONS.find((section) => section === search["step"]);
  return step ? { step } : {};
}

/**
 * The section that can be shown: none before its predecessors are filled in, and no payment that was
 * not asked for, as after a reload or with Forward.
 */
export function openSection(
  asked: Section,
  { isKnown, hasPayment }: { isKnown: boolean; hasPayment: boolean },
): Section {
  if (!isKnown) return "contact";
  return asked === "payment" && !hasPayment ? "delivery" : asked;
}
