import { farmsWords as m } from "#messages/farms/words.ts";

/** The certifications of the farmer application (spec section 3) that have their own names. */
export const KNOWN_CERTIFICATIONS = [
  "organic",
  "naturallyGrown",
  "regenerative",
  "nonGMO",
  "animalWelfare",
  "fairTrade",
  "salmonSafe",
  "beekeeper",
] as const;

/** A certificate's label; `name` is the farm's own name for one that is not in the list. */
export function certificationLabel(id: string, name: string | null = null): string {
  return labelOf(id) ?? (name || m.otherCertificate);
}

function labelOf(id: string): string | undefined {
  const known = KNOWN_CERTIFICATIONS.find((one) => one === id);
  return known && m.certifications[known];
}
