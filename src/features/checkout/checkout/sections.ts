import type { FieldName } from "#shared/checkout/checkout-fields.ts";

/** The sections of /checkout, in order. */
export const SECTIONS = ["contact", "delivery", "payment"] as const;
export type Section = (typeof SECTIONS)[number];

/** The fields that a section needs before the next one opens. */
export const SECTION_FIELDS = {
  contact: ["email", "firstName", "lastName", "phone"],
  delivery: ["zipCode", "city", "address", "deliveryTime", "specialInstructions"],
} as const satisfies Partial<Record<Section, readonly FieldName[]>>;

/** The section in the URL, so that Back and Forward move between sections. */
export function sectionOf(search: Record<string, unknown>): { step?: Section } {
  const step = SECTIONS.find((section) => section === search["step"]);
  return step ? { step } : {};
}

/**
 * The section that may be shown: never one whose predecessors are incomplete, nor payment before it was requested,
 * such as after a reload or on Forward.
 */
export function openSection(
  asked: Section,
  { isKnown, hasPayment }: { isKnown: boolean; hasPayment: boolean },
): Section {
  if (!isKnown) return "contact";
  return asked === "payment" && !hasPayment ? "delivery" : asked;
}
