import { list, plural } from "../kit.ts";

const numbers =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split(" ");
const inWords = (count: number) => `${numbers[count] ?? count} ${count === 1 ? "day" : "days"}`;

/** A fee as a figure. */
export const free = "Free";
export const freeTo = (most: string) => `Free to ${most}`;
export const fromTo = (least: string, most: string) => `${least} to ${most}`;
/** A fee in a sentence. */
export const nothing = "nothing";
export const upTo = (most: string) => `up to ${most}`;
export const forPrice = (fee: string) => `for ${fee}`;
export const plusTax = "plus tax";
export const plusTaxAnd = (fee: string) => `plus tax and ${fee} for delivery`;

export const minimum = (least: string) => `The minimum order is ${least}.`;
export const minimumInPlaces = (least: string) => `In some places the minimum order is ${least}.`;
export const minimums = (least: string, most: string) =>
  `The minimum order is ${least}, and ${most} in some places.`;

export const everyDay = "every day";
export const noDay = "on no day right now";
export const onDays = (names: readonly string[]) => `on ${list(names)}`;
export const byZip = (when: string) => `${when}, by zip code`;

export const days = (count: number) => plural(count, { one: "1 day", other: `${count} days` });
export const daysInWords = (count: number) => inWords(count);
/** When the harvest is at the door, so many days after the cut-off. */
export const afterHarvest = (lead: number) => {
  if (lead === 1) return "the same day";
  return lead === 2 ? "the day after" : `${inWords(lead - 1)} after that`;
};
/** So many days after one that was named. */
export const later = (count: number) => {
  if (count === 0) return "the same day";
  return count === 1 ? "the next day" : `${inWords(count)} later`;
};
/** How long ago the harvest was when it is at the door. */
export const beforeDoor = (lead: number) => {
  if (lead === 1) return "that morning";
  return lead === 2 ? "the day before" : `${inWords(lead - 1)} before`;
};
export const percent = (value: number) => `${value}%`;
