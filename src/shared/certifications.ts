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

export function certificationLabel(id: string): string {
  return CERTIFICATION_LABELS[id] ?? "Other certificate";
}
