import { cents, type Cents, NO_MONEY, sumCents } from "../money.ts";
import { splitLine, type Totals } from "../checkout/pricing.ts";
import type { TaxShare } from "../checkout/tax/tax.ts";
import { balanced, type LedgerLine, opposite, taxLines } from "./ledger.ts";

type SoldLine = {
  farmId: number;
  lineTotal: Cents;
  commissionBps: number;
  taxes: readonly TaxShare[];
  /** What a promotion code took off, and the part of it that the farm bears. */
  promotion?: Cents;
  farmPromotion?: Cents;
};

/**
 * A sale: what the provider received, and the credit that was spent, is owed to the farms, earned as
 * commission and delivery, and held as tax. A discount beside the credit is what a box gives above its
 * price. What a code of a farm took off lowers that farm's sale; what one of the market did is the market's
 * cost. Throws a RangeError when the totals and the lines do not agree.
 */
export function saleEntries(
  lines: readonly SoldLine[],
  totals: Totals,
  deliveryTaxes: readonly TaxShare[] = [],
): LedgerLine[] {
  const splits = lines.map((line) => ({
    farmId: line.farmId,
    ...splitOf(line),
  }));
  const byFarm = new Map<number, number>();
  for (const { farmId, farmShare } of splits)
    byFarm.set(farmId, (byFarm.get(farmId) ?? 0) + farmShare);
  const commission = sumCents(splits.map((split) => split.commission));
  const credit = totals.credit ?? NO_MONEY;
  const promotion = sumCents(lines.map((line) => line.promotion ?? NO_MONEY));
  const ofFarms = sumCents(lines.map((line) => line.farmPromotion ?? NO_MONEY));
  return balanced([
    { account: "provider_balance", farmId: null, amount: totals.total },
    { account: "customer_credit", farmId: null, amount: credit },
    ...Array.from(byFarm, ([farmId, share]) => ({
      account: "farm_payable" as const,
      farmId,
      amount: cents(-share),
    })),
    { account: "box_gifts", farmId: null, amount: cents(totals.discount - credit - promotion) },
    { account: "promotions", farmId: null, amount: cents(promotion - ofFarms) },
    { account: "commission", farmId: null, amount: cents(-commission) },
    { account: "delivery_fees", farmId: null, amount: cents(-totals.delivery) },
    ...opposite(taxLines([...lines.flatMap(({ taxes }) => taxes), ...deliveryTaxes])),
  ]);
}

/** How a line's price is shared, less what its farm took off with a code of its own. */
export function splitOf({
  lineTotal,
  farmPromotion = NO_MONEY,
  commissionBps,
}: Pick<SoldLine, "lineTotal" | "farmPromotion" | "commissionBps">) {
  return splitLine(cents(lineTotal - farmPromotion), commissionBps);
}
