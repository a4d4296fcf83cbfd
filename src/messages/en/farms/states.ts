import { plural } from "../kit.ts";

export const applications = {
  submitted: "New",
  in_review: "In review",
  changes_requested: "Changes asked for",
  approved: "Approved",
  rejected: "Turned down",
  withdrawn: "Withdrawn",
};
export const causes = {
  sent: "sent by the farm",
  review: "review begun",
  again: "sent again as it was",
  changed: (fields: string) => `sent again, changed: ${fields}`,
  farm: (farm: string) => `became farm ${farm}`,
};
export const sorts = { distance: "Nearest first", name: "By name" };
export const daysLate = (days: number) =>
  plural(days, { one: `${days} day late`, other: `${days} days late` });
export const dueToday = "due today";
export const due = (day: string) => `due ${day}`;
export const commissionRange = (least: number, most: number) => `${least} to ${most}%`;
export const commission = (rate: number) => `${rate}%`;
