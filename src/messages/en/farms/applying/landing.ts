import { list, ordinal } from "../../kit.ts";

export const aside = (commission: string, payouts: string) =>
  `Commission ${commission}, paid ${payouts}. No joining fee, no monthly fee.`;
export const start = "Start your application";
export const farmsIn = "Farms already with us";
export const stories = "Their stories";
export const week = {
  orders: {
    when: (until: string) => `Until ${until}`,
    name: "Orders come in",
    text: "You change price and stock whenever you like. Nothing is sold that you did not list.",
  },
  harvest: {
    when: (day: string) => `${day}, morning`,
    name: "You harvest",
    text: "Your list is ready when you get up: totals for each product, then the orders. Short of something? Say so, and the customers are notified.",
  },
  dropOff: {
    when: (day: string) => `${day}, afternoon`,
    name: "You drop off",
    text: "One load, one place. The depot ticks off what your list says.",
  },
  deliver: {
    name: "We deliver",
    text: "Packed by household with your name on each line, and brought to the door.",
  },
  paid: {
    /** `On the 1st and 15th of the month` */
    when: (days: readonly number[]) => `On the ${list(days.map(ordinal))} of the month`,
    name: "You are paid",
    text: (payouts: string) =>
      `${payouts}. Your sales page shows what was sold, refunded and kept as commission, by day and by product.`,
  },
};
export const weekTitle = "What a week looks like for you";
export const whatEarn = "What would you earn?";
export const yourPrice = "Your price";
export const soldInWeek = "Packs a week";
export const commission = "Commission";
export const householdsPay = "Households pay";
export const commissionOf = (rate: string) => `Commission, ${rate}`;
export const youGet = "You get";
export const centsOfDollar = (cents: string) =>
  `${cents} cents of each dollar. We pay the card fee out of our commission.`;
export const typePrice = "Type a price and an amount. We pay the card fee out of our commission.";
export const percent = (rate: number) => `${rate}%`;
export const growIt = "You grow, raise or make what you sell, in California.";
export const permits = "You hold the permits that your products need, or are about to.";
export const insurance = "You carry product liability insurance before the first delivery.";
export const truthful = "You tell customers truthfully how you farm and what is in it.";
export const depot = "You can bring a load to our depot on at least one day a week.";
export const whatWeAsk = "What we ask";
export const formTakes = (review: string, whole: string) =>
  `The form takes about ten minutes. We answer within ${review}, and aim for your first sale ${whole} later.`;
export const kinds = {
  fields: {
    name: "Fields and orchards",
    text: "Vegetables, fruit, herbs and flowers, from a market garden to a few hundred acres.",
  },
  animals: {
    name: "Animals",
    text: "Eggs, dairy, meat and poultry from a small flock to a whole herd.",
  },
  water: {
    name: "Water and vines",
    text: "Oysters, fish and seaweed, table grapes and what a winery bottles besides wine.",
  },
  makers: {
    name: "Makers",
    text: "Honey, bread, cheese, oil and preserves, mostly from what you or your neighbors grow.",
  },
};
export const isItForYou = "Is it for your farm?";
export const mostLikely =
  "If you grow it, raise it or make it in California, most likely. Size does not matter, and neither does a certificate.";
