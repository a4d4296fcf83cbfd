import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../deps.ts";

/** Below so many orders a figure would say more about single households than about the market. */
export const FEWEST_ORDERS = 20;

export type MarketFigures = {
  farms: number;
  products: number;
  orders: number;
  /** Null until there are enough orders. Amounts in cents. */
  shown: {
    households: number;
    owedToFarms: number;
    /** Of each dollar of produce, the cents that went to the farm. */
    farmCents: number;
  } | null;
  /** When these were true. */
  asOf: string;
};

/** What the market has moved so far, out of its own ledger. */
export async function readFigures({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<MarketFigures> {
  const sql = db.$client;
  const [row] = await sql<
    {
      farms: number;
      products: number;
      orders: number;
      households: number;
      shares: number;
      subtotals: number;
    }[]
  >`
    select
      (select count(*)::int from farms where status = 'live') as farms,
      (select count(*)::int from products where visible) as products,
      (select count(*)::int from orders where state <> 'cancelled') as orders,
      (select count(distinct email)::int from orders where state <> 'cancelled') as households,
      (select coalesce(-sum(amount_cents), 0)::int from ledger_entries where account = 'farm_payable') as shares,
      (select coalesce(sum(subtotal_cents), 0)::int from orders where state <> 'cancelled') as subtotals`;
  const {
    farms = 0,
    products = 0,
    orders = 0,
    households = 0,
    shares = 0,
    subtotals = 0,
  } = row ?? {};
  const enough = orders >= FEWEST_ORDERS && subtotals > 0;
  return {
    farms,
    products,
    orders,
    shown: enough
      ? { households, owedToFarms: shares, farmCents: Math.round((100 * shares) / subtotals) }
      : null,
    asOf: clock.now().toISOString(),
  };
}

/** How many doors are on today's route; only the number, never where. */
export async function stopsToday({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const today = businessDayAt(clock.now());
  const [row] = await db.$client<{ stops: number }[]>`
    select count(*)::int as stops from orders
    where delivery_day = ${today} and state not in ('cancelled', 'refunded')`;
  return row?.stops ?? 0;
}
