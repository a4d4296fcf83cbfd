import { BOX_SIZES } from "#shared/boxes/boxes.ts";
import { DISPUTE_ANSWERABLE } from "#shared/payments/disputes/dispute.ts";
import { NO_RUN_DAYS } from "#shared/payments/payouts/payout.ts";
import { monthOf } from "#shared/time.ts";
import { comesInBoxes } from "../../catalog/shop/filters.ts";
import { nobodyWorks } from "../../farms/admin/nobody-works.ts";
import { kind, type Waiting } from "./kind.ts";
import { ownLinesWaiting } from "./own-lines.ts";

/** A window filled above this percentage is reported, while there is still time to find another van. */
const WINDOW_FULL_PERCENT = 80;

/** What waits for the team and is not a state of one of our lifecycles. */
export const WAITING_OUTSIDE_LIFECYCLES: readonly Waiting[] = [
  ...kind(
    "brokenRules",
    "/dashboard/admin/jobs",
    (sql) => sql`(
      select jsonb_array_elements(newest.broken) from (
        select broken from invariant_checks order by at desc limit 1
      ) newest
    ) broken`,
  ),
  ...kind(
    "disputes",
    "/dashboard/payments",
    (sql) => sql`disputes where status = any(${[...DISPUTE_ANSWERABLE]}::text[])`,
  ),
  ...kind(
    "farmsAlone",
    { to: "/dashboard/admin/farmers", search: { people: "none" } },
    (sql, { now }) => sql`farms where ${nobodyWorks(sql, now)}`,
  ),
  ...kind(
    "ownLines",
    { to: "/dashboard/farmer/harvest", first: { day: "day", farm: "farm_id" } },
    ownLinesWaiting,
  ),
  // Only once a farm's ledger has entries older than that, so that a new market without any run is not reported.
  ...kind(
    "noPayoutRun",
    "/dashboard/payments/payouts",
    (sql, { today }) => sql`(
      select from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account = 'farm_payable' and t.created_at < ${today}::date - ${NO_RUN_DAYS}::int
        and not exists (select from payout_runs where day >= ${today}::date - ${NO_RUN_DAYS}::int)
      limit 1
    ) late`,
    NO_RUN_DAYS,
  ),
  ...kind(
    "fullWindows",
    { to: "/dashboard/logistics", first: { day: "day", window: "window" } },
    (sql, { today }) =>
      sql`delivery_slots where day > ${today} and (held + booked) * 100 > capacity * ${WINDOW_FULL_PERCENT}::int`,
    WINDOW_FULL_PERCENT,
  ),
  ...kind(
    "promisedUnits",
    "/dashboard/admin/boxes",
    (sql, { today, inAWeek }) => sql`(
      select generate_series(1, promised.units - stocked.units) from (
        select coalesce(sum(z.items), 0)::int as units
        from boxes b
          join unnest(${BOX_SIZES.map(({ id }) => id)}::text[], ${BOX_SIZES.map(({ items }) => items)}::int[]) z(id, items)
            on z.id = b.size
        where b.state = 'planned' and b.day between ${today} and ${inAWeek}
      ) promised, (
        select coalesce(sum(k.on_hand - k.reserved), 0)::int as units
        from products p join stock k on k.product_id = p.id
        where p.visible and ${comesInBoxes(sql)}
          and p.season_months @> array[${monthOf(today)}::int]
      ) stocked) short`,
  ),
];
