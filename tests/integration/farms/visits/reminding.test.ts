import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { purgeOld } from "#server/services/analytics/retention/retention.ts";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import { remindOfVisits } from "#server/services/farms/visits/remind.ts";
import { newestMail, tokenIn } from "#tests/support/market/people/account-mails.ts";
import { farmOwner } from "#tests/support/market/people/farm-owner.ts";
import { DAY, HOUR } from "#tests/support/market/time/clock.ts";
import { VISIT, type VisitWorld, visitWorld } from "#tests/support/market/visits.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let world: VisitWorld;
let id: string;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  world = await visitWorld(database);
  id = await world.announce();
  await world.reserve(id, "ana@x.example", 3);
});

/** Moves the clock to an instant; the test world starts on November 23. */
const at = (instant: string) => world.clock.pass(Date.parse(instant) - world.clock.now().getTime());
const reminded = async () =>
  (
    await database.sql`select to_address as to from emails where kind = 'visit_reminder' order by 1`
  ).map((row) => String(row["to"]));

describe("A guest is reminded", () => {
  it("the day before, from eight in the morning, once, even with two workers", async () => {
    at("2026-12-03T23:00:00Z");
    expect(await remindOfVisits(world.deps)).toBe(0);
    at("2026-12-04T15:59:00Z");
    expect(await remindOfVisits(world.deps)).toBe(0);
    at("2026-12-04T16:04:00Z");
    const counts = await Promise.all([remindOfVisits(world.deps), remindOfVisits(world.deps)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    world.clock.pass(HOUR);
    expect(await remindOfVisits(world.deps)).toBe(0);
    expect(await reminded()).toEqual(["ana@x.example"]);
  });

  it("of the current details, with a working link", async () => {
    const { day: _, from: __, until: ___, ...details } = VISIT;
    const meetingPoint = "At the barn";
    await world.owner.call((api) =>
      api.farmer.visits.change({ ...details, meetingPoint, seen: details, id }),
    );
    at("2026-12-04T20:00:00Z");
    await remindOfVisits(world.deps);
    const { subject, text } = await newestMail(world.deps.db, "visit_reminder");
    expect(subject).toBe("Tomorrow is your visit to the farm");
    expect(text).toContain("At the barn");
    const token = await tokenIn(world.deps.db, "visit_reminder");
    const places = await visitor(world.deps).call((api) => api.farms.places.read({ token }));
    expect(places).toMatchObject({ party: 3 });
  });

  it("A guest is not reminded if the visit was canceled, the farm is suspended, or they reserved today", async () => {
    at("2026-12-04T18:00:00Z");
    await world.reserve(id, "late@x.example");
    await database.sql`update farms set status = 'suspended'`;
    expect(await remindOfVisits(world.deps)).toBe(0);
    await database.sql`update farms set status = 'live'`;
    expect(await remindOfVisits(world.deps)).toBe(1);
    const other = await world.announce({ from: "15:00", until: "16:00" });
    await world.reserve(other, "late@x.example");
    await database.sql`update visit_guests set created_at = created_at - interval '2 days'`;
    await world.owner.call((api) => api.farmer.visits.cancel({ id: other, reason: "Hail." }));
    expect(await remindOfVisits(world.deps)).toBe(1);
    expect(await reminded()).toEqual(["ana@x.example", "late@x.example"]);
  });

  it("not if nobody works for the paused farm any more, and again once somebody does", async () => {
    await world.owner.call((api) => api.accounts.requestDeletion());
    world.clock.pass(14 * DAY);
    const later = "2026-12-19";
    await database.sql`update farm_visits set starts_at = ${`${later}T18:00:00Z`}, ends_at = ${`${later}T20:00:00Z`}`;
    await eraseDueAccounts(world.deps);
    const [farm] = await database.sql`select status from farms`;
    expect(farm).toEqual({ status: "paused" });
    at("2026-12-18T20:00:00Z");
    expect(await remindOfVisits(world.deps)).toBe(0);
    await farmOwner(world.deps, world.owner.farmId);
    expect(await remindOfVisits(world.deps)).toBe(1);
  });

  it("not if the farm is suspended while others are reminded", async () => {
    await world.reserve(id, "ben@x.example");
    at("2026-12-04T20:00:00Z");
    await database.sql.unsafe(`
      create function suspend_farms() returns trigger language plpgsql as $$ begin
        update farms set status = 'suspended'; return null; end $$;
      create trigger suspend_farms after update of reminded_at on visit_guests
        for each row execute function suspend_farms();`);
    const count = await remindOfVisits(world.deps);
    await database.sql.unsafe("drop function suspend_farms cascade");
    expect(count).toBe(1);
    expect(await reminded()).toHaveLength(1);
  });
});

it("Guests are deleted 90 days after the visit, and not before; the visit is kept", async () => {
  at("2026-12-05T21:00:00Z");
  const guests = async () => (await database.sql`select 1 from visit_guests`).length;
  const mails = async () =>
    (await database.sql`select 1 from emails where kind like 'visit%'`).length;
  world.clock.pass(90 * DAY);
  await purgeOld(world.deps);
  expect(await guests()).toBe(1);
  expect(await mails()).toBeGreaterThan(0);
  world.clock.pass(DAY);
  await purgeOld(world.deps);
  expect([await guests(), await mails()]).toEqual([0, 0]);
  expect(await database.sql`select 1 from farm_visits`).toHaveLength(1);
});
