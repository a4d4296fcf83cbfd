export const pending = (days: number) =>
  `Pending money is earned ${days} days after delivery, once customers can no longer report a problem.`;
export const certifications = {
  organic: "Certified organic",
  naturallyGrown: "Certified naturally grown",
  regenerative: "Regenerative",
  nonGMO: "Non-GMO",
  animalWelfare: "Animal welfare",
  fairTrade: "Fair trade",
  salmonSafe: "Salmon-safe",
  beekeeper: "Registered beekeeper",
};
export const otherCertificate = "Other certificate";
export const family = (name: string) => `The ${name} family`;
