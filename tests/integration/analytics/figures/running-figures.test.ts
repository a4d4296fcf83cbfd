import { afterAll, beforeAll, expect, it } from "vitest";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { LEAST_OF_A_SHARE } from "#shared/analytics/analytics.ts";
import { deliverySeries } from "#server/services/analytics/figures/deliveries.ts";
import { runningFiguresOf } from "#server/services/analytics/figures/running-figures.ts";
import { trendsOf } from "#server/services/analytics/figures/trends.ts";
import { moveFarm } from "#server/services/farms/admin/state.ts";
import { addDays, businessDayAt, businessTimeOn } from "#shared/time.ts";
import { begin, household } from "#tests/support/market/people/box-household.ts";
import { type CrewDay, openCrewDay } from "#tests/support/market/orders/crew-day.ts";

let at: CrewDay;
beforeAll(async () => {
  at = await openCrewDay();
});
afterAll(() => at.market[Symbol.asyncDispose]());

const onlyOf = (day: string) => runningFiguresOf(at.deps, { from: day, to: day });
/** The course over the seven days up to a day. */
const courseTo = async (day: string) =>
  (await trendsOf(at.deps, { from: addDays(day, -6), to: day })).points;
const today = () => businessDayAt(at.clock.now());
const goTo = (hour: number) =>
  at.clock.pass(businessTimeOn(at.day.current, hour).getTime() - at.clock.now().getTime());

it("shows the share of on-time deliveries once there are at least ten deliveries", async () => {
  at.begin();
  const { routeId, stops } = await at.out(LEAST_OF_A_SHARE);
  goTo(13);
  const delivered = stops.map(({ id }, index) =>
    at.event(id, "delivered", { minute: index < 8 ? -61 : -59 }),
  );
  await at.report(routeId, ...delivered.slice(1));
  expect(await onlyOf(at.day.current)).toMatchObject({ onTime: null });
  await at.report(routeId, ...delivered.slice(0, 1));
  expect(await onlyOf(at.day.current)).toMatchObject({ onTime: 0.8 });
  const days = { from: addDays(at.day.current, -1), to: at.day.current };
  expect((await deliverySeries(at.deps, days)).points).toEqual([
    { day: days.from, onTime: 0, late: 0 },
    { day: days.to, onTime: 8, late: 2 },
  ]);
  const quarter = await deliverySeries(at.deps, { ...days, from: addDays(days.to, -90) });
  expect(quarter.step).toBe("week");
  expect(quarter.points.at(-1)).toMatchObject({ onTime: 8, late: 2 });
  const course = await courseTo(addDays(at.day.current, 1));
  expect(course.map(({ onTime }) => onTime)).toEqual([null, null, null, null, null, 0.8, 0.8]);
  expect(await onlyOf(addDays(at.day.current, 1))).toMatchObject({ onTime: null });
});

it("shows what farms were owed at the end of the last day, according to the ledger", async () => {
  const [{ owed } = { owed: 0 }] = await at.sql<{ owed: number }[]>`
    select -sum(amount_cents)::bigint as owed from ledger_entries where account = 'farm_payable'`;
  expect(owed).toBeGreaterThan(0);
  expect(await onlyOf(addDays(today(), 1))).toMatchObject({ payable: owed });
  expect(await onlyOf("2020-01-01")).toMatchObject({ payable: 0 });
});

it("shows for a past day how many farms were live then", async () => {
  const { farmsLive } = await onlyOf(today());
  expect(farmsLive).toBeGreaterThan(0);
  at.clock.pass(24 * 3_600_000);
  await moveFarm(at.deps, null, { id: at.farmId, to: "paused", reason: "Rain" });
  expect(await onlyOf(today())).toMatchObject({ farmsLive: farmsLive - 1 });
  expect(await onlyOf(addDays(today(), -1))).toMatchObject({ farmsLive });
  at.clock.pass(24 * 3_600_000);
  await moveFarm(at.deps, null, { id: at.farmId, to: "live" });
  expect(await onlyOf(today())).toMatchObject({ farmsLive });
  expect(await onlyOf(addDays(today(), -1))).toMatchObject({ farmsLive: farmsLive - 1 });
  const course = (await courseTo(today())).map((point) => point.farmsLive);
  expect(course.slice(-3)).toEqual([farmsLive, farmsLive - 1, farmsLive]);
});

it("counts active box subscriptions, and the share of boxes skipped", async () => {
  const [one, other] = [
    await household(at.market, at.deps),
    await household(at.market, at.deps, { plan: { weekday: 3 } }),
  ];
  for (const home of [one, other]) await begin(home);
  const { db } = at.market.database;
  const days = (await db.select().from(boxes)).map(({ day }) => day).toSorted();
  const period = { from: days[0]!, to: days.at(-1)! };
  expect(days.length).toBeGreaterThanOrEqual(LEAST_OF_A_SHARE);
  await at.sql`update boxes set state = 'skipped' where day = ${days[0]!}`;
  expect(await runningFiguresOf(at.deps, period)).toMatchObject({
    activeBoxes: 2,
    skipRate: 1 / days.length,
  });
  expect(await onlyOf(days[0]!)).toMatchObject({ skipRate: null });
  const { points } = await trendsOf(at.deps, period);
  expect(points.at(-1)).toMatchObject({ skipRate: 1 / days.length });
  expect(points[0]).toMatchObject({ skipRate: null });
  await at.sql`
    update box_subscriptions set state = 'canceled', canceled_at = ${at.clock.now().toISOString()}
    where user_id = ${one.user.id}`;
  expect(await onlyOf(today())).toMatchObject({ activeBoxes: 1 });
});
