import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { settings } from "#db/schema/platform/system.ts";
import type { Deps } from "#server/deps.ts";
import { askForReviews } from "#server/services/orders/reviews/ask.ts";
import { listBoxes } from "#server/services/boxes/admin.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { planBoxes } from "#server/services/boxes/plan.ts";
import { remindOfBoxes } from "#server/services/boxes/remind.ts";
import { PAID_BY, type PaidBy } from "#shared/orders/order-desk.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { begin, HOME, household } from "#tests/support/market/people/box-household.ts";
import { DAY, type MovableClock, movableClock } from "#tests/support/market/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { spend } from "#tests/support/market/spent.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { CONFLICT } from "#tests/support/refusals.ts";
import { markDelivered } from "#tests/support/market/delivered-order.ts";

const BANK = {
  name: "Valley Table",
  street: "40 Granary Row",
  city: "Fresno",
  zipCode: "93721",
  phone: "(559) 555-0144",
};

let market: MarketPlace;
let clock: MovableClock;
let deps: Deps;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  // A Monday; boxes are delivered on Tuesdays and close four days before.
  clock = movableClock("2026-11-23T18:00:00Z");
  deps = { ...market.deps, clock };
  await set("foodBank", BANK);
});
afterEach(async () => {
  await assertInvariants(market.database.sql);
  await market.database.sql`update box_subscriptions set state = 'canceled'`;
  await market.database
    .sql`update boxes set state = 'canceled', due_at = null where state in ('planned', 'skipped')`;
  for (const key of ["foodBank", "zones", "holidays", "unservedPrefixes"]) {
    await market.database.db.delete(settings).where(eq(settings.key, key));
  }
});

async function set(key: string, value: unknown) {
  const row = { key, value, updatedAt: clock.now() };
  await market.database.db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.key, set: row });
}
const goTo = (instant: string) => clock.pass(new Date(instant).getTime() - clock.now().getTime());

async function begun() {
  const home = await household(market, deps);
  await begin(home);
  const boxes = async () => (await home.call((api) => api.boxes.own.read()))!.boxes;
  const [first] = await boxes();
  const id = first!.id;
  return {
    ...home,
    id,
    boxes,
    box: async () => (await boxes()).find((box) => box.id === id)!,
    move: (day: string | null, which = id) =>
      home.call((api) => api.boxes.own.move({ id: which, day })),
    donate: (donated: boolean) => home.call((api) => api.boxes.own.donate({ id, donated })),
  };
}

describe("Moving a box to another day of its week", () => {
  test("is possible to any delivery day before its cut-off, and changes when the box closes", async () => {
    const home = await begun();
    const before = await home.box();
    const planned = (await home.boxes()).length;
    expect(before.day).toBe("2026-12-01");
    expect(before.moves.map(({ day }) => day)).toEqual([
      "2026-11-30",
      "2026-12-02",
      "2026-12-03",
      "2026-12-04",
      "2026-12-05",
      "2026-12-06",
    ]);
    await home.move("2026-12-03");
    const after = await home.box();
    expect(after).toMatchObject({ day: "2026-12-03", chosenFrom: "2026-12-01", movedFrom: null });
    expect(after.dueAt).toBe(before.moves.find(({ day }) => day === "2026-12-03")!.until);
    expect(after.total).toBe(before.total);
    await planBoxes(deps);
    expect((await home.box()).day).toBe("2026-12-03");
    expect(await home.boxes()).toHaveLength(planned);
    await home.move(null);
    expect(await home.box()).toMatchObject({ day: "2026-12-01", chosenFrom: null });
  });

  test("is refused outside the week, to a day without delivery, and after the cut-off", async () => {
    await set("zones", [
      { name: "North", prefixes: ["949"], feeCents: 0, minimumCents: 0, weekdays: [2, 4] },
    ]);
    const home = await begun();
    expect((await home.box()).moves.map(({ day }) => day)).toEqual(["2026-12-03"]);
    await expect(home.move("2026-12-02")).rejects.toMatchObject(CONFLICT);
    await expect(home.move("2026-12-08")).rejects.toMatchObject(CONFLICT);
    goTo("2026-11-28T18:00:00Z");
    await expect(home.move("2026-12-03")).rejects.toMatchObject(CONFLICT);
  });

  test("is undone if there is no longer any delivery that day, and the owner is notified", async () => {
    const home = await begun();
    await home.move("2026-12-03");
    await set("holidays", ["2026-12-03"]);
    await planBoxes(deps);
    expect(await home.box()).toMatchObject({ day: "2026-12-01", chosenFrom: null });
    const mails = await market.database.sql`
      select text from emails where kind = 'box_note' and to_address = ${home.user.email}`;
    expect(mails).toHaveLength(1);
  });

  test("does not suppress the email about another box moved by a holiday", async () => {
    const home = await begun();
    await home.move("2026-12-03");
    await set("holidays", ["2026-12-08"]);
    await home.move(null);
    expect((await home.boxes()).map(({ day }) => day).slice(0, 2)).toEqual([
      "2026-12-01",
      "2026-12-09",
    ]);
    const mails = await market.database.sql`
      select dedupe_key as key from emails where kind = 'box_note' and to_address = ${home.user.email}`;
    expect(mails.map(({ key }) => key)).toEqual([
      expect.stringMatching(/^box_moved:.*:2026-12-09/),
    ]);
  });

  test("changes when it is charged and delivered", async () => {
    const home = await begun();
    await home.move("2026-12-04");
    goTo("2026-11-28T20:00:00Z");
    await chargeBoxes(deps);
    expect((await home.box()).state).toBe("planned");
    goTo("2026-12-01T20:00:00Z");
    await chargeBoxes(deps);
    expect((await home.box()).state).toBe("placed");
    const [order] = await market.database.sql`
      select delivery_day from orders where user_id = ${home.user.id}`;
    expect(String(order!["delivery_day"])).toContain("2026-12-04");
  });
});

describe("Donating a box", () => {
  test("sends it to the food bank, charges it as usual, and can be undone until the box closes", async () => {
    const home = await begun();
    const before = await home.box();
    expect(before.donation).toEqual({
      name: "Valley Table",
      place: "40 Granary Row, Fresno 93721",
      total: before.total,
    });
    await home.donate(true);
    expect(await home.box()).toMatchObject({ donatedTo: "Valley Table", total: before.total });
    await home.donate(false);
    expect((await home.box()).donatedTo).toBeNull();
    await home.donate(true);
    // The donation keeps its food bank, even if the team changes the setting later.
    await set("foodBank", { ...BANK, name: "Another one", zipCode: "95814", city: "Sacramento" });
    goTo("2026-11-27T20:00:00Z");
    await remindOfBoxes(deps);
    const [mail] = await market.database.sql`
      select text from emails where kind = 'box_reminder' and to_address = ${home.user.email}`;
    expect(mail!["text"]).toContain("Valley Table");
    goTo("2026-11-28T20:00:00Z");
    await chargeBoxes(deps);
    const [order] = await market.database.sql`
      select id, total_cents, delivery from orders where user_id = ${home.user.id}`;
    expect(order).toMatchObject({ total_cents: before.total });
    expect(order!["delivery"]).toMatchObject({
      address: "Valley Table, 40 Granary Row",
      city: "Fresno",
      zipCode: "93721",
      phone: "(559) 555-0144",
    });
    await expect(home.donate(false)).rejects.toMatchObject(CONFLICT);
    const number = (await home.call((api) => api.orders.mine()))[0]!.number;
    const placed = await home.call((api) => api.orders.byNumber({ number }));
    expect(placed).toMatchObject({ donatedTo: "Valley Table", canChange: true });
    await expect(
      home.call((api) =>
        api.orders.changeDelivery({ ...HOME, number, day: placed.day, window: placed.window }),
      ),
    ).rejects.toMatchObject(CONFLICT);
    expect(await home.call((api) => api.orders.lastDelivery())).toBeNull();
    const admin = await signedInAdmin(deps);
    const { id } = home.user;
    const caller = await admin.call((api) => api.admin.phoneOrders.caller({ id }));
    expect(caller.last).toBeNull();
    const paidBy = async (how: PaidBy) =>
      (await admin.call((api) => api.admin.orders.page({ q: number, paidBy: how }))).total;
    expect(await Promise.all(PAID_BY.map(paidBy))).toEqual(PAID_BY.map((how) => +(how === "box")));
    await expectNoReviews(home, number);
    await expectNoReports(home, number);
  });

  /** Its owner never had the goods, so nothing is given back for them. */
  async function expectNoReports(home: Awaited<ReturnType<typeof begun>>, number: string) {
    const { reportUntil, lines } = await home.call((api) => api.orders.byNumber({ number }));
    expect([reportUntil, ...lines.map(({ reportable }) => reportable)]).toEqual([
      null,
      ...lines.map(() => 0),
    ]);
    const { productId } = lines[0]!;
    const report = { number, productId, kind: "quality", quantity: 1, to: "credit" } as const;
    await expect(home.call((api) => api.orders.report(report))).rejects.toMatchObject({
      ...CONFLICT,
      message: expect.stringContaining(BANK.name) as unknown,
    });
  }

  async function expectNoReviews(home: Awaited<ReturnType<typeof begun>>, number: string) {
    const { sql } = market.database;
    await markDelivered(sql, number, clock.now());
    clock.pass(DAY);
    await askForReviews(deps);
    expect(await sql`select from emails where kind = 'review_request'`).toHaveLength(0);
    const [line] = await sql`
      select l.product_id from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`;
    const productId = Number(line!["product_id"]);
    const own = await home.call((api) => api.orders.ownReview({ productId }));
    expect(own.may).toBe("no");
  }

  test("is possible for a closed box until its order's cut-off, if the amount stays the same", async () => {
    const home = await begun();
    goTo("2026-11-28T20:00:00Z");
    await chargeBoxes(deps);
    const placed = await home.box();
    expect(placed).toMatchObject({ state: "placed", isOpen: false, orderUntil: "2026-11-29" });
    const number = placed.orderNumber!;
    const order = () => home.call((api) => api.orders.byNumber({ number }));
    const give = (donated: boolean) => home.call((api) => api.orders.donate({ number, donated }));
    expect(await order()).toMatchObject({
      donatedTo: null,
      other: { bank: { name: "Valley Table", place: "40 Granary Row, Fresno 93721" } },
    });
    const { totals } = await order();
    await give(true);
    // Repeated after a lost response: nothing changes, and nobody is told again.
    await give(true);
    expect(await order()).toMatchObject({
      donatedTo: "Valley Table",
      delivery: { address: "Valley Table, 40 Granary Row", phone: "(559) 555-0144" },
      other: { bank: null },
      totals,
    });
    clock.pass(60_000);
    await give(false);
    await give(false);
    expect(await order()).toMatchObject({ donatedTo: null, delivery: { ...HOME } });
    const mails = await market.database.sql`
      select text from emails where kind = 'order_changed' and to_address = ${home.user.email} order by created_at`;
    expect(mails.map(({ text }) => String(text).includes("Valley Table"))).toEqual([true, false]);
    const [{ id } = { id: "" }] = await market.database.sql<{ id: string }[]>`
      select id from orders where number = ${number}`;
    await spend(market.database.sql, "order_change", id);
    await expect(give(true)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await market.database.sql`delete from throttles where key = ${`order_change:${id}`}`;
    // With a different delivery fee, the amount paid would no longer be right.
    await set("zones", [{ name: "South", prefixes: ["937"], feeCents: 500, minimumCents: 0 }]);
    expect((await order()).other).toBeNull();
    await expect(give(true)).rejects.toMatchObject(CONFLICT);
    await market.database.sql`delete from settings where key = 'zones'`;
    goTo("2026-11-30T20:00:00Z");
    expect((await order()).other).toBeNull();
    await expect(give(true)).rejects.toMatchObject(CONFLICT);
    expect((await home.box()).orderUntil).toBeNull();
  });

  test("is not offered without a food bank, or on a day on which the food bank is not served", async () => {
    const home = await begun();
    await set("zones", [
      { name: "South", prefixes: ["937"], feeCents: 0, minimumCents: 0, weekdays: [4] },
    ]);
    expect((await home.box()).donation).toBeNull();
    await expect(home.donate(true)).rejects.toMatchObject(CONFLICT);
    await home.move("2026-12-03");
    expect((await home.box()).donation).not.toBeNull();
    await market.database.sql`delete from settings where key = 'foodBank'`;
    expect((await home.box()).donation).toBeNull();
    await expect(home.donate(true)).rejects.toMatchObject(CONFLICT);
  });

  test("fails if the food bank's zip code is no longer served, and the team sees why", async () => {
    const home = await begun();
    await home.donate(true);
    await set("unservedPrefixes", ["937"]);
    goTo("2026-11-28T20:00:00Z");
    await chargeBoxes(deps);
    expect((await home.box()).state).toBe("given_up");
    const { rows } = await listBoxes(deps, {
      q: home.user.email,
      sort: "since",
      dir: "desc",
      page: 1,
      size: 10,
    });
    expect(rows[0]?.lastError).toBe("We do not deliver to 93721 right now.");
  });

  test("includes the delivery fee of the food bank's zone in the total", async () => {
    await set("zones", [{ name: "South", prefixes: ["937"], feeCents: 500, minimumCents: 0 }]);
    const home = await begun();
    const before = await home.box();
    expect(before.donation!.total).toBe(before.total + 500);
    await home.donate(true);
    expect((await home.box()).total).toBe(before.total + 500);
  });
});
