import { plural } from "../kit.ts";

export const applications = {
  submitted: "New",
  in_review: "In review",
  changes_requested: "Changes asked for",
  approved: "Approved",
  rejected: "Turned down",
  withdrawn: "Withdrawn",
};
/** The answers of an application, as the lists of what changed name them. */
export const answers = {
  farmName: "farm name",
  familyName: "family name",
  phone: "phone",
  location: "location",
  farmType: "farm type",
  yearsActive: "years in operation",
  acreage: "farm size",
  productsGrown: "products grown",
  farmingPractices: "farming practices",
  markets: "where they sell",
  certifications: "certifications",
  otherCertification: "other certificate",
  sellingPlatforms: "selling platforms",
  whyJoin: "why they want to join",
};
export const causes = {
  sent: "Sent by the farm",
  review: "Review begun",
  again: "Sent again as it was",
  changed: (fields: string) => `Sent again, changed: ${fields}`,
  farm: (farm: string) => `Became farm ${farm}`,
};
export const sorts = { distance: "Nearest first", name: "By name" };
export const daysLate = (days: number) =>
  plural(days, { one: `${days} day late`, other: `${days} days late` });
export const dueToday = "due today";
export const due = (day: string) => `due ${day}`;
export const commissionRange = (least: number, most: number) => `${least} to ${most}%`;
export const commission = (rate: number) => `${rate}%`;
