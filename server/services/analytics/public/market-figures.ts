import type { Cents } from "#shared/money.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { getFarmShare } from "../../catalog/farm-share.ts";
import { getPayoutAge } from "../payout-age.ts";
import { stands } from "../../platform/standing-orders.ts";

/** Public figures of the market. */
export type MarketFigures = {
  farms: number;
  products: number;
  orders: number;
  /** Null below `FEWEST_ORDERS` orders. */
  shown: {
    households: number;
    /** What farms earned, after refunds, in cents. */
    earnedByFarms: Cents;
    /** Of each dollar paid for goods, the cents that went to the farm. */
    farmCents: number;
    /** As `getPayoutAge`. */
    payoutDays: number | null;
  } | null;
  /** When the figures were read, as an ISO instant. */
  asOf: string;
};

/** The market's figures so far, as published. Money comes from the ledger. */
export async function getFigures(deps: Pick<Deps, "db" | "clock">): Promise<MarketFigures> {
  const sql = deps.db.$client;
  const [[row], share, payoutDays] = await Promise.all([
    sql<{ farms: number; products: number }[]>`
      select (select count(*) from farms where status = 'live') as farms,
        (select count(*) from products where visible) as products`,
    getFarmShare(deps),
    getPayoutAge(deps),
  ]);
  const { orders, households, toFarms, farmCents } = share;
  return {
    farms: row?.farms ?? 0,
    products: row?.products ?? 0,
    orders,
    shown:
      farmCents === null ? null : { households, earnedByFarms: toFarms, farmCents, payoutDays },
    asOf: deps.clock.now().toISOString(),
  };
}

/** How many orders are due today, including those already delivered. Public, so it reveals only the number. */
export async function stopsToday({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const sql = db.$client;
  const today = businessDayAt(clock.now());
  const [row] = await sql<{ stops: number }[]>`
    select count(*) as stops from orders where delivery_day = ${today} and ${stands(sql)}`;
  return row?.stops ?? 0;
}
