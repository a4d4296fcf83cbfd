import { ERASED_LIKE } from "#shared/accounts/erased.ts";
import {
  centsOfDollar,
  type CommissionOffer,
  commissionOffer,
  farmPart,
} from "#shared/farms/money/farm-payout.ts";
import { type BasisPoints, type Cents, cents } from "#shared/money.ts";
import { BEARERS, undoesSale } from "#shared/payments/refunds/refund-cause.ts";
import type { Deps } from "../../deps.ts";
import { cachedFigure } from "./cached-figure.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { stands } from "../platform/standing-orders.ts";

/** With fewer orders, a figure would reveal more about individual households than about the market. */
export const FEWEST_ORDERS = 20;

/** What farms earn from the market's sales. */
export type FarmShare = {
  /**
   * Orders that were neither canceled nor refunded, and the number of households that placed them. Guests whose orders
   * no longer name them are left out: nobody can tell which of these came from the same household.
   */
  orders: number;
  households: number;
  /** What farms earned with those orders, after refunds. */
  toFarms: Cents;
  /** The farms' share of what households paid for goods, after refunds; null below `FEWEST_ORDERS`. */
  part: BasisPoints | null;
  /** The farms' share in whole cents per dollar. */
  farmCents: number | null;
};

/**
 * What farms earn according to the ledger. Every page that states the figure uses this one.
 *
 * The whole is what farms and market received for goods. Refunds that undo a sale reduce both the
 * farms' part and the whole. Refunds borne by the market or the carrier, and goods in a box beyond
 * its price, affect neither, so that the share is never overstated. Fees, tax, delivery, deposits
 * and payouts are in other accounts or other kinds of transactions.
 */
export function getFarmShare(deps: Pick<Deps, "db" | "clock">): Promise<FarmShare> {
  return cachedFigure(deps, "farm-share", () => farmShare(deps));
}

async function farmShare({ db: { $client: sql } }: Pick<Deps, "db">): Promise<FarmShare> {
  const [row] = await sql<{ orders: number; households: number; toFarms: Cents; goods: Cents }[]>`
    with standing as (select id, email, user_id from orders where ${stands(sql)}),
    earned as (
      select e.account, -sum(e.amount_cents) as amount
      from standing s join ledger_transactions t on t.order_id = s.id
        and t.kind in ('sale', 'order_refund', 'order_refund_undone', 'bearer_changed')
      join ledger_entries e on e.transaction_id = t.id
        and e.account in ('farm_payable', 'commission')
      group by e.account)
    select (select count(*) from standing) as orders,
      (select count(distinct email) from standing
        where user_id is not null or email not like ${ERASED_LIKE}) as households,
      coalesce(sum(amount) filter (where account = 'farm_payable'), 0)::bigint as "toFarms",
      coalesce(sum(amount), 0)::bigint as goods
    from earned`;
  if (!row) throw new Error("What farms earn did not come back");
  const { goods, ...earned } = row;
  const part = row.orders < FEWEST_ORDERS ? null : farmPart(row.toFarms, goods);
  return { ...earned, part, farmCents: part === null ? null : centsOfDollar(part) };
}

/**
 * One farm's share of what households paid for its goods, after refunds, by the same rule; null if
 * it has fewer than `FEWEST_ORDERS` orders. The ledger records a farm's earnings by farm but not
 * the market's commission, so the commission is summed from the farm's order lines, less what
 * refunds undid. Both methods add up to the same entries.
 */
export function getShareOf(
  deps: Pick<Deps, "db" | "clock">,
  farmId: number,
): Promise<BasisPoints | null> {
  return cachedFigure(deps, `farm-share:${farmId}`, () => shareOfFarm(deps, farmId));
}

async function shareOfFarm(
  { db: { $client: sql } }: Pick<Deps, "db">,
  farmId: number,
): Promise<BasisPoints | null> {
  const [row] = await sql<{ orders: number; toFarm: Cents; commission: Cents }[]>`
    with sold as (
      select l.order_id, l.product_id, l.commission_cents as commission
      from order_lines l join orders o on o.id = l.order_id
      where l.farm_id = ${farmId} and ${stands(sql, "o.state")}),
    undone as (
      select coalesce(sum(back.commission_cents), 0) as commission
      from sold join refund_lines back using (order_id, product_id)
        join refunds r on r.id = back.refund_id
      where r.state <> 'failed' and r.bearer::text in ${sql(BEARERS.filter(undoesSale))}),
    earned as (
      select coalesce(-sum(e.amount_cents), 0) as amount
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account = 'farm_payable' and e.farm_id = ${farmId}
        and t.order_id in (select order_id from sold)
        and t.kind in ('sale', 'order_refund', 'order_refund_undone', 'bearer_changed'))
    select (select count(distinct order_id) from sold) as orders,
      (select amount from earned)::bigint as "toFarm",
      ((select coalesce(sum(commission), 0) from sold)
        - (select commission from undone))::bigint as commission`;
  if (!row) throw new Error("What a farm earns did not come back");
  return row.orders < FEWEST_ORDERS
    ? null
    : farmPart(row.toFarm, cents(row.toFarm + row.commission));
}

/** The commission offered to a farm that joins today, and what farms have earned so far, in cents per dollar. */
export async function getFarmTerms(
  deps: Pick<Deps, "db" | "clock">,
): Promise<{ commission: CommissionOffer; farmCents: number | null }> {
  const [{ part, farmCents }, { commissionBps }] = await Promise.all([
    getFarmShare(deps),
    getSettings(deps),
  ]);
  return { commission: commissionOffer(commissionBps, part), farmCents };
}
