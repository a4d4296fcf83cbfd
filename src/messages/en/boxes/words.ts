import { plural } from "../kit.ts";

export const sizes = { small: "Small box", medium: "Medium box", large: "Large box" };
export const feeds = {
  small: "One or two people",
  medium: "Two or three people",
  large: "A family of four",
};
export const rhythms = { 1: "every week", 2: "every two weeks", 4: "every four weeks" };
export const states = {
  planned: "Planned",
  skipped: "Skipped",
  charging: "Being charged",
  declined: "Card declined",
  placed: "Ordered",
  given_up: "Does not come",
  canceled: "Canceled",
};
export const withoutAllergen = {
  milk: "No milk",
  eggs: "No eggs",
  fish: "No fish",
  shellfish: "No shellfish",
  "tree nuts": "No tree nuts",
  peanuts: "No peanuts",
  wheat: "No wheat",
  soy: "No soy",
  sesame: "No sesame",
};
export const undeclared =
  "Goods that may contain it stay out, too, and so do goods with undeclared allergens.";

export const unmet = {
  gone: (instead: string, wanted: string) =>
    `We could not swap ${instead} for ${wanted}: not available for that day.`,
  price: (instead: string, wanted: string) =>
    `We could not swap ${instead} for ${wanted}: the box would not add up to its price.`,
};
export const keeps = (thing: string) => `The box keeps: ${thing}.`;
export const noLongerSold = "a product that is no longer sold";
export const unmetNow = (swaps: number) =>
  plural(swaps, {
    one: "Right now a swap is not possible:",
    other: "Right now some swaps are not possible:",
  });
export const unmetThen = (swaps: number) =>
  plural(swaps, {
    one: "A swap was not possible:",
    other: "Some swaps were not possible:",
  });

export const refusals = {
  harvest: "This week’s harvest cannot fill your box the way you asked.",
  windows_full: "Every delivery window of that day is full.",
  ended: "The subscription has ended.",
  account_closed: "The account was closed or about to be erased.",
  late: "There was no time left to charge it before the orders of its day closed.",
  declined: "The card was declined.",
  declined_thrice: "The card was declined three times.",
  goods_gone: "Its goods were gone when the payment came; the money goes back.",
  wrong_amount: "Its payment was not the amount of the box; the money goes back.",
};
export const notServed = (zipCode: string) => `We do not deliver to ${zipCode} right now.`;

type Agreement = {
  market: string;
  card: string;
  total: string;
  box: string;
  rhythm: string;
  day: string;
};
export const consent = ({ market, card, total, box, rhythm, day }: Agreement) =>
  `I agree that ${market} charges my ${card} ${total} for a ${box} ${rhythm}, first on ${day}, until I cancel. I can skip or cancel each box online until it is charged.`;
