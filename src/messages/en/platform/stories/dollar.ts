import { list, plural, number } from "../../kit.ts";

export const title = "Where each dollar goes";
export const lead =
  "What households paid for goods and their delivery, without tax, by where it went. It comes from the ledger that pays the farms. The shares are rounded so that together they make 100%.";
export const dated = (orders: number, from: string, to: string) =>
  `As of the end of ${to}: ${plural(orders, { one: "1 order", other: `${number(orders)} orders` })} delivered since the start of ${from}, with their refunds until today.`;
export const notEnoughYet =
  "Not enough data yet: we show it once 20 orders were delivered within twelve full months.";
export const chart = (parts: readonly string[]) => `Of each dollar: ${list(parts)}`;
export const partOf = (part: string, share: string) => `${part} ${share}`;
export const part = "Part";
export const share = "Share";
export const together = "Together";
export const parts = {
  farms: {
    name: "Farms",
    how: "Their share of the price of goods, less the refunds that they bear.",
  },
  delivery: { name: "Delivery", how: "The delivery fees that households paid." },
  fees: { name: "Payment fees", how: "What the payment provider charged us for these orders." },
  refunds: {
    name: "Refunds that we bear",
    how: "What customers and their banks got back at our expense.",
  },
  discounts: {
    name: "Discounts from us",
    how: "Our promotion codes, and goods in boxes beyond the box’s price.",
  },
  market: {
    name: "Left for the market",
    how: "The rest of our commission, for all that it takes to run the market.",
  },
};
export const overspent = "We paid more for these orders than our commission brought in.";
