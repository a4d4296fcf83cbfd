import { cents, type Cents, NO_MONEY, sumCents } from "../money.ts";
import { splitLine, type Totals } from "../checkout/pricing.ts";
import type { TaxShare } from "../checkout/tax/tax.ts";
import { balanced, type LedgerLine, opposite, taxLines } from "./ledger.ts";

type SoldLine = {
  farmId: number;
  lineTotal: Cents;
  commissionBps: number;
  taxes: readonly TaxShare[];
  /** The discount of a promotion code, and the part borne by the farm. */
  promotion?: Cents;
  farmPromotion?: Cents;
};

/**
 * A sale: what the provider received, plus the credit spent, is owed to the farms, earned as commission and delivery
 * fee, and held as tax. A discount besides credit is a box's value above its price. A farm's code reduces that
 * farm's sale; a market's code is a cost of the market. Throws a RangeError if totals and lines disagree.
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

/** How a line's price, less its farm's own discount, is split. */
export function splitOf({
  lineTotal,
  farmPromotion = NO_MONEY,
  commissionBps,
}: Pick<SoldLine, "lineTotal" | "farmPromotion" | "commissionBps">) {
  return splitLine(cents(lineTotal - farmPromotion), commissionBps);
}
