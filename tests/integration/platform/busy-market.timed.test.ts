import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { getQuarters } from "#server/services/analytics/public/quarters.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { HOUR, movableClock } from "#tests/support/market/time/clock.ts";
import { registered, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { fillBusyMarket } from "#tests/support/postgres/busy-market.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { expectQuick } from "#tests/support/postgres/quick.ts";
import { testDeps } from "#tests/support/deps.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

/** Maximum duration of a query that pages for daily work need, in milliseconds. */
const QUICK = 100;
/**
 * Maximum duration of a report, in milliseconds. It adds up every line of its period on all cores, so it is slowed by
 * whatever else the machine does, and more than the scan of one table that the limits are adjusted to.
 */
const REPORT = 2_000;

const today = businessDayAt(new Date());
const tomorrow = addDays(today, 1);
const week = { from: addDays(today, -6), to: today };
const year = { from: addDays(today, -364), to: today };
const farmId = 1;

let database: FreshDatabase;
let who: Record<"admin" | "packer" | "customer", Visitor>;
beforeAll(async () => {
  database = await freshDatabase("market");
  const deps = testDeps(database.db);
  const person = (username: string) =>
    registered(deps, { username, email: `${username}@furrow.example` });
  who = {
    admin: await signedInAdmin(deps),
    packer: await person("lou"),
    customer: await person("ana"),
  };
  await database.db.update(users).set({ role: "logistics" }).where(eq(users.username, "lou"));
  const [customer] = await database.db.select().from(users).where(eq(users.username, "ana"));
  await fillBusyMarket(
    { url: database.url, serverUrl: inject("postgresUrl") },
    { customerId: customer!.id, last: tomorrow },
  );
}, 120_000);
afterAll(() => database[Symbol.asyncDispose]());

type Screen = [name: string, whose: keyof typeof who, ask: (api: AppCaller) => Promise<unknown>];

const SCREENS: Screen[] = [
  ["the farm's harvest", "admin", (api) => api.farmer.harvest({ farmId, day: tomorrow })],
  ["the farm's shelf", "admin", (api) => api.farmer.inventory.shelf({ farmId })],
  ["the farm's balance", "admin", (api) => api.farmer.balance({ farmId })],
  ["the farm's sales of a week", "admin", (api) => api.farmer.sales({ farmId, ...week })],
  ["the day's board", "packer", (api) => api.logistics.board({ day: tomorrow })],
  ["the pick list", "packer", (api) => api.logistics.pick({ day: tomorrow })],
  [
    "the pack list of 500 orders",
    "packer",
    (api) => api.logistics.pack({ day: tomorrow, window: "morning" }),
  ],
  [
    "the routes of 500 orders",
    "packer",
    (api) => api.logistics.routes({ day: tomorrow, window: "morning" }),
  ],
  ["a customer's orders", "customer", (api) => api.orders.mine()],
  ["a customer's week", "customer", (api) => api.orders.week()],
  ["what to buy again", "customer", (api) => api.orders.buyAgain()],
  ["what waits for the team", "admin", (api) => api.admin.analytics.attention()],
];

/** Seven queries at once: days, two weeks, balance, account, certificates, alerts and the team's edits. */
const FARMS_DAY: Screen = ["the farm's day", "admin", (api) => api.farmer.today({ farmId })];

const REPORTS: Screen[] = [
  ["the farm's sales of a year", "admin", (api) => api.farmer.sales({ farmId, ...year })],
  ["figures of a year", "admin", (api) => api.admin.analytics.figures(year)],
  ["shorts of a year by reason", "admin", (api) => api.admin.analytics.shorts(year)],
  ["margins of a year by product", "admin", (api) => api.admin.analytics.margins(year)],
  ["sales of a year", "admin", (api) => api.admin.analytics.series(year)],
  ["customers of a year", "admin", (api) => api.admin.analytics.cohorts(year)],
];

/** Reads two years: each point of a share counts as many days before it as the period has. */
const COURSE: Screen = [
  "the course of the figures of a year",
  "admin",
  (api) => api.admin.analytics.trends(year),
];

/** Read anew each time, although the figures are kept. */
const aging = movableClock();
const QUARTERS: Screen = [
  "the market's quarters",
  "admin",
  () => {
    aging.pass(HOUR);
    return getQuarters({ db: database.db, clock: aging });
  },
];

const expectWithin = (limit: number, [name, whose, ask]: Screen) =>
  expectQuick(
    {
      name,
      limit,
      lookAtAll: () => database.sql`select count(*) from order_history where cause = 'no one'`,
    },
    () => who[whose].call(ask),
  );

it("answers the queries of daily work in a tenth of a second, among a million lines", async () => {
  const crates = await who.packer.call((api) =>
    api.logistics.pack({ day: tomorrow, window: "morning" }),
  );
  expect(crates).toHaveLength(500);
  for (const screen of SCREENS) await expectWithin(QUICK, screen);
  await expectWithin(3 * QUICK, FARMS_DAY);
}, 60_000);

it("answers its reports in two seconds", async () => {
  for (const report of REPORTS) await expectWithin(REPORT, report);
  await expectWithin(2 * REPORT, COURSE);
  await expectWithin(2 * REPORT, QUARTERS);
}, 60_000);
