import type { Cents } from "#shared/money.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";
import { getFarmShare } from "../catalog/farm-share.ts";
import { getPayoutAge } from "./payout-age.ts";
import { stands } from "../platform/standing-orders.ts";

export type MarketFigures = {
  farms: number;
  products: number;
  orders: number;
  /** Null until there are enough orders. */
  shown: {
    households: number;
    /** What farms earned, after refunds. */
    earnedByFarms: Cents;
    /** Of each dollar paid for goods, the cents that went to the farm. */
    farmCents: number;
    /** Days after delivery within which half of what farms were paid in the last 180 days had reached them; null while nothing was paid. */
    payoutDays: number | null;
  } | null;
  /** When these were true. */
  asOf: string;
};

/** What the market has moved so far, out of its own ledger. */
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

/** How many doors are on today's route; only the number, never where. */
export async function stopsToday({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const sql = db.$client;
  const today = businessDayAt(clock.now());
  const [row] = await sql<{ stops: number }[]>`
    select count(*) as stops from orders where delivery_day = ${today} and ${stands(sql)}`;
  return row?.stops ?? 0;
}
