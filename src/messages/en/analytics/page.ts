import { plural } from "../kit.ts";

export const title = "Analytics";
export const lead = "Each figure says how it is calculated. Days follow the business’s calendar.";
export const exportFailed = "The export failed";
export const last = {
  7: "Last 7 days",
  28: "Last 28 days",
  91: "Last 13 weeks",
  365: "Last 12 months",
};
export const csv = "CSV";
export const period = "Period";
export const custom = "Custom dates";
export const from = "From";
export const to = "To";
export const goodsSold = "Goods sold";
export const splits = {
  farm: "By farm",
  category: "By category",
  zip: "By zip code",
  window: "By delivery window",
};
export const splitColumns = {
  farm: "Farm",
  category: "Category",
  zip: "Zip code",
  window: "Delivery window",
};
export const nothing = "Nothing in this period.";
/** What is not listed on its own: what is small, and what comes after the largest. */
export const together = (rows: number) =>
  plural(rows, {
    one: "“All others” stands for one that is not listed on its own.",
    other: `“All others” stands for ${rows} that are not listed on their own. Fewer than 5 orders never are.`,
  });
/** What keeps a column of orders from adding up to all of them. */
export const countedTwice = {
  farm: "An order from several farms counts for each of them.",
  category: "An order with goods of several categories counts for each of them.",
};
export const shorts = {
  title: "Short by reason",
  definition:
    "Refunded units of the period’s orders, which the fill rate counts as missing, without what customers took off themselves.",
  cause: "Reason",
  units: "Units",
  amount: "Price",
};
export const margins = {
  title: "Margin by product",
  definition:
    "What we keep of the goods that were sold in the period: our commission, less the price of refunds that we bear. Sales that refunds undid are not in it; discounts and delivery are of no single product.",
  product: "Product",
  kept: "Kept",
  share: "Margin",
};
/** A product, and the farm that grows it. */
export const ofFarm = (product: string, farm: string) => `${product}, ${farm}`;
export const others = "All others";
export const sales = "Sales";
export const orders = "Orders";
export const cameBack = "Who came back";
export const cohorts =
  "Customers by the month of their first order, and the share of them who ordered again one, two, three months later.";
export const noFirstOrders = "No first orders in this period.";
export const smallMonths = (months: number) =>
  plural(months, {
    one: "One month has fewer than 5 new customers. Its shares are left out, since they would show what single people do.",
    other: `${months} months have fewer than 5 new customers. Their shares are left out, since they would show what single people do.`,
  });
export const firstOrder = "First order";
export const monthsAfter = (months: number) => `+${months} mo.`;
export const customers = "Customers";
export const salesBy = { day: "Sales by day", week: "Sales by week" };
export const noOrders = "No orders in this period";
export const asTable = "As a table";
export const steps = { day: "Day", week: "Week from" };
export const share = (percent: string) => `${percent}%`;
export const partOf = (part: string, whole: string) => `${part} of ${whole}`;
export const funnel = {
  title: "From checkout to the next order",
  definition:
    "Checkouts begun in the period, and what has become of them so far. A checkout begins when goods and a window are held for its payment; one that expires and is begun again counts twice. Visits and carts are not recorded. Orders by phone are in it, weekly boxes are not.",
  none: "No checkouts were begun in this period.",
  step: "Step",
  checkouts: "Checkouts",
  ofBefore: "Of the step before",
  ofAll: "Of all",
  steps: {
    begun: "Goods held",
    tried: "Tried to pay",
    paid: "Paid",
    delivered: "Delivered",
    again: "Ordered again",
  },
};
export const onTime = {
  title: { day: "Deliveries by day", week: "Deliveries by week" },
  definition:
    "By the driver’s report: on time if the order was at its door before the end of its window. Percentages are shown from ten deliveries on.",
  onTime: "On time",
  late: "Late",
  share: "On time, %",
  none: "No deliveries in this period",
};
/** What the shades of the table of those who came back mean. */
export const shades = "The stronger the color of a cell, the larger its share.";
export const scope = {
  title: "Which orders",
  note: "These filters apply to sales, goods sold and deliveries. Everything else on this page covers the whole market. If fewer than 5 orders match, none are shown.",
  ofFarm: "Sales of a farm are its goods, without tax and delivery.",
  zone: "Zone",
  allZones: "All zones",
  farm: "Farm",
  allFarms: "All farms",
  farmNumber: (id: number) => `Farm ${id}`,
  channel: "How ordered",
  allChannels: "Any way",
};
export const searches = {
  title: "What people search for",
  definition:
    "Words that the shop was searched for at least twice; who searched is not stored. A search found nothing when no product had all of its words, sold out or not, with filters off.",
  top: "Most searched",
  lost: "Searches that found nothing",
  words: "Words",
  times: "Searches",
};
