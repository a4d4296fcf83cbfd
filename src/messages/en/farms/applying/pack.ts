import { list } from "../../kit.ts";

export const title = (brand: string) => `${brand} farmer information pack`;
export const subject = "Selling through the market: how it works, what it pays and what it asks";

export const cover = {
  heading: "Sell what you grow to the households near you",
  name: "The farmer information pack",
};
/** Rows of a name and a text. */
export const inShort = (given: {
  commission: string;
  payouts: string;
  payoutDays: readonly number[];
  process: string;
  review: string;
}): Rows => ({
  heading: "In short",
  rows: [
    ["Commission", `${given.commission} of what you sell. No joining fee and no monthly fee.`],
    ["Payouts", `${given.payouts}, on ${daysOf(given.payoutDays)} of the month.`],
    ["Size", "Any, from under 5 acres to over 500."],
    [
      "Certificates",
      "None required. Those you have are shown once we have verified them, while they are valid.",
    ],
    ["From application to first sale", `${given.process}, with an answer in ${given.review}.`],
  ],
});

/** `lead` is the time from the order to the door, `ahead` the day whose orders close, `delivery` when we deliver. */
export const week = (given: {
  lead: string;
  ahead: string;
  delivery: string;
  payouts: string;
}): Rows => ({
  heading: "How a week works",
  lead: `Households order from many farms at once. Each order closes at 11:59 PM, ${given.lead} before it is delivered. You harvest what was ordered, and nothing else.`,
  rows: [
    ["Any day", "You set price, stock and pack. A change shows in the shop right away."],
    [
      "At 11:59 PM",
      `Orders for ${given.ahead} close. Customers can no longer cancel. If an order is canceled anyway, we’ll tell you.`,
    ],
    ["The next morning", "Your harvest list is ready: totals for each product, then the orders."],
    ["That afternoon", "You bring one load to our depot, where we tick it off by your list."],
    [given.delivery, "We pack by household and deliver, in the window that each one chose."],
    [
      given.payouts,
      "We pay. Your sales page shows what was sold, refunded and kept as commission.",
    ],
  ],
});
/** The day on whose last minute orders close, as it is called then. */
export const ahead = {
  tomorrow: "tomorrow",
  dayAfter: "the day after tomorrow",
  dayIn: (lead: string) => `the day in ${lead}`,
};
export const weDo: Points = {
  heading: "What we do",
  points: [
    "A page for your farm with your own words and photos, and your name on each line of each order.",
    "Payment, customer service, packing, routes and delivery to the door.",
    "A harvest list that you can print or read on a phone.",
  ],
};
export const staysYours: Points = {
  heading: "What stays yours",
  points: [
    "Your prices, what you list, how much of it, and when you pause.",
    "Your own markets, boxes and wholesale customers: nothing here is exclusive.",
    "When a crop falls short you say so, and customers get their money back by itself.",
  ],
};

export const money = {
  heading: "How the money works",
  text: "The price in the shop is the price you set. From each sale we keep a commission, and the rest is yours. We pay the card company’s fee out of our part.",
  example: (count: number, price: string) => `An example: ${count} bunches of carrots at ${price}`,
  cents: (left: string) =>
    `That is ${left} cents of each dollar that the household pays for your carrots. Delivery and sales tax are paid on top and are not part of this.`,
};
export const example = {
  pay: "Households pay",
  commission: (rate: number) => `Commission of ${rate}%`,
  get: "You get",
};
export const percent = (rate: number) => `${rate}%`;
export const paid = {
  heading: "When you are paid",
  text: (days: readonly number[]) =>
    `On ${daysOf(days)} of each month, by bank transfer, for everything that was delivered before. Your sales page shows what was sold, refunded and kept as commission, by day and by product.`,
};
export const compared = (given: {
  commission: string;
  distributors: string;
  premium: string;
  increase: string;
  growth: string;
}): Rows => ({
  heading: "Compared with other ways to sell",
  rows: [
    ["Commission here", given.commission],
    ["What traditional distributors keep", given.distributors],
    ["Price against conventional wholesale", `${given.premium} more`],
    ["Revenue of a partner farm, on average", `${given.increase} more`],
    ["Growth in the first year", given.growth],
  ],
});

export const joining = "Joining";
export const weAsk: Points = {
  heading: "What we ask of a farm",
  points: [
    "You grow, raise or make what you sell, in California, within a day’s drive of your customers.",
    "You hold the permits that your products need: for example a producer’s certificate for fresh produce, egg handler registration, or a cottage food permit.",
    "You carry product liability insurance, or get it before the first delivery.",
    "You tell customers truthfully how you farm, and which allergens a product holds.",
    "You can bring a load to our depot at least one day a week in your season.",
  ],
};
export const afterApplying = (review: string, process: string): Rows => ({
  heading: "What happens after you apply",
  rows: [
    ["You apply", "Three short steps online, about ten minutes. No papers needed yet."],
    ["We answer", `Within ${review}: a yes, a question, or a no with its reason.`],
    ["We visit", "On site or by video, about an hour. You show us fields, store and papers."],
    ["You list", "Your farm’s page is up right away. You tell your story and list your products."],
    ["You deliver", `The first order, ${process} after you applied.`],
  ],
});
export const questions = {
  heading: "Questions",
  text: (given: { email: string; phone: string; hours: string; address: string }) =>
    `Write to ${given.email} or call ${given.phone}, ${given.hours}. You are welcome at ${given.address}.`,
};

type Rows = {
  heading: string;
  lead?: string;
  rows: readonly (readonly [name: string, text: string])[];
};
type Points = { heading: string; points: readonly string[] };

const daysOf = (days: readonly number[]) =>
  `${days.length === 1 ? "day" : "days"} ${list(days.map(String))}`;
