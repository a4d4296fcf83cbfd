import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { farms } from "#db/schema/farms/farms.ts";
import { fromCsv } from "#server/csv/csv.ts";
import { speak } from "#server/language.ts";
import { makeFarmYears } from "#server/pdf/farm-year.ts";
import { inPrint } from "#server/pdf/pdf-look.ts";
import { exportFarmYears } from "#server/services/payments/payouts/farm-years-csv.ts";
import { farmYears, yearsBooked } from "#server/services/payments/payouts/farm-years.ts";
import { reversePayout } from "#server/services/payments/payouts/reverse.ts";
import { changeBearer } from "#server/services/payments/refunds/change-bearer.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { formatUsd } from "#shared/money.ts";
import { type FarmYear, totalOf } from "#shared/payments/payouts/farm-year.ts";
import { yearSections } from "#shared/payments/payouts/farm-year-words.ts";
import { farmYearPath } from "#shared/payments/payouts/statement-files.ts";
import type { Bearer, RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { addDays, businessDayAt, startOfBusinessDay } from "#shared/time.ts";
import { wordsOfPdf } from "#tests/support/code/pdf-words.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { farmOwner } from "#tests/support/market/people/farm-owner.ts";
import {
  approveAsShown,
  deliver,
  growingFarm,
  nextRun,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import { openWorld, PASSWORD, type World } from "#tests/support/powers/world.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { refundOne } from "#tests/support/market/orders/refund-one.ts";

const LEGAL_NAME =
  "Hernández y Hermanas Agricultural Partnership of Sonoma County and Surroundings, LLC";

type Sold = Awaited<ReturnType<typeof sold>>;

let world: World;
let app: TestApp;
let admin: Awaited<ReturnType<World["person"]>>;
/** The first of the two years in which the farms have sales. */
let first: number;
let farmId: number;
let otherId: number;

const sweep = () => {
  world.clock.pass(HOUR / 4);
  return sweepPayments(world.deps);
};
async function refundUnit({ order }: Sold, cause: RefundCause): Promise<string> {
  const { refundId } = await refundOne(world.deps, order.number, { by: admin.user, cause });
  await sweep();
  return refundId;
}
async function paid() {
  const run = await nextRun(world);
  if (run.state === "drafted") await approveAsShown(world.deps, admin.user, run.id);
  await sweep();
}
const decide = (refundId: string, bearer: Bearer) =>
  changeBearer(world.deps, admin.user, { refundId, bearer, reason: "Decided later" });
/** Moves the clock to this many hours before or after the start of a business year. */
function passToYear(year: number, hours: number) {
  const midnight = startOfBusinessDay(`${year}-01-01`).getTime();
  world.clock.pass(midnight + hours * HOUR - world.clock.now().getTime());
}

let late: Sold;
beforeAll(async () => {
  world = await openWorld();
  // The first payout day has to be in the same year as the sales, so late in a year begin in the next.
  first = Number(addDays(businessDayAt(world.clock.now()), 10).slice(0, 4));
  if (businessDayAt(world.clock.now()) < `${first}-01-01`) passToYear(first, 12);
  admin = await world.person("admin");
  otherId = await growingFarm(world);
  await readyOwner(world, otherId);
  const other = await sold(world, 40);
  await deliver(world, other.order);
  farmId = await growingFarm(world);
  await readyOwner(world, farmId);
  await world.deps.db.update(farms).set({ legalName: LEGAL_NAME }).where(eq(farms.id, farmId));
  const order = await sold(world, 9);
  await deliver(world, order.order);
  const poor = await refundUnit(order, "poor_quality");
  await refundUnit(order, "customer_changed");
  await refundUnit(order, "packed_wrong");
  const broken = await refundUnit(order, "damaged_on_the_way");
  await paid();
  await decide(broken, "farm");
  // An hour before midnight it is still the old year, although in UTC the new one has begun.
  passToYear(first + 1, -1);
  late = await sold(world, 7);
  await deliver(world, late.order);
  passToYear(first + 1, 1);
  await refundUnit(late, "poor_quality");
  await decide(poor, "market");
  await paid();
  await paid();
  const [wrong] = await payoutsOf(world, farmId);
  await reversePayout(world.deps, admin.user, { payoutId: wrong!.id, reason: "Sent in error" });
  await sweep();
  app = await openApp(world.deps);
}, 240_000);
afterAll(async () => {
  await assertInvariants(world.market.database.sql, world.clock.now());
  await app[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

const yearOf = async (year: number, id = farmId): Promise<FarmYear> =>
  (await farmYears(world.deps, { year, farmId: id }))[0]!;

/** The balance of a ledger account in a business year, for one farm or all. */
async function booked(year: number, account: string, id: number | null = null): Promise<number> {
  const [row] = await world.market.database.sql<{ sum: number }[]>`
    select coalesce(sum(e.amount_cents), 0)::int as sum from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
    where e.account::text = ${account} and (${id}::int is null or e.farm_id = ${id})
      and extract(year from t.created_at at time zone 'America/Los_Angeles') = ${year}`;
  return row!.sum;
}

describe("A farm's year", () => {
  it("is what the ledger says, each part and in all, and the next begins where it ended", async () => {
    const years = [await yearOf(first), await yearOf(first + 1)];
    for (const [at, year] of years.entries()) {
      const { gross, commission, refunds: borne, earned, paid: out, owedBefore, owedAfter } = year;
      const taken = borne.farm.share + borne.customer.share;
      expect(gross + commission + taken).toBe(earned);
      expect(earned).toBe(0 - (await booked(first + at, "farm_payable", farmId)));
      const sent = await booked(first + at, "farm_in_transit", farmId);
      expect(out).toBe(sent + (await booked(first + at, "farm_paid", farmId)));
      expect(owedAfter).toBe(owedBefore + earned - out);
    }
    expect(years[1]!.owedBefore).toBe(years[0]!.owedAfter);
    expect(years[0]!.owedBefore).toBe(0);
    expect(years.map(({ gross }) => gross > 0)).toEqual([true, false]);
  });

  it("ends at midnight of the business, and what is decided later belongs to its own year", async () => {
    const [before, after] = [await yearOf(first), await yearOf(first + 1)];
    const unit = late.line.unitPrice;
    expect(before.gross).toBe(16 * unit);
    expect(after.gross).toBe(0);
    const prices = ({ refunds: borne }: FarmYear) =>
      Object.fromEntries(
        Object.entries(borne).map(([bearer, { price }]) => [bearer, price / unit]),
      );
    // The carrier's refund was reassigned to the farm in the same year, the farm's first one to the market in the
    // next.
    expect(prices(before)).toEqual({ farm: 2, customer: 1, market: 1, carrier: 0 });
    expect(prices(after)).toEqual({ farm: 0, customer: 0, market: 1, carrier: 0 });
    expect([after.refunds.market.share, after.refunds.carrier.share]).toEqual([0, 0]);
  });

  it("has each payout in its month, and what came back in the month in which it did", async () => {
    const after = await yearOf(first + 1);
    expect(after.payouts).toHaveLength(12);
    expect(after.payouts.reduce((sum, one) => sum + one, 0)).toBe(after.paid);
    const [sent] = await payoutsOf(world, farmId);
    expect((await yearOf(first)).paid).toBe(sent!.amount);
    const others = (await payoutsOf(world, farmId)).filter(({ state }) => state === "paid");
    expect(after.paid).toBe(others.reduce((sum, { amount }) => sum + amount, 0) - sent!.amount);
    // It was returned in the month of the last payout day.
    const month = Number(businessDayAt(world.clock.now()).slice(5, 7));
    expect(after.payouts[month - 1]).toBeLessThan(0);
    expect(await yearsBooked(world.deps)).toEqual([first + 1, first]);
  });

  it("of all farms together is what the accounts of the market say", async () => {
    for (const year of [first, first + 1]) {
      const all = await farmYears(world.deps, { year });
      const total = totalOf(all);
      expect(total.earned).toBe(0 - (await booked(year, "farm_payable")));
      expect(total.refunds.market.price).toBe(await booked(year, "market_losses"));
      expect(total.refunds.carrier.price).toBe(await booked(year, "carrier_losses"));
      const { farm, customer } = total.refunds;
      const givenUp = farm.price + customer.price + farm.share + customer.share;
      expect(total.commission + givenUp).toBe(await booked(year, "commission"));
      expect(total.gross + total.commission + farm.share + customer.share).toBe(total.earned);
    }
    const named = (await farmYears(world.deps, { year: first })).map((year) => year.farmId);
    expect(new Set(named)).toEqual(new Set([otherId, farmId]));
    expect(await farmYears(world.deps, { year: first - 1 })).toEqual([]);
  });

  it("says the same on its page, in its file and as a PDF, in the reader's language", async () => {
    const owner = await farmOwner(world.deps, farmId);
    const { farm } = await owner.call((api) => api.farmer.payouts.year({ year: first }));
    expect(farm).toEqual(await yearOf(first));
    const rows = yearSections(first, farm).flatMap((section) => section.rows);
    const file = fromCsv(await owner.call((api) => api.farmer.payouts.yearCsv({ year: first })));
    const [headings = [], line = []] = file;
    for (const [label, amount] of rows) {
      expect(headings.filter((heading) => heading === label)).toHaveLength(1);
      expect(line[headings.indexOf(label)]).toBe((amount / 100).toFixed(2));
    }
    const facts = { business: BRAND_BUSINESS, year: first, farms: [farm] };
    const { bytes, pages } = await makeFarmYears(facts);
    const words = wordsOfPdf(bytes).split("\n");
    for (const [label, amount] of rows)
      expect(words[words.indexOf(label) + 1]).toBe(inPrint(formatUsd(amount)));
    expect(pages).toBe(1);
    expect(words.join(" ")).toContain("Hernández y Hermanas");
    const spanish = await speak("es", () => makeFarmYears(facts));
    for (const one of [`Año ${first}`, "Ventas brutas", "1 de 1", "Por pagar al inicio del año"])
      expect(wordsOfPdf(spanish.bytes)).toContain(one);
  });
});

describe("Who sees a year", () => {
  const clientOf = async ({ user: { username } }: { user: { username: string } }) => {
    const client = httpClient(app);
    await client.post("/api/login", { username, password: PASSWORD });
    return client;
  };

  it("is the farm of its own, and the team of all", async () => {
    const owner = await farmOwner(world.deps, otherId);
    const own = await owner.call((api) => api.farmer.payouts.year({ year: first }));
    expect(own.farm.farmId).toBe(otherId);
    const asked = owner.call((api) => api.farmer.payouts.year({ year: first, farmId }));
    await expect(asked).rejects.toMatchObject({ code: "NOT_FOUND" });
    const all = owner.call((api) => api.admin.payouts.year({ year: first }));
    await expect(all).rejects.toMatchObject({ code: "FORBIDDEN" });
    const boss = await world.person("admin");
    const seen = await boss.call((api) => api.admin.payouts.year({ year: first }));
    expect(new Set(seen.farms.map((one) => one.farmId))).toEqual(new Set([otherId, farmId]));
    expect(seen.total.gross).toBe(seen.farms.reduce((sum, { gross }) => sum + gross, 0));
    const csv = await boss.call((api) => api.admin.payouts.yearCsv({ year: first }));
    expect(csv).toBe(await exportFarmYears(world.deps, { year: first }));
    expect(fromCsv(csv).filter((row) => row.length > 1)).toHaveLength(3);
  });

  it("is asked for its PDF as well", async () => {
    const owner = await clientOf(await farmOwner(world.deps, otherId));
    const boss = await clientOf(await world.person("admin"));
    const buyer = await clientOf(await world.person());
    expect((await owner.get(farmYearPath(first))).headers["content-type"]).toBe("application/pdf");
    expect((await owner.get(farmYearPath(first, farmId))).status).toBe(404);
    expect((await boss.get(farmYearPath(first))).status).toBe(200);
    expect((await boss.get(farmYearPath(first, farmId))).status).toBe(200);
    expect((await boss.get("/payout-years/first.pdf")).status).toBe(404);
    // Not the totals of all farms.
    expect((await boss.get(`${farmYearPath(first)}?farm=abc`)).status).toBe(404);
    expect((await buyer.get(farmYearPath(first))).status).toBe(403);
    expect((await httpClient(app).get(farmYearPath(first))).status).toBe(401);
  });
});
