import { farmsWords as m } from "#messages/farms-words.ts";

/** The certifications of the farmer application (spec section 3) that have a name of their own. */
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

/** What a certificate is called; `name` is what its farm calls one that the list does not know. */
export function certificationLabel(id: string, name: string | null = null): string {
  return labelOf(id) ?? (name || m.otherCertificate);
}

function labelOf(id: string): string | undefined {
  const known = KNOWN_CERTIFICATIONS.find((one) => one === id);
  return known && m.certifications[known];
}
