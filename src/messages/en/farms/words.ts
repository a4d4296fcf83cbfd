import { plural } from "../kit.ts";

export const pending = (days: number) =>
  plural(days, {
    one: "Pending money can be paid the day after delivery. Refunds after that come off the next payout.",
    other: `Pending money can be paid ${days} days after delivery. Refunds after that come off the next payout.`,
  });
export const inRun = (amount: string) => `${amount} is in a payout under way.`;
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
/** Under the name of a new farm, until it has a line of its own. */
export const firstTagline = (type: string, town: string) => `${type} in ${town}`;
