import {
  centsOfDollar,
  type CommissionOffer,
  commissionOffer,
  farmPart,
} from "#shared/farms/farm-payout.ts";
import type { BasisPoints, Cents } from "#shared/money.ts";
import type { Deps } from "../../deps.ts";
import { cachedFigure } from "./cached-figure.ts";
import { getSettings } from "../platform/settings.ts";
import { stands } from "../platform/standing-orders.ts";

/** Below so many orders a figure would say more about single households than about the market. */
export const FEWEST_ORDERS = 20;

export type FarmShare = {
  /** Orders that stand, and the households that placed them. */
  orders: number;
  households: number;
  /** What farms earned with those orders, after refunds. */
  toFarms: Cents;
  /** The farms' part of what households paid for goods, after refunds; null below `FEWEST_ORDERS`. */
  part: BasisPoints | null;
  /** The same in whole cents of a dollar. */
  farmCents: number | null;
};

/**
 * What farms earn, out of the ledger: the one figure behind every page that says it. Goods are what
 * farms and market got for them together: refunds that they bear are off both sides, and refunds that the
 * market or the carrier bears, and what boxes give above their price, are on neither, so that the part is never
 * said too large. Fees, tax, delivery, deposits and payouts are other accounts or kinds of transactions.
 */
export function getFarmShare(deps: Pick<Deps, "db" | "clock">): Promise<FarmShare> {
  return cachedFigure(deps, "farm-share", () => farmShare(deps));
}

async function farmShare({ db: { $client: sql } }: Pick<Deps, "db">): Promise<FarmShare> {
  const [row] = await sql<{ orders: number; households: number; toFarms: Cents; goods: Cents }[]>`
    with standing as (select id, email from orders where ${stands(sql)}),
    earned as (
      select e.account, -sum(e.amount_cents) as amount
      from standing s join ledger_transactions t on t.order_id = s.id
        and t.kind in ('sale', 'order_refund', 'order_refund_undone', 'bearer_changed')
      join ledger_entries e on e.transaction_id = t.id
        and e.account in ('farm_payable', 'commission')
      group by e.account)
    select (select count(*) from standing) as orders,
      (select count(distinct email) from standing) as households,
      coalesce(sum(amount) filter (where account = 'farm_payable'), 0)::bigint as "toFarms",
      coalesce(sum(amount), 0)::bigint as goods
    from earned`;
  if (!row) throw new Error("What farms earn did not come back");
  const { goods, ...earned } = row;
  const part = row.orders < FEWEST_ORDERS ? null : farmPart(row.toFarms, goods);
  return { ...earned, part, farmCents: part === null ? null : centsOfDollar(part) };
}

/** What a farm that joins today is offered, with what farms earn so far. */
export async function getFarmTerms(
  deps: Pick<Deps, "db" | "clock">,
): Promise<{ commission: CommissionOffer; farmCents: number | null }> {
  const [{ part, farmCents }, { commissionBps }] = await Promise.all([
    getFarmShare(deps),
    getSettings(deps),
  ]);
  return { commission: commissionOffer(commissionBps, part), farmCents };
}
