import { plural } from "../kit.ts";

export const title = "Promotion codes";
export const lead =
  "What people type at checkout to pay less. The market pays for its own codes; a farm’s code lowers that farm’s prices.";
export const none = "There are no promotion codes yet";
export const ended = "Ended";
export const endCode = (code: string) => `End ${code}`;
export const endsForGood = (code: string) =>
  `${code} will no longer count, and its letters cannot be used again. Anyone who is paying with it now still can.`;
export const notEnded = "We could not end the code";
export const notMade = "We could not make the code";
export const usedSoFar = (uses: number, cost: string) =>
  plural(uses, {
    one: `${uses} order, ${cost} so far`,
    other: `${uses} orders, ${cost} so far`,
  });
export const percentOff = (value: number) => `${value}% off`;
export const amountOff = (amount: string) => `${amount} off`;
export const deliveryFree = "free delivery";
export const ofMarket = "The market";
export const ofFarm = (farm: string) => `${farm}, for its own goods`;
export const from = (amount: string) => `from ${amount}`;
export const firstOrder = "first order";
export const timesEach = (n: number) => plural(n, { one: "once each", other: `${n} times each` });
export const timesInAll = (n: number) =>
  plural(n, { one: "once in all", other: `${n} times in all` });
export const startsOn = (day: string) => `from ${day}`;
export const endsOn = (day: string) => `through ${day}`;
export const newCode = "A new code";
export const code = "Code";
export const kind = "What it takes off";
export const kinds = {
  percent: "A share of the price",
  amount: "An amount",
  delivery: "Delivery fee",
};
export const percent = "Percent";
export const amount = "Amount in dollars";
export const bearer = "Who offers it";
export const minimum = "Minimum order of its goods (optional)";
export const perPerson = "Uses per person (optional)";
export const inAll = "Uses in all (optional)";
export const firstDay = "First day (optional)";
export const lastDay = "Last day (optional)";
export const onlyFirstOrder = "Only for a first order";
export const make = "Make the code";
