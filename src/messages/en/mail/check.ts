import { plural } from "../kit.ts";

export const title = "Check";
export const noProblems = "Nothing in it would harm its delivery or its readers.";
export const problems = (count: number) =>
  plural(count, { one: "1 thing to look at", other: `${count} things to look at` });
export const links = (count: number) => plural(count, { one: "1 link", other: `${count} links` });
export const noLinks = "It has no links.";
export const kinds = {
  page: "A page of ours",
  no_page: "There is no such page of ours",
  https: "Another site, over https",
  insecure: "Not https: anyone on the way can read or change it",
  contact: "An email address or a phone number",
  broken: "Not a complete address",
};
export const badLink = (kind: string, address: string) => `${kind}: ${address}`;
export const noText =
  "The plain-text part is missing. Filters take such emails for spam, and some readers see nothing.";
export const longSubject = (length: number, most: number) =>
  `The subject has ${length} characters. Phones cut it off after about ${most}.`;
export const noUnsubscribe = "It is marketing and has no link to unsubscribe.";
export const noAlt = (source: string) =>
  `An image has no text for those who cannot see it: ${source}`;
