/** The certifications of the farmer application (spec section 3), in words. */
export const CERTIFICATION_LABELS: Readonly<Record<string, string>> = {
  organic: "Certified organic",
  naturallyGrown: "Certified naturally grown",
  regenerative: "Regenerative",
  nonGMO: "Non-GMO",
  animalWelfare: "Animal welfare",
  fairTrade: "Fair trade",
  salmonSafe: "Salmon-safe",
  beekeeper: "Registered beekeeper",
};

/** What a certificate is called; `name` is what its farm calls one that the list does not know. */
export function certificationLabel(id: string, name: string | null = null): string {
  return CERTIFICATION_LABELS[id] ?? (name || "Other certificate");
}
