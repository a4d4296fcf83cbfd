import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { askForReviews } from "#server/services/orders/reviews/ask.ts";
import { listBoxes } from "#server/services/boxes/admin.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { remindOfBoxes } from "#server/services/boxes/remind.ts";
import { PAID_BY, type PaidBy } from "#shared/orders/order-desk.ts";
import { HOME } from "#tests/support/market/people/box-household.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { spend } from "#tests/support/market/spent.ts";
import { CONFLICT } from "#tests/support/refusals.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";
import {
  BANK,
  type BoxChoices,
  type BoxHome,
  openBoxChoices,
} from "#tests/support/setups/box-choices.ts";

let market: Awaited<ReturnType<typeof openBoxChoices>>;
let at: BoxChoices;
beforeAll(async () => {
  market = await openBoxChoices();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  at = await market.begin();
});
afterEach(() => market.end());

describe("Donating a box", () => {
  test("sends it to the food bank, charges it as usual, and can be undone until the box closes", async () => {
    const home = await at.begun();
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
    await at.set("foodBank", {
      ...BANK,
      name: "Another one",
      zipCode: "95814",
      city: "Sacramento",
    });
    at.goTo("2026-11-27T20:00:00Z");
    await remindOfBoxes(at.deps);
    const [mail] = await market.database.sql`
      select text from emails where kind = 'box_reminder' and to_address = ${home.user.email}`;
    expect(mail!["text"]).toContain("Valley Table");
    at.goTo("2026-11-28T20:00:00Z");
    await chargeBoxes(at.deps);
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
    const admin = await signedInAdmin(at.deps);
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
  async function expectNoReports(home: BoxHome, number: string) {
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

  async function expectNoReviews(home: BoxHome, number: string) {
    const { sql } = market.database;
    await markDelivered(sql, number, at.clock.now());
    at.clock.pass(DAY);
    await askForReviews(at.deps);
    expect(await sql`select from emails where kind = 'review_request'`).toHaveLength(0);
    const [line] = await sql`
      select l.product_id from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`;
    const productId = Number(line!["product_id"]);
    const own = await home.call((api) => api.orders.ownReview({ productId }));
    expect(own.may).toBe("no");
  }

  test("is possible for a closed box until its order's cut-off, if the amount stays the same", async () => {
    const home = await at.begun();
    at.goTo("2026-11-28T20:00:00Z");
    await chargeBoxes(at.deps);
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
    at.clock.pass(60_000);
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
    await at.set("zones", [{ name: "South", prefixes: ["937"], feeCents: 500, minimumCents: 0 }]);
    expect((await order()).other).toBeNull();
    await expect(give(true)).rejects.toMatchObject(CONFLICT);
    await market.database.sql`delete from settings where key = 'zones'`;
    at.goTo("2026-11-30T20:00:00Z");
    expect((await order()).other).toBeNull();
    await expect(give(true)).rejects.toMatchObject(CONFLICT);
    expect((await home.box()).orderUntil).toBeNull();
  });

  test("is not offered without a food bank, or on a day on which the food bank is not served", async () => {
    const home = await at.begun();
    await at.set("zones", [
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
    const home = await at.begun();
    await home.donate(true);
    await at.set("unservedPrefixes", ["937"]);
    at.goTo("2026-11-28T20:00:00Z");
    await chargeBoxes(at.deps);
    expect((await home.box()).state).toBe("given_up");
    const { rows } = await listBoxes(at.deps, {
      q: home.user.email,
      sort: "since",
      dir: "desc",
      page: 1,
      size: 10,
    });
    expect(rows[0]?.lastError).toBe("We do not deliver to 93721 right now.");
  });

  test("includes the delivery fee of the food bank's zone in the total", async () => {
    await at.set("zones", [{ name: "South", prefixes: ["937"], feeCents: 500, minimumCents: 0 }]);
    const home = await at.begun();
    const before = await home.box();
    expect(before.donation!.total).toBe(before.total + 500);
    await home.donate(true);
    expect((await home.box()).total).toBe(before.total + 500);
  });
});
