import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listApplications } from "#server/services/farms/applications/application-list.ts";
import { applicationQuery } from "#shared/farms/applications/application-admin.ts";
import { listEmails } from "#server/services/mail/mail-admin.ts";
import { type OutboxQuery, outboxQuery } from "#shared/mail/mail-admin.ts";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { listAllOrders } from "#server/services/orders/desk/order-list.ts";
import { type OrderQuery, orderQuery } from "#shared/orders/order-desk.ts";
import { addDays, businessDayAt, type Day } from "#shared/time.ts";
import { clockAtNoon } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";

const ORDERS = "/dashboard/admin/orders";
const ROUTES = "/dashboard/logistics/routes";

let market: MarketPlace;
let today: Day;
/** The numbers of two orders. */
let numbers: readonly [string, string];
beforeAll(async () => {
  const opened = await openMarketPlace();
  market = { ...opened, deps: { ...opened.deps, clock: clockAtNoon() } };
  today = businessDayAt(market.deps.clock.now());
  await sql()`delete from farm_certifications`;
  numbers = [await bought(), await bought()];
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  await sql()`update orders set state = 'delivered'`;
  await sql()`update emails set state = 'sent'`;
});

const sql = () => market.database.sql;
const links = async () =>
  (await needsAttention(market.deps)).map(({ count, to, search }) => ({ count, to, search }));
const listed = async (state: OrderQuery["state"]) => {
  const { rows } = await listAllOrders(market.deps, orderQuery.parse({ state }));
  return rows.map(({ number }) => number);
};
const put = (number: string, state: string, { day, window }: { day: Day; window: string }) => sql()`
  update orders set state = ${state}, delivery_day = ${day}, delivery_window = ${window}
  where number = ${number}`;

const bought = () =>
  placedOrder(market, market.deps, visitor(market.deps), {
    goods: [{ slug: "nantes-carrots", quantity: 1 }],
    email: "ana@furrow.example",
  });

describe("What needs attention links to a list with just that", () => {
  it.each(["placed", "locked", "harvesting", "packed", "out_for_delivery"])(
    "for orders past their day that are %s",
    async (state) => {
      await put(numbers[0], state, { day: addDays(today, -1), window: "evening" });
      expect(await links()).toEqual([{ count: 1, to: ORDERS, search: { state: "overdue" } }]);
      expect(await listed("overdue")).toEqual([numbers[0]]);
      expect(await listed("undecided")).toEqual([]);
    },
  );

  it("for orders that could not be handed over and are not to be delivered again", async () => {
    for (const number of numbers) {
      await put(number, "failed_delivery", { day: addDays(today, -1), window: "evening" });
    }
    expect(await links()).toEqual([{ count: 2, to: ORDERS, search: { state: "undecided" } }]);
    expect((await listed("undecided")).toSorted()).toEqual(numbers.toSorted());
    await sql()`
      insert into order_problems (order_id, product_id, kind, quantity, created_at)
      select order_id, product_id, 'not_delivered', quantity, now() from order_lines
      where order_id = (select id from orders where number = ${numbers[0]}) limit 1`;
    expect(await listed("undecided")).toEqual([numbers[1]]);
    await sql()`delete from order_problems`;
    await sql()`
      insert into disputes (id, intent_id, status, reason, amount_cents, taken_cents, created_at, updated_at, read_at)
      select 'du_links', payment_intent_id, 'under_review', 'fraudulent', 100, 100, now(), now(), now()
      from orders where number = ${numbers[0]}`;
    expect(await listed("undecided")).toEqual([numbers[1]]);
    await sql()`delete from disputes`;
    await sql()`
      update orders set harvested_for = ${addDays(today, -1)}, delivery_day = ${addDays(today, 1)}
      where number = ${numbers[0]}`;
    expect(await listed("undecided")).toEqual([numbers[1]]);
    expect(await listed("overdue")).toEqual([]);
    await sql()`update orders set harvested_for = null`;
  });

  it("for packed orders without a van: the first window that has one", async () => {
    const [day, next] = [addDays(today, 2), addDays(today, 3)];
    await put(numbers[0], "packed", { day: next, window: "morning" });
    await put(numbers[1], "packed", { day, window: "evening" });
    const first = (window: string) => [{ count: 2, to: ROUTES, search: { day, window } }];
    expect(await links()).toEqual(first("evening"));
    // The afternoon is before the evening, but not in the alphabet after the morning.
    await put(numbers[0], "packed", { day, window: "morning" });
    await put(numbers[1], "packed", { day, window: "afternoon" });
    expect(await links()).toEqual(first("morning"));
    // One of them comes again today.
    await put(numbers[0], "failed_delivery", { day: today, window: "evening" });
    await sql()`update orders set harvested_for = ${addDays(today, -1)} where number = ${numbers[0]}`;
    expect(await links()).toEqual([
      { count: 2, to: ROUTES, search: { day: today, window: "evening" } },
    ]);
    await sql()`update orders set harvested_for = null`;
  });

  it("for routes: the first day and window that has one", async () => {
    const past = addDays(today, -1);
    await sql()`
      insert into delivery_routes (day, "window", name, state, created_at)
      values (${past}, 'evening', 'Van 1', 'out', now()), (${past}, 'afternoon', 'Van 2', 'out', now())`;
    const search = { day: past, window: "afternoon" };
    expect(await links()).toEqual([{ count: 2, to: ROUTES, search }]);
    await sql()`delete from delivery_routes`;
  });

  it("for full windows: the first of their days", async () => {
    const [day, next] = [addDays(today, 5), addDays(today, 6)];
    await sql()`delete from delivery_slots`;
    await sql()`
      insert into delivery_slots (day, "window", capacity, held, booked)
      values (${next}, 'evening', 10, 1, 9), (${day}, 'morning', 10, 1, 9)`;
    const search = { day, window: "morning" };
    expect(await links()).toEqual([{ count: 2, to: "/dashboard/logistics", search }]);
    await sql()`delete from delivery_slots`;
  });

  it("for emails: the outbox with just those that are counted, however old the others are", async () => {
    const { id: old } = (await sql()`select id from emails order by id limit 1`)[0]!;
    const { id: fresh } = (await sql()`select id from emails order by id desc limit 1`)[0]!;
    const listedAs = async (state: OutboxQuery["state"]) => {
      const { rows, total } = await listEmails(market.deps, outboxQuery.parse({ state }));
      return { total, ids: rows.map(({ id }) => id) };
    };
    const link = (state: string) => [
      { count: 1, to: "/dashboard/admin/email-test", search: { tab: "outbox", state } },
    ];
    await sql()`update emails set state = 'suppressed' where id in (${old}, ${fresh})`;
    await sql()`update emails set created_at = created_at - interval '15 days' where id = ${old}`;
    expect(await links()).toEqual(link("held_back"));
    expect(await listedAs("held_back")).toEqual({ total: 1, ids: [fresh] });
    expect((await listedAs("suppressed")).total).toBe(2);
    await sql()`update emails set state = 'failed' where id in (${old}, ${fresh})`;
    // Past its retention period: nobody is left to send it to.
    await sql()`update emails set to_address = 'x@erased.invalid' where id = ${old}`;
    expect(await links()).toEqual(link("undelivered"));
    expect(await listedAs("undelivered")).toEqual({ total: 1, ids: [fresh] });
    expect((await listedAs("failed")).total).toBe(2);
  });

  it("for applications: those that wait for us, in time or not", async () => {
    await sql()`
      insert into farmer_applications (farm_name, family_name, email, phone, location, farm_type,
        years_active, acreage, products_grown, farming_practices, why_join, state, review_due_on,
        markets, certifications, selling_platforms, submitted_at, created_at)
      select 'Hill', 'Lee', gen_random_uuid() || '@furrow.example', '7075550100', 'Napa', 'mixed', '3-5', '5-20',
        'Kale and beets', 'No spray at all', 'To sell more', 'submitted', due, '{}', '{}', '{}', now(), now()
      from unnest(array[${addDays(today, 2)}, ${addDays(today, -2)}]::date[]) due`;
    const to = "/dashboard/admin/applications";
    expect(await links()).toEqual([
      { count: 1, to, search: { state: "waiting" } },
      { count: 1, to, search: { state: "overdue" } },
    ]);
    for (const state of ["waiting", "overdue"] as const) {
      const { total } = await listApplications(market.deps, applicationQuery.parse({ state }));
      expect(total).toBe(1);
    }
    await sql()`delete from farmer_applications`;
  });
});
