import { BOX_SIZES } from "#shared/boxes/boxes.ts";
import { DISPUTE_ANSWERABLE } from "#shared/payments/disputes/dispute.ts";
import { NO_RUN_DAYS } from "#shared/payments/payouts/payout.ts";
import { monthOf } from "#shared/time.ts";
import { comesInBoxes } from "../catalog/shop/filters.ts";
import { kind, type Waiting } from "./waiting-kind.ts";

/** A window filled above this percentage is reported, while there is still time to find another van. */
const WINDOW_FULL_PERCENT = 80;

/** What waits for the team and is not a state of one of our lifecycles. */
export const WAITING_BESIDE: readonly Waiting[] = [
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
  // The same as `nobodyWorks`, which the list asks for.
  ...kind(
    "farmsAlone",
    { to: "/dashboard/admin/farmers", search: { people: "none" } },
    (sql, { now }) => sql`farms f
      where f.status in ('live', 'paused')
        and exists (select from farmer_applications a where a.farm_id = f.id)
        and not exists (select from farm_members m join users u on u.id = m.user_id
          where m.farm_id = f.id and u.role = 'farmer' and not u.disabled)
        and not exists (select from invitations i
          where i.farm_id = f.id and i.accepted_at is null and i.expires_at > ${now.toISOString()}::timestamptz)`,
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
    { to: "/dashboard/logistics", slot: { day: "day", window: "window" } },
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
