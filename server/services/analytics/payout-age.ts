import type { Deps } from "../../deps.ts";
import { cachedFigure } from "../catalog/cached-figure.ts";
import { DAY_MS } from "#shared/durations.ts";

/** Days into the past from which payouts are considered. */
const LOOK_BACK_DAYS = 180;

/**
 * The number of days after delivery within which half of the money paid to farms in the last `LOOK_BACK_DAYS` days
 * had reached them, weighted by amount and rounded up; null if nothing was paid. Amounts are after refunds deducted
 * before the payout.
 */
export function getPayoutAge(deps: Pick<Deps, "db" | "clock">): Promise<number | null> {
  return cachedFigure(deps, "payout-age", () => payoutAge(deps));
}

async function payoutAge({
  db: { $client: sql },
  clock,
}: Pick<Deps, "db" | "clock">): Promise<number | null> {
  const since = new Date(clock.now().getTime() - LOOK_BACK_DAYS * DAY_MS);
  const [row] = await sql<{ days: number | null }[]>`
    with paid as (
      select p.paid_at, t.order_id, -sum(e.amount_cents) as amount
      from payouts p join payout_entries x on x.payout_id = p.id and x.freed_at is null
        join ledger_entries e on e.id = x.entry_id
        join ledger_transactions t on t.id = e.transaction_id
      where p.state = 'paid' and p.paid_at >= ${since.toISOString()}
      group by 1, 2),
    aged as (
      select paid.amount, extract(epoch from paid.paid_at - delivered.at) / 86400 as days
      from paid cross join lateral (select handed_over_at(paid.order_id) as at) delivered
      where paid.amount > 0 and delivered.at is not null),
    summed as (
      select days, sum(amount) over (order by days) as until, sum(amount) over () as total from aged)
    select ceil(min(days))::int as days from summed where until * 2 >= total`;
  return row?.days ?? null;
}
