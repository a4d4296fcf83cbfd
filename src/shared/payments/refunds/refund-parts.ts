import { cents, type Cents, sumCents } from "../../money.ts";
import { amountsOf } from "./refund-lines.ts";
import type { RefundPlan } from "./refund-plan.ts";

/** The parts of a refund as shown to the customer; the first four add up to the amounts for card and credit. */
export type RefundParts = {
  /** At the price paid: less the discounts of codes. */
  goods: Cents;
  tax: Cents;
  delivery: Cents;
  /** Not for goods; negative if it offsets goodwill given before. */
  goodwill: Cents;
  card: Cents;
  credit: Cents;
};

type Made = Pick<RefundPlan, "delivery" | "deliveryTaxes" | "goodwill" | "card" | "credit"> & {
  lines: readonly { tax: Cents }[];
};

/** The parts of a planned or recorded refund. */
export function refundParts({ lines, deliveryTaxes, ...made }: Made): RefundParts {
  const { delivery, goodwill, card, credit } = made;
  const tax = sumCents([...lines.map((line) => line.tax), ...amountsOf(deliveryTaxes)]);
  const goods = cents(card + credit - tax - delivery - goodwill);
  return { goods, tax, delivery, goodwill, card, credit };
}
