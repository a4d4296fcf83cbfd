import { number } from "../../kit.ts";

export const title = "Quarter by quarter";
export const caption = "The market by calendar quarters, newest first";
export const quarter = "Quarter";
const months = { 1: "Jan to Mar", 2: "Apr to Jun", 3: "Jul to Sep", 4: "Oct to Dec" };
export const nameOf = (nth: 1 | 2 | 3 | 4, year: number) => `${months[nth]}\u00a0${year}`;
export const soFar = "so far";
/** In place of money of a quarter that is not over. */
export const atEnd = "At the end of the quarter";
export const toDate = "To date";
export const columns = {
  orders: "Orders",
  paid: "Paid to farms",
  share: "Median farm share",
  farms: "Farms",
  households: "Households",
  boxesDonated: "Boxes donated",
  donated: "Value of donated goods",
};
export const count = (value: number) => number(value);
export const notEnough = "Not enough data";
export const none = "There is no quarter with orders yet.";
export const counted = (asOf: string) => `Counted from our own books, as of ${asOf}.`;
export const leavesOut = "“To date” leaves out the quarters with too few orders.";
export const download = "Download as CSV";

/** The columns of the file besides those of the page. */
export const file = {
  soFar: "So far; money at the end of the quarter",
  from: "First day",
  to: "Last day",
  note: "Note",
  paid: "Paid to farms, USD",
  share: "Median farm share, %",
  donated: "Value of goods donated, USD",
};

export const howCounted = {
  title: "How the quarters are counted",
  text: "An order counts in the quarter in which it was placed, unless it was canceled or refunded, with all that happened to it until today. A quarter with too few orders is not shown, nor part of “To date”; the orders and households above the table include it. Money is shown, and part of “To date”, once its quarter is over. Quarters are those of our calendar in California.",
};
export const paid = {
  title: "Paid to farms",
  text: "What reached the accounts of farms in that quarter, less what came back from them. Farms are paid a few weeks after they earn it. We show it if none or at least three farms were paid: otherwise it would tell what a single farm got.",
};
export const share = {
  title: "Median farm share",
  text: "For each order, what its farms earned, divided by the price of its goods, without tax and delivery. Refunds for which farms are not paid lower both; other refunds and the discounts that we pay for lower neither. Half of the orders gave farms this share or more. Rounded down.",
};
export const farms = {
  title: "Farms and households",
  text: "Farms that earned something with these orders, and different email addresses that placed them. Most of them come back, so the quarters add up to more than the total.",
};
export const donated = {
  title: "Boxes, not meals",
  text: "Weekly boxes that households gave to a food bank and that arrived there. We show the price of their goods, less refunds for which farms are not paid, if a quarter has none, or five boxes or more: otherwise it would tell what single households paid. We show no number of meals: much is sold by the bunch or the piece, so we do not know what it weighs.",
};
