import { cents, type Cents, sumCents } from "../../money.ts";
import { amountsOf } from "./refund-lines.ts";
import type { RefundPlan } from "./refund-plan.ts";

/** What a refund is made of, as its customer reads it: the first four are in all what card and credit get. */
export type RefundParts = {
  /** At what was paid for them: less what codes took off. */
  goods: Cents;
  tax: Cents;
  delivery: Cents;
  /** For no goods; below zero what was given so before, which counts toward them. */
  goodwill: Cents;
  card: Cents;
  credit: Cents;
};

type Made = Pick<RefundPlan, "delivery" | "deliveryTaxes" | "goodwill" | "card" | "credit"> & {
  lines: readonly { tax: Cents }[];
};

/** The parts of a refund that was planned, or written. */
export function refundParts({ lines, deliveryTaxes, ...made }: Made): RefundParts {
  const { delivery, goodwill, card, credit } = made;
  const tax = sumCents([...lines.map((line) => line.tax), ...amountsOf(deliveryTaxes)]);
  const goods = cents(card + credit - tax - delivery - goodwill);
  return { goods, tax, delivery, goodwill, card, credit };
}
