import type { TaxShare } from "../../checkout/tax/tax.ts";
import { cents, type Cents, sumCents } from "../../money.ts";
import { amountsOf } from "./refund-lines.ts";

/** A refund as stored; its money is `amount` and `credit` together. */
type Paid = {
  amount: Cents;
  credit: Cents;
  delivery: Cents;
  deliveryTaxes: readonly TaxShare[];
  goodwill: Cents;
};

/**
 * What the customer got back for each line of a refund, tax included. Discounts that apply to the whole order, such as
 * that of a weekly box or a code, are taken off the lines in proportion, so that the lines add up to what the refund
 * returned for goods.
 */
export function lineMoney(
  { amount, credit, delivery, deliveryTaxes, goodwill }: Paid,
  lines: readonly { productId: number; amount: Cents; tax: Cents }[],
): ReadonlyMap<number, Cents> {
  const forGoods = amount + credit - delivery - sumCents(amountsOf(deliveryTaxes)) - goodwill;
  const price = sumCents(lines.flatMap((line) => [line.amount, line.tax]));
  let [seen, given] = [0, 0];
  return new Map(
    lines.map((line) => {
      seen += line.amount + line.tax;
      const upTo = price === 0 ? 0 : Math.round((forGoods * seen) / price);
      const share = cents(upTo - given);
      given = upTo;
      return [line.productId, share];
    }),
  );
}
