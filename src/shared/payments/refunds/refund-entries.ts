import { cents, type Cents, sumCents } from "../../money.ts";
import { balanced, type LedgerLine, taxLines } from "../ledger.ts";
import { type Bearer, undoesSale } from "./refund-cause.ts";
import type { RefundPlan } from "./refund-plan.ts";

/** Turns what is owed to a customer into credit. */
export function refundCreditedEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "customer_refunds", farmId: null, amount },
    { account: "customer_credit", farmId: null, amount: cents(-amount) },
  ]);
}

/** Refunds a plain amount: owed until the refund is sent. */
export function paymentReturnedEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "other_income", farmId: null, amount },
    { account: "customer_refunds", farmId: null, amount: cents(-amount) },
  ]);
}

/** Money returned without a refund of goods: a loss of the market. */
export function goodwillEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "goodwill", farmId: null, amount },
    { account: "customer_refunds", farmId: null, amount: cents(-amount) },
  ]);
}

/** A refund paid out of what was owed to the customer. */
export function refundEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "customer_refunds", farmId: null, amount },
    { account: "provider_balance", farmId: null, amount: cents(-amount) },
  ]);
}

/** What the bank gave a customer through a lost dispute, in place of a refund that was owed. */
export function bankRefundEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "customer_refunds", farmId: null, amount },
    { account: "disputes", farmId: null, amount: cents(-amount) },
  ]);
}

/**
 * The refund of an order. The bearer gives up the price of the goods (`borneBy`), the tax is no longer owed, and the
 * card's part is owed to the customer until the refund is sent; the rest becomes credit.
 */
export function orderRefundEntries(plan: RefundPlan, bearer: Bearer): LedgerLine[] {
  const { lines, deliveryTaxes, discount, promotion, goodwill, card, credit } = plan;
  return balanced([
    ...borneBy(bearer, plan),
    { account: "box_gifts", farmId: null, amount: cents(-discount) },
    { account: "promotions", farmId: null, amount: cents(-promotion) },
    { account: "goodwill", farmId: null, amount: goodwill },
    ...taxLines([...lines.flatMap(({ taxes }) => taxes), ...deliveryTaxes]),
    { account: "customer_refunds", farmId: null, amount: cents(-card) },
    { account: "customer_credit", farmId: null, amount: cents(-credit) },
  ]);
}

type Given = {
  lines: readonly { farmId: number; farmShare: Cents; commission: Cents }[];
  delivery: Cents;
};

/**
 * Books the price of refunded goods and a delivery fee to their bearer's accounts. Farm or customer (sale undone):
 * farm and market each give up what they got for the goods, at the line's own commission, and the market gives up
 * its fee. Market or carrier: farms keep their share, and it is a loss.
 */
function borneBy(bearer: Bearer, { lines, delivery }: Given): LedgerLine[] {
  const commission = sumCents(lines.map((line) => line.commission));
  const byFarm = new Map<number, number>();
  for (const { farmId, farmShare } of lines)
    byFarm.set(farmId, (byFarm.get(farmId) ?? 0) + farmShare);
  const fee: LedgerLine = { account: "delivery_fees", farmId: null, amount: delivery };
  if (undoesSale(bearer)) {
    return [
      ...Array.from(byFarm, ([farmId, share]) => ({
        account: "farm_payable" as const,
        farmId,
        amount: cents(share),
      })),
      { account: "commission", farmId: null, amount: commission },
      fee,
    ];
  }
  const price = cents(commission + sumCents([...byFarm.values()].map(cents)));
  if (bearer === "market") return [{ account: "market_losses", farmId: null, amount: price }, fee];
  return [{ account: "carrier_losses", farmId: null, amount: cents(price + delivery) }];
}

/** Moves the cost of a refund from its previous bearer to the new one. */
export function bearerChangedEntries(given: Given, from: Bearer, to: Bearer): LedgerLine[] {
  const moved = new Map<string, LedgerLine>();
  const move = (lines: readonly LedgerLine[], sign: 1 | -1) => {
    for (const line of lines) {
      const key = `${line.account}:${line.farmId}`;
      const amount = cents((moved.get(key)?.amount ?? 0) + sign * line.amount);
      moved.set(key, { ...line, amount });
    }
  };
  move(borneBy(from, given), -1);
  move(borneBy(to, given), 1);
  return balanced([...moved.values()]);
}
