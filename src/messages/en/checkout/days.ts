import { list } from "../kit.ts";
import { fixed } from "../../kit.ts";

export const windows = {
  morning: fixed("8AM-12PM"),
  afternoon: fixed("12PM-5PM"),
  evening: fixed("5PM-8PM"),
};
export const orderFor = (until: string, day: string) => `Order by ${until} for ${day}`;
export const lost = {
  "cut-off": (day: string) => `It is too late to order for ${day}.`,
  full: (day: string) => `${day} is full.`,
  elsewhere: (day: string) => `There is no delivery on ${day}.`,
};
export const nowOn = (what: string, day: string) => `${what} Your day is now ${day}.`;
export const resting = (days: readonly string[]) => `No deliveries on ${list(days)}.`;
export const moved = (from: string, to: string) => `Deliveries for ${from} come on ${to}.`;
