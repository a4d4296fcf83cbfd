import { eq } from "drizzle-orm";
import { settings } from "#db/schema/platform/system.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ALLERGENS } from "#shared/catalog/catalog.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { planBoxes } from "#server/services/boxes/plan.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import {
  begin,
  firstBox,
  firstSwappable,
  household,
} from "#tests/support/market/people/box-household.ts";
import { type MovableClock, movableClock } from "#tests/support/market/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let clock: MovableClock;
let deps: Deps;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  clock = movableClock("2026-11-23T18:00:00Z");
  deps = { ...market.deps, clock };
});
afterEach(async () => {
  await assertInvariants(market.database.sql);
  await market.database.sql`update box_subscriptions set state = 'canceled'`;
  await market.database
    .sql`update boxes set state = 'canceled', due_at = null where state in ('planned', 'skipped')`;
});
const goTo = (instant: string) => clock.pass(new Date(instant).getTime() - clock.now().getTime());

async function begun(wishes: Parameters<typeof household>[2] = {}) {
  const home = await household(market, deps, wishes);
  const terms = await begin(home);
  const read = async () => (await home.call((api) => api.boxes.own.read()))!;
  return { ...home, terms, read };
}

describe("subscribing", () => {
  test("stores the consent text and emails a copy of it", async () => {
    const { user } = await begun();
    const [row] = await market.database.sql`
      select consent_text, consent_at from box_subscriptions where user_id = ${user.id}`;
    expect(row!["consent_text"]).toBe(
      "I agree that Furrow charges my Visa ending in 4242 $27.19 for a small box every week, " +
        "first on Sat Nov\u00a028, until I cancel. I can skip or cancel each box online until it is charged.",
    );
    const [mail] = await market.database.sql`
      select text from emails where kind = 'box_started' and to_address = ${user.email}`;
    expect(mail!["text"]).toContain(row!["consent_text"]);
  });

  test("is refused if the charge differs from the one shown", async () => {
    const home = await household(market, deps);
    await expect(
      home.call((api) =>
        api.boxes.own.subscribe({ ...home.plan, consent: true, consentText: "I agree to $1.00" }),
      ),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await home.call((api) => api.boxes.own.read())).toBeNull();
  });

  test("is refused without checking the consent box", async () => {
    const { call, plan } = await household(market, deps);
    const unticked = { ...plan, consent: false as true, consentText: "" };
    await expect(call((api) => api.boxes.own.subscribe(unticked))).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });

  test("is refused a second time, or with someone else's card", async () => {
    const ana = await begun();
    await expect(begin(ana)).rejects.toMatchObject({ code: "CONFLICT" });
    const ben = await household(market, deps);
    ben.plan.cardId = ana.plan.cardId;
    await expect(begin(ben)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the calendar", () => {
  test("is private: another household's box is not found (ASVS 8.2.2)", async () => {
    const ana = await begun();
    const ben = await begun();
    const { id, contents } = (await ana.read()).boxes[0]!;
    const out = contents![0]!.id;
    const acts = [
      () => ben.call((api) => api.boxes.own.skip({ id, skipped: true })),
      () => ben.call((api) => api.boxes.own.swapOffers({ id, out })),
      () => ben.call((api) => api.boxes.own.swap({ id, out, in: out })),
      () => ben.call((api) => api.boxes.own.unswap({ id })),
      () => ben.call((api) => api.boxes.own.payNow({ id })),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("lets a box be skipped and restored until its cut-off, and not after", async () => {
    const { call, read, terms } = await begun();
    const { id } = (await read()).boxes[0]!;
    await call((api) => api.boxes.own.skip({ id, skipped: true }));
    expect((await read()).boxes[0]).toMatchObject({ state: "skipped", isOpen: true });
    await call((api) => api.boxes.own.skip({ id, skipped: false }));
    goTo(terms.chargeAt);
    for (const skipped of [true, false]) {
      await expect(call((api) => api.boxes.own.skip({ id, skipped }))).rejects.toThrow(
        "This box is closed. It could be changed until Fri Nov\u00a027, 11:59 PM.",
      );
    }
  });

  test("lets a product be swapped for another of similar price, which is then delivered", async () => {
    const { call, read, terms } = await begun();
    const { box, out, offers, wanted } = await firstSwappable({ call });
    for (const { value } of offers) {
      expect(value).toBeGreaterThanOrEqual(2_500);
      expect(value).toBeLessThanOrEqual(2_625);
    }
    await call((api) => api.boxes.own.swap({ id: box.id, out: out.id, in: wanted.id }));
    const swapped = (await read()).boxes[0]!;
    expect(swapped).toMatchObject({ isSwapped: true, value: wanted.value });
    const others = box.contents!.filter(({ id }) => id !== out.id).map(({ id }) => id);
    expect(new Set(swapped.contents!.map(({ id }) => id))).toEqual(new Set([...others, wanted.id]));
    goTo(terms.chargeAt);
    await chargeBoxes(deps);
    const placed = (await read()).boxes[0]!;
    expect(placed.state).toBe("placed");
    expect(new Set(placed.contents!.map(({ id }) => id))).toEqual(new Set([...others, wanted.id]));
  });

  test("skips the boxes of a pause without charging them, and resumes automatically afterward", async () => {
    const { call, read } = await begun();
    await call((api) => api.boxes.own.pause({ until: "2026-12-10" }));
    const paused = await read();
    expect(paused).toMatchObject({ state: "paused", pausedUntil: "2026-12-10" });
    expect(paused.boxes.slice(0, 3).map(({ state }) => state)).toEqual([
      "skipped",
      "skipped",
      "planned",
    ]);
    goTo("2026-12-10T20:00:00Z");
    await chargeBoxes(deps);
    await planBoxes(deps);
    expect(await read()).toMatchObject({ state: "active", pausedUntil: null });
  });

  test("plans the open boxes again if day and cycle change, and keeps closed ones", async () => {
    const { call, plan, read, terms } = await begun();
    goTo(terms.chargeAt);
    await chargeBoxes(deps);
    await call((api) => api.boxes.own.change({ ...plan, shown: plan, weekday: 4, everyWeeks: 2 }));
    expect((await read()).boxes.map(({ day }) => day)).toEqual([
      "2026-12-01",
      "2026-12-10",
      "2026-12-24",
      "2027-01-07",
      "2027-01-21",
    ]);
  });

  test("moves a box to the next delivery day on a holiday, and notifies its owner once", async () => {
    const { read } = await begun();
    const { sql } = market.database;
    await sql`insert into settings (key, value, updated_at) values ('holidays', '["2026-12-08"]', now())`;
    await planBoxes(deps);
    await planBoxes(deps);
    const days = (await read()).boxes.map(({ day }) => day);
    await sql`delete from settings where key = 'holidays'`;
    expect(days.slice(0, 3)).toEqual(["2026-12-01", "2026-12-09", "2026-12-15"]);
    const [told] = await sql`select count(*)::int from emails where dedupe_key like 'box_moved:%'`;
    expect(told!["count"]).toBe(1);
    await planBoxes(deps);
    expect((await read()).boxes[1]!.day).toBe("2026-12-08");
  });

  test("moves a box along with a moved delivery day, unless it would already be closed", async () => {
    const { read } = await begun();
    const stay = () => market.database.db.delete(settings).where(eq(settings.key, "movedDays"));
    const moveTo = async (to: string) => {
      await stay();
      const value = [{ from: "2026-12-08", to }];
      await market.database.db
        .insert(settings)
        .values({ key: "movedDays", value, updatedAt: clock.now() });
    };
    const second = async () => {
      await planBoxes(deps);
      return (await read()).boxes[1]!.day;
    };
    await moveTo("2026-12-07");
    expect(await second()).toBe("2026-12-07");
    await moveTo(addDays(businessDayAt(clock.now()), 1));
    expect(await second()).toBe("2026-12-09");
    await stay();
    expect(await second()).toBe("2026-12-08");
  });

  test("names the last box to be delivered after canceling, and nothing is charged after it", async () => {
    const { call, read, terms } = await begun();
    goTo(terms.chargeAt);
    await chargeBoxes(deps);
    expect(await call((api) => api.boxes.own.cancel())).toEqual({ lastDay: "2026-12-01" });
    goTo("2027-01-15T20:00:00Z");
    await planBoxes(deps);
    await chargeBoxes(deps);
    expect((await read()).boxes).toEqual([]);
    await expect(call((api) => api.boxes.own.cancel())).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

test("a box never contains what its household leaves out, nor goods without declared allergens", async () => {
  const { sql } = market.database;
  const diets = [["milk"], ["eggs", "wheat"], ["soy", "tree nuts"], [...ALLERGENS]] as const;
  const homes = [];
  for (const without of diets) {
    const plain = await sql<{ id: number }[]>`select id from products order by rank, id limit 8`;
    const plan = { without: [...without], never: plain.map(({ id }) => id) };
    homes.push(await begun({ plan }));
  }
  goTo(homes[0]!.terms.chargeAt);
  await chargeBoxes(deps);
  for (const { call, plan } of homes) {
    const box = await firstBox({ deps, call });
    expect(box.state).toBe("placed");
    const bad = await sql`
      select p.id from products p where p.id = any(${box.contents!.map(({ productId }) => productId)}::int[])
        and (p.id = any(${plan.never}::int[]) or not p.allergens_declared
          or exists (select from jsonb_array_elements(p.allergens) note where note->>'allergen' = any(${plan.without}::text[])))`;
    expect(bad).toEqual([]);
  }
});

test("many boxes charged at once never take more than is in stock", async () => {
  const homes = [];
  for (let count = 0; count < 12; count += 1) homes.push(await begun());
  const { sql } = market.database;
  await sql`update stock set on_hand = 3 + reserved, received = 3 + reserved + sold + written_off`;
  goTo(homes[0]!.terms.chargeAt);
  await Promise.all([chargeBoxes(deps), chargeBoxes(deps), chargeBoxes(deps)]);
  const states = await Promise.all(
    homes.map(({ read }) => read().then(({ boxes }) => boxes[0]!.state)),
  );
  expect(states.every((state) => state === "placed" || state === "given_up")).toBe(true);
  expect(states).toContain("placed");
  const [low] = await sql`select count(*)::int from stock where on_hand - reserved < 0`;
  expect(low!["count"]).toBe(0);
});

let serial = 0;
async function teamMember() {
  serial += 1;
  const name = `team${serial}`;
  const member = await registered(deps, { username: name, email: `${name}@furrow.example` });
  await market.database.sql`update users set role = 'admin' where id = ${member.user.id}`;
  return member;
}

test("the team sees a household's subscription, its next delivery day and the last error", async () => {
  const { user, read } = await begun({ card: "pm_card_chargeCustomerFail" });
  const next = (await read()).boxes[0]!;
  goTo(next.dueAt!);
  await chargeBoxes(deps);
  const admin = await teamMember();
  const { rows, total } = await admin.call((api) => api.admin.boxes.page({ q: user.email }));
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({ state: "active", size: "small", nextDay: next.day });
  expect(rows[0]!.lastError).toContain("declined");
  const paused = await admin.call((api) =>
    api.admin.boxes.page({ q: user.email, state: "paused" }),
  );
  expect(paused.total).toBe(0);
  const running = () =>
    admin.call((api) => api.admin.boxes.page({ q: user.email, state: "running" }));
  expect((await running()).total).toBe(1);
  await market.database.sql`
    update box_subscriptions set state = 'canceled' where user_id = ${user.id}`;
  expect((await running()).total).toBe(0);
});

test("refunds of a box never exceed what was paid for it", async () => {
  const { read, terms } = await begun();
  goTo(terms.chargeAt);
  await chargeBoxes(deps);
  const { orderNumber } = (await read()).boxes[0]!;
  const { sql } = market.database;
  const lines = await sql<{ id: number }[]>`
    select product_id as id from order_lines l join orders o on o.id = l.order_id where o.number = ${orderNumber}`;
  const [order] = await sql<{ intent: string }[]>`
    select payment_intent_id as intent from orders where number = ${orderNumber}`;
  const admin = await teamMember();
  for (const { id } of lines) {
    await admin.call((api) =>
      api.admin.payments.refund({
        intentId: order!.intent,
        wish: { lines: [{ productId: id, quantity: 1 }], delivery: false },
        reason: "Spoiled",
        cause: "poor_quality",
      }),
    );
  }
  const [given] = await sql`
    select sum(amount_cents)::int as amount from refunds where intent_id = ${order!.intent}`;
  expect(given!["amount"]).toBe(2_719);
});
