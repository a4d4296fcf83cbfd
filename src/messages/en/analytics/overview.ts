import { plural } from "../kit.ts";

export const title = "Admin";
export const hello = (name: string) => `Hello, ${name}`;
export const lead = "What is at risk today, and how the last seven days went.";
export const compared = (period: string, before: string) => `${period}, compared with ${before}`;
export const atRisk = "At risk today";
export const nothing = "Nothing needs your attention right now.";
export const before = (value: string) => `${value} in the period before`;
export const beforeAnd = (value: string, change: string) =>
  `${value} in the period before, ${change}`;
export const how = "How it is calculated";
export const share = (percent: string) => `${percent}%`;
export const endedBefore = (value: string) => `${value} at the end of the period before`;
export const endedBeforeAnd = (value: string, change: string) =>
  `${value} at the end of the period before, ${change}`;
/** What the line under a figure shows, for those who do not see it. */
export const spark = {
  day: (lowest: string, highest: string) => `By day. Lowest: ${lowest}. Highest: ${highest}.`,
  week: (lowest: string, highest: string) => `By week. Lowest: ${lowest}. Highest: ${highest}.`,
};
/** What a point of the line of a share stands for. */
export const rolling = (days: number) =>
  plural(days, {
    one: "Each point of the line is the share of its day.",
    other: `Each point of the line is the share of the ${days} days up to it.`,
  });
export const notEnough = "Not enough yet";
export const tooFewBefore = "Too few in the period before";
