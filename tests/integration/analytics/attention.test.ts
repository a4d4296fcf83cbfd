import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { WAITING } from "#server/services/analytics/waiting/waiting.ts";
import { addDays, businessDayAt, businessTimeOn, type Day } from "#shared/time.ts";
import { ana, registered } from "#tests/support/market/people/accounts.ts";
import { begin, household } from "#tests/support/market/people/box-household.ts";
import { clockAtNoon, movableClock } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { reportDispute } from "#tests/support/money/reported-dispute.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";

let market: MarketPlace;
let today: Day;
beforeAll(async () => {
  const opened = await openMarketPlace();
  market = { ...opened, deps: { ...opened.deps, clock: clockAtNoon() } };
  today = businessDayAt(market.deps.clock.now());
  await market.database.sql`delete from farm_certifications`;
});
afterAll(() => market[Symbol.asyncDispose]());

const sql = () => market.database.sql;
const waiting = async () =>
  (await needsAttention(market.deps)).map(({ what, count }) => `${count} ${what}`);

const bought = () =>
  placedOrder(market, market.deps, visitor(market.deps), {
    goods: [{ slug: "nantes-carrots", quantity: 1 }],
    email: "ana@furrow.example",
  });

it("Waiting and overdue applications are listed separately", async () => {
  expect(await waiting()).toEqual([]);
  const add = (state: string, due: Day) => sql()`
    insert into farmer_applications (farm_name, family_name, email, phone, location, farm_type,
      years_active, acreage, products_grown, farming_practices, why_join, state, review_due_on,
      markets, certifications, selling_platforms, submitted_at, created_at)
    values ('Hill', 'Lee', gen_random_uuid() || '@furrow.example', '7075550100', 'Napa', 'mixed', '3-5', '5-20',
      'Kale and beets', 'No spray at all', 'To sell more', ${state}, ${due}, '{}', '{}', '{}', now(), now())`;
  await add("submitted", addDays(today, 2));
  await add("in_review", today);
  await add("in_review", addDays(today, -1));
  await add("changes_requested", addDays(today, -9));
  expect(await waiting()).toEqual([
    "2 farm applications waiting for a decision",
    "1 farm application overdue",
  ]);
  await sql()`delete from farmer_applications`;
});

it("An upcoming delivery window is listed once it is more than 80% full", async () => {
  const fill = (day: Day, booked: number) => sql()`
    insert into delivery_slots (day, "window", capacity, held, booked) values (${day}, 'evening', 10, 1, ${booked})`;
  const tomorrow = addDays(today, 1);
  await fill(today, 9);
  await fill(tomorrow, 7);
  expect(await waiting()).toEqual([]);
  await sql()`update delivery_slots set booked = 8 where day = ${tomorrow}`;
  expect(await waiting()).toEqual(["1 delivery window more than 80% full"]);
  await sql()`delete from delivery_slots where "window" = 'evening'`;
});

it("A packed order without a van is listed until a route includes it", async () => {
  const number = await bought();
  await sql()`update orders set state = 'packed' where number = ${number}`;
  expect(await waiting()).toEqual(["1 packed order without a van"]);

  const [route] = await sql()`
    insert into delivery_routes (day, "window", name, created_at)
    select delivery_day, delivery_window, 'Van 1', now() from orders where number = ${number} returning id`;
  await sql()`
    insert into route_stops (route_id, order_id, position)
    select ${route?.["id"]}, id, 1 from orders where number = ${number}`;
  expect(await waiting()).toEqual([]);

  await sql()`update delivery_routes set day = ${today}`;
  expect(await waiting()).toEqual(["1 route of today or tomorrow without a driver"]);
  await sql()`update delivery_routes set state = 'out', day = ${addDays(today, -1)}`;
  await sql()`update orders set delivery_day = ${addDays(today, -1)} where number = ${number}`;
  expect(await waiting()).toEqual([
    "1 order past the delivery day and not delivered",
    "1 route still out after its day",
  ]);
  await sql()`delete from route_stops`;
  await sql()`delete from delivery_routes`;
  await sql()`update orders set state = 'failed_delivery' where number = ${number}`;
  expect(await waiting()).toEqual(["1 order could not be handed over: try again or refund"]);
  await markDelivered(sql(), number);
});

it("An order whose delivery failed is not listed until the day of its next delivery", async () => {
  const number = await bought();
  const comesAgainOn = (day: Day) => sql()`
    update orders set state = 'failed_delivery', harvested_for = ${addDays(today, -1)},
      delivery_day = ${day} where number = ${number}`;
  await comesAgainOn(addDays(today, 1));
  expect(await waiting()).toEqual([]);
  await comesAgainOn(today);
  expect(await waiting()).toEqual(["1 packed order without a van"]);
  await comesAgainOn(addDays(today, -1));
  expect(await waiting()).toEqual(["1 order could not be handed over: try again or refund"]);
  await sql()`
    insert into order_problems (order_id, product_id, kind, quantity, created_at)
    select order_id, product_id, 'not_delivered', quantity, now() from order_lines
    where order_id = (select id from orders where number = ${number}) limit 1`;
  expect(await waiting()).toEqual(["1 problem with an order not settled yet"]);
  await sql()`
    delete from order_problems where order_id = (select id from orders where number = ${number})`;
  await markDelivered(sql(), number);
});

it("A disputed order waits for the bank: neither a van nor the team can do anything with it", async () => {
  const number = await bought();
  await sql()`
    insert into disputes (id, intent_id, status, reason, amount_cents, taken_cents, created_at, updated_at, read_at)
    select 'du_attention', payment_intent_id, 'under_review', 'fraudulent', 100, 100, now(), now(), now()
    from orders where number = ${number}`;
  const shown = async (state: string, day: Day) => {
    await sql()`update orders set state = ${state}, delivery_day = ${day} where number = ${number}`;
    return waiting();
  };
  expect(await shown("packed", addDays(today, 1))).toEqual([]);
  expect(await shown("failed_delivery", today)).toEqual([]);
  expect(await shown("failed_delivery", addDays(today, -1))).toEqual([]);
  await sql()`update disputes set status = 'won' where id = 'du_attention'`;
  expect(await shown("packed", addDays(today, 1))).toEqual(["1 packed order without a van"]);
  expect(await shown("failed_delivery", addDays(today, -1))).toEqual([
    "1 order could not be handed over: try again or refund",
  ]);
  await sql()`delete from disputes where id = 'du_attention'`;
  await markDelivered(sql(), number);
});

it("An order that failed to be delivered waits for the team as long as a dispute leaves something to refund", async () => {
  const number = await bought();
  const [paid] = await sql()<{ intentId: string; total: number }[]>`
    update orders set state = 'failed_delivery', delivery_day = ${addDays(today, -1)} where number = ${number}
    returning payment_intent_id as "intentId", total_cents as total`;
  const { intentId, total } = paid!;
  const report = (status: string, amount: number) =>
    reportDispute(market.deps, { id: `du_${amount}`, intentId, status, amount });
  const listed = ["1 order could not be handed over: try again or refund"];
  await report("warning_under_review", total);
  expect(await waiting()).toEqual(listed);
  await report("warning_closed", total);
  await report("under_review", 100);
  expect(await waiting()).toEqual([]);
  await report("lost", 100);
  expect(await waiting()).toEqual(listed);
  const received = (cents: number) => sql()`
    update payments set amount_received_cents = ${cents} where intent_id = ${intentId}`;
  // As if the rest was paid with credit: the card has nothing left, so no refund of the payment is possible.
  await received(100);
  expect(await waiting()).toEqual([]);
  await received(total);
  await refundOrder(market.deps, null, {
    intentId,
    wish: "remaining",
    reason: "Nobody was home",
    cause: "not_delivered",
  });
  expect(await waiting()).toEqual([]);
  await markDelivered(sql(), number);
});

it("A route with a driver that has not started is listed once its window has begun", async () => {
  const number = await bought();
  await sql()`update orders set state = 'locked' where number = ${number}`;
  const { id: driver } = (await registered(market.deps, ana)).user;
  const [route] = await sql()`
    insert into delivery_routes (day, "window", name, driver_id, created_at)
    values (${today}, 'afternoon', 'Van 9', ${driver}, now()) returning id`;
  await sql()`
    insert into route_stops (route_id, order_id, position)
    select ${route?.["id"]}, id, 1 from orders where number = ${number}`;
  const at = async (hour: number) => {
    const clock = movableClock(businessTimeOn(today, hour).toISOString());
    return (await needsAttention({ ...market.deps, clock })).map(({ what }) => what);
  };
  const line = "route never started, though the window has begun";
  expect(await at(11)).not.toContain(line);
  expect(await at(12)).toContain(line);
  await sql()`update delivery_routes set day = ${addDays(today, -1)}`;
  expect(await at(1)).toContain(line);
  await sql()`update delivery_routes set state = 'out'`;
  expect(await at(12)).not.toContain(line);
  await sql()`update delivery_routes set state = 'planned'`;
  await sql()`update orders set state = 'canceled' where number = ${number}`;
  expect(await at(12)).not.toContain(line);
  await sql()`delete from route_stops`;
  await sql()`delete from delivery_routes`;
});

it("Units promised to weekly boxes but not in stock are counted", async () => {
  const { count } = (await sql()`select count(*)::int from boxes`)[0] as { count: number };
  expect(count).toBe(0);
  const home = await household(market, market.deps);
  await begin(home);
  await sql()`update boxes set day = ${addDays(today, 3)} where id = (select id from boxes order by day limit 1)`;
  const short = /units? promised to the weekly boxes/u;
  expect((await waiting()).filter((line) => short.test(line))).toEqual([]);
  await sql()`update stock set on_hand = reserved, sold = sold + on_hand - reserved`;
  expect(await waiting()).toContain(
    "5 units promised to weekly boxes in the next seven days and not in stock",
  );
  await sql()`update boxes set state = 'canceled', due_at = null`;
});

it("Messages, emails and certificates that need attention are listed", async () => {
  await sql()`
    insert into contact_messages (number, topic, name, email, message, created_at)
    values ('T-2222-2222', 'order', 'Ana', 'ana@furrow.example', 'Where is it?', now())`;
  await sql()`update emails set state = 'suppressed' where id = (select id from emails limit 1)`;
  await sql()`
    insert into farm_certifications (farm_id, certification, issuer, number, valid_to, state, created_at)
    select id, 'organic', 'CCOF', 'X1', ${addDays(today, 30)}, state::certificate_state, now()
    from (select id from farms order by id limit 1) farm, unnest(array['verified', 'waiting']) state`;
  expect(await waiting()).toEqual([
    "1 farm certificate waiting to be checked",
    "1 farm certificate ending within 30 days",
    "1 message not answered yet",
    "1 email of the last two weeks held back: the address takes none",
  ]);
});

it("Open days of farms that are suspended or without people are listed as long as guests expect them", async () => {
  const visits = async () => (await waiting()).filter((line) => line.includes("open day"));
  const [farm] = await sql()<{ id: number }[]>`
    select id from farms f where not exists (select from farm_visits v where v.farm_id = f.id) order by id limit 1`;
  const add = async (day: Day, guests: number) => {
    const at = businessTimeOn(day, 10).toISOString();
    const [visit] = await sql()<{ id: string }[]>`
      insert into farm_visits (farm_id, starts_at, ends_at, places, text, bring, meeting_point, created_at)
      values (${farm!.id}, ${at}, ${at}::timestamptz + interval '2 hours', 20, 'Beets', '', 'At the gate', now())
      returning id`;
    await sql()`
      insert into visit_guests (visit_id, first_name, email, party, created_at)
      select ${visit!.id}, 'Ana', n || '@x.example', 2, now() from generate_series(1, ${guests}::int) n`;
  };
  await add(addDays(today, -1), 1);
  await add(addDays(today, 2), 2);
  await add(addDays(today, 3), 0);
  expect(await visits()).toEqual([]);
  await sql()`update farms set status = 'suspended' where id = ${farm!.id}`;
  expect(await visits()).toEqual(["1 open day with guests at a suspended farm: cancel it"]);
  const { user } = await registered(market.deps, { username: "host", email: "host@x.example" });
  await sql()`update users set role = 'farmer' where id = ${user.id}`;
  await sql()`update farms set status = 'paused' where id = ${farm!.id}`;
  expect(await visits()).toEqual([
    "1 open day with guests at a paused farm that nobody works for: cancel it",
  ]);
  await sql()`insert into farm_members (user_id, farm_id, created_at) values (${user.id}, ${farm!.id}, now())`;
  expect(await visits()).toEqual([]);
  await sql()`update users set disabled = true where id = ${user.id}`;
  expect(await visits()).toHaveLength(1);
  await sql()`
    update farm_visits set canceled_at = now(), canceled_reason = 'The farm is closed.'
    where farm_id = ${farm!.id}`;
  expect(await visits()).toEqual([]);
  await sql()`update farms set status = 'live' where id = ${farm!.id}`;
});

it("Every lifecycle is in the table of what waits for the team", async () => {
  const folder = new URL("../../../src/shared/", import.meta.url);
  const texts = await Promise.all(
    (await readdir(folder, { recursive: true }))
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFile(new URL(name, folder), "utf8")),
  );
  const defined = texts.flatMap((text) =>
    [...text.matchAll(/export const (\w+)Lifecycle = defineLifecycle\(/g)].map(([, name]) => name),
  );
  expect(defined.length).toBeGreaterThan(10);
  expect(Object.keys(WAITING)).toEqual(expect.arrayContaining(defined));
});

it("Payouts that wait for approval, were refused or were never drafted are listed", async () => {
  const all = async () => (await waiting()).filter((one) => one.includes("payout"));
  expect(await all()).toEqual([]);
  await sql()`alter table ledger_transactions disable trigger user`;
  await sql()`update ledger_transactions set created_at = created_at - interval '19 days'`;
  await sql()`alter table ledger_transactions enable trigger user`;
  expect(await all()).toEqual(["1 time no payouts were drafted for more than 17 days"]);
  const [run] = await sql()<{ id: string }[]>`
    insert into payout_runs (day, drafted_at, created_at, updated_at)
    values (${addDays(today, -2)}, now(), now(), now()) returning id`;
  expect(await all()).toEqual(["1 payout day waiting for approval"]);
  await sql()`update payout_runs set state = 'approved'`;
  await sql()`insert into payouts (run_id, farm_id, state, amount_cents, created_at, updated_at)
    select ${run!.id}, id, 'failed', 1500, now(), now() from farms order by id limit 1`;
  expect(await all()).toEqual(["1 payout to a farm refused by the provider"]);
  await sql()`update payouts set state = 'sending', check_failures = 20`;
  expect(await all()).toEqual(["1 payout to a farm the provider has not taken yet"]);
  await sql()`update payouts set state = 'held', hold_reason = 'team', check_failures = 0`;
  expect(await all()).toEqual([]);
});
