import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { boxes } from "#db/schema/boxes.ts";
import type { Deps } from "#server/deps.ts";
import { lockOrders } from "#server/services/orders/lock-orders.ts";
import {
  chargeBoxes,
  claimBox,
  payBox,
  settleBox,
} from "#server/services/boxes/charging/charge.ts";
import { planBoxes } from "#server/services/boxes/plan.ts";
import { remindOfBoxes } from "#server/services/boxes/remind.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { sweepPayments } from "#server/services/payments/sweep.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import { begin, firstBox, household, type Household } from "#tests/support/market/people/box-household.ts";
import { DAY, HOUR, type MovableClock, movableClock } from "#tests/support/market/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

/** Of a Monday; the first Tuesday whose box can still be had is a week later. */
const MONDAY = "2026-11-23T18:00:00Z";
const LATER_DECLINED = "pm_card_chargeCustomerFail";

let market: MarketPlace;
let clock: MovableClock;
let deps: Deps;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  clock = movableClock(MONDAY);
  deps = { ...market.deps, clock };
});
afterEach(async () => {
  await assertInvariants(market.database.sql);
  await market.database.sql`update box_subscriptions set state = 'canceled'`;
  await market.database
    .sql`update boxes set state = 'canceled', due_at = null where state in ('planned', 'skipped')`;
});

const goTo = (instant: Date | string) =>
  clock.pass(new Date(instant).getTime() - clock.now().getTime());
const boxOf = async (id: string) => {
  const [box] = await deps.db.select().from(boxes).where(eq(boxes.id, id));
  return box!;
};
const mailsAbout = async (id: string) => {
  const rows = await market.database.sql<{ kind: string }[]>`
    select kind from emails where dedupe_key like ${`%${id}%`} order by created_at, kind`;
  return rows.map(({ kind }) => kind);
};
/** Payments that the provider has taken for a box. */
async function takenFor(boxId: string): Promise<number> {
  const { checkoutId } = await boxOf(boxId);
  const rows = await market.database.sql<{ id: string }[]>`
    select intent_id as id from payments where checkout_id = ${checkoutId}`;
  const intents = await Promise.all(rows.map(({ id }) => deps.payments.readIntent(id)));
  return intents.filter((intent) => intent?.state === "succeeded").length;
}
async function begun(wishes: Parameters<typeof household>[2] = {}) {
  const home = await household(market, deps, wishes);
  const terms = await begin(home);
  return { home, terms, box: await firstBox({ deps, call: home.call }) };
}

describe("a box at its cut-off", () => {
  test("is charged its price with tax, and becomes an ordinary order worth up to five percent more", async () => {
    const { home, terms, box } = await begun();
    expect(terms).toMatchObject({
      day: "2026-12-01",
      chargeAt: "2026-11-28T08:00:00.000Z",
      total: 2_719,
    });
    await chargeBoxes(deps);
    expect((await boxOf(box.id)).state).toBe("planned");
    goTo(terms.chargeAt);
    await chargeBoxes(deps);
    expect(await boxOf(box.id)).toMatchObject({ state: "placed", attempt: 1, dueAt: null });
    const [mine] = (await home.call((api) => api.boxes.own.read()))!.boxes;
    expect(mine).toMatchObject({ state: "placed", total: 2_719, isOpen: false });
    const order = await home.call((api) => api.orders.mine());
    expect(JSON.stringify(order)).toContain(mine!.orderNumber);
    const [row] = await market.database
      .sql`select * from orders where number = ${mine!.orderNumber}`;
    expect(row).toMatchObject({ total_cents: 2_719, tax_cents: 219, delivery_day: "2026-12-01" });
    expect(row!["subtotal_cents"] - row!["discount_cents"]).toBe(2_500);
    expect(row!["subtotal_cents"]).toBeGreaterThanOrEqual(2_500);
    expect(row!["subtotal_cents"]).toBeLessThanOrEqual(2_625);
    expect(await takenFor(box.id)).toBe(1);
  });

  test("is charged once by two workers at once", async () => {
    const all = await Promise.all([begun(), begun(), begun()]);
    goTo(all[0].terms.chargeAt);
    await Promise.all([chargeBoxes(deps), chargeBoxes(deps), chargeBoxes(deps)]);
    for (const { box } of all) {
      expect(await boxOf(box.id)).toMatchObject({ state: "placed", attempt: 1 });
      expect(await takenFor(box.id)).toBe(1);
    }
  });

  test("that was skipped, or whose subscription was canceled, is never charged", async () => {
    const skipping = await begun();
    const leaving = await begun();
    await skipping.home.call((api) => api.boxes.own.skip({ id: skipping.box.id, skipped: true }));
    expect(await leaving.home.call((api) => api.boxes.own.cancel())).toEqual({ lastDay: null });
    goTo(skipping.terms.chargeAt);
    await chargeBoxes(deps);
    expect(await boxOf(skipping.box.id)).toMatchObject({ state: "skipped", attempt: 0 });
    expect(await boxOf(leaving.box.id)).toMatchObject({ state: "canceled", attempt: 0 });
    const [paid] = await market.database.sql`
      select count(*)::int from checkouts where user_id in (${skipping.home.user.id}, ${leaving.home.user.id})`;
    expect(paid!["count"]).toBe(0);
  });

  test("stays closed to its owner while it cannot be charged, and is charged once it can", async () => {
    const { home, box, terms } = await begun();
    const { sql } = market.database;
    await sql.unsafe(`create function stick() returns trigger language plpgsql as $$ begin
      raise exception 'stuck'; end $$;
      create trigger stick before insert on checkouts for each row execute function stick();`);
    goTo(terms.chargeAt);
    await chargeBoxes(deps);
    await sql`drop trigger stick on checkouts`;
    const skipped = home.call((api) => api.boxes.own.skip({ id: box.id, skipped: true }));
    await expect(skipped).rejects.toMatchObject({ code: "CONFLICT" });
    await home.call((api) => api.boxes.own.change({ ...home.plan, weekday: 4 }));
    expect(await boxOf(box.id)).toMatchObject({ state: "planned", day: terms.day });
    await chargeBoxes(deps);
    expect((await boxOf(box.id)).state).toBe("planned");
    clock.pass(5 * 60_000);
    await chargeBoxes(deps);
    expect((await boxOf(box.id)).state).toBe("placed");
  });

  test("that cannot be filled is given up, its owner notified and nothing charged", async () => {
    const { box, terms } = await begun();
    const { sql } = market.database;
    await sql`update products set visible = false where category = any(array['vegetables', 'fruit', 'herbs', 'eggs-dairy', 'bakery', 'pantry']::category[])`;
    goTo(terms.chargeAt);
    await chargeBoxes(deps);
    await sql`update products set visible = true`;
    const after = await boxOf(box.id);
    expect(after).toMatchObject({ state: "given_up", checkoutId: null, dueAt: null });
    expect(after.lastError).toBe("harvest");
    expect(await mailsAbout(box.id)).toContain("box_given_up");
  });

  test("whose zip is not served any more is given up, and nothing is charged", async () => {
    const { box, terms } = await begun();
    const { sql } = market.database;
    await sql`insert into settings (key, value, updated_at) values ('unservedPrefixes', '["949"]', now())`;
    goTo(terms.chargeAt);
    await chargeBoxes(deps);
    await sql`delete from settings`;
    const after = await boxOf(box.id);
    expect(after).toMatchObject({ state: "given_up", checkoutId: null });
    expect(after.lastError).toBe("not_served");
    expect(await mailsAbout(box.id)).toEqual(["box_given_up"]);
  });

  test("comes in the next free window when its own is full, and its owner is notified", async () => {
    const { home, box, terms } = await begun();
    await market.database.sql`
      insert into delivery_slots (day, "window", capacity, held, booked) values (${terms.day}, 'morning', 0, 0, 0)
      on conflict (day, "window") do update set capacity = delivery_slots.held + delivery_slots.booked`;
    goTo(terms.chargeAt);
    await chargeBoxes(deps);
    const [order] = await market.database.sql`
      select delivery_window from orders where user_id = ${home.user.id}`;
    expect(order!["delivery_window"]).toBe("afternoon");
    expect(await mailsAbout(box.id)).toContain("box_note");
    await market.database.sql`update delivery_slots set capacity = 400`;
  });
});

describe("when the process ends between two steps", () => {
  const STEPS = ["claimed", "asked the provider", "was answered"] as const;
  test.each(STEPS)("after it %s, the next run places the box once", async (step) => {
    const { box, terms } = await begun();
    goTo(terms.chargeAt);
    const claim = await claimBox(deps, box.id);
    if (!claim || "giveUp" in claim) throw new Error("The box was not claimed");
    if (step !== "claimed") await payBox(deps, claim);
    if (step === "was answered") {
      // The webhook came through although the process did not.
      const [row] = await market.database.sql<{ id: string }[]>`
        select payment_intent_id as id from checkouts where id = ${claim.checkoutId}`;
      await finalizeIntent(deps, row!.id, "payment_intent.succeeded");
    }
    await chargeBoxes(deps);
    if (step !== "was answered") expect((await boxOf(box.id)).state).toBe("charging");
    clock.pass(5 * 60_000);
    await chargeBoxes(deps);
    expect(await boxOf(box.id)).toMatchObject({
      state: "placed",
      attempt: 1,
      checkoutId: claim.checkoutId,
    });
    expect(await takenFor(box.id)).toBe(1);
    const [orders] = await market.database.sql`
      select count(*)::int from orders where checkout_id = ${claim.checkoutId}`;
    expect(orders!["count"]).toBe(1);
  });

  test("a box that was paid before the cut-off is locked with the other orders of its day", async () => {
    const { box, terms } = await begun();
    const cutOff = cutOffOf(terms.day);
    goTo(new Date(cutOff.getTime() - 60_000));
    const claim = await claimBox(deps, box.id);
    if (!claim || "giveUp" in claim) throw new Error("The box was not claimed");
    await payBox(deps, claim);
    goTo(cutOff);
    await lockOrders(deps);
    const { orderId } = await boxOf(box.id);
    const moves = await market.database.sql<{ to: string }[]>`
      select to_state as "to" from order_history where order_id = ${orderId} order by id`;
    expect(moves.map(({ to }) => to)).toEqual(["placed", "locked"]);
  });

  test("a decline that was not written down is written down once", async () => {
    const { box, terms } = await begun({ card: LATER_DECLINED });
    goTo(terms.chargeAt);
    const claim = await claimBox(deps, box.id);
    if (!claim || "giveUp" in claim) throw new Error("The box was not claimed");
    const outcome = await payBox(deps, claim);
    expect(outcome?.declined).toMatchObject({ needsHolder: false });
    clock.pass(5 * 60_000);
    await chargeBoxes(deps);
    await settleBox(deps, claim, outcome!);
    expect(await boxOf(box.id)).toMatchObject({ state: "declined", attempt: 1 });
    expect((await mailsAbout(box.id)).filter((kind) => kind === "box_declined")).toHaveLength(1);
  });

  test("an answer that got lost on the way is no second charge", async () => {
    const { box, terms } = await begun();
    goTo(terms.chargeAt);
    const fault = { kind: "reset", when: "after" } as const;
    await market.control.addFault({ op: "payment_intents.confirm", fault });
    await chargeBoxes(deps);
    await market.control.clearFaults();
    clock.pass(5 * 60_000);
    await chargeBoxes(deps);
    expect((await boxOf(box.id)).state).toBe("placed");
    expect(await takenFor(box.id)).toBe(1);
  });
});

describe("a declined card", () => {
  const held = async (checkoutId: string | null) => {
    const [row] = await market.database.sql`
      select (select count(*)::int from holds where checkout_id = ${checkoutId} and state = 'active') as goods,
        (select count(*)::int from slot_holds where checkout_id = ${checkoutId}) as slots`;
    return row;
  };

  test("is tried on the next two days while goods and slot are held; a new card pays", async () => {
    const { home, box, terms } = await begun({ card: LATER_DECLINED });
    goTo(terms.chargeAt);
    await chargeBoxes(deps);
    const first = await boxOf(box.id);
    expect(first).toMatchObject({ state: "declined", attempt: 1 });
    expect(first.lastError).toContain("declined");
    expect(first.dueAt?.toISOString()).toBe("2026-11-29T02:00:00.000Z");
    expect(await held(first.checkoutId)).toEqual({ goods: 5, slots: 1 });
    await sweepPayments(deps);
    goTo(first.dueAt!);
    await chargeBoxes(deps);
    const second = await boxOf(box.id);
    expect(second).toMatchObject({ state: "declined", attempt: 2, checkoutId: first.checkoutId });
    const { clientSecret } = await home.call((api) => api.payments.cards.begin());
    const cardId = await market.keepCard(clientSecret);
    await home.call((api) => api.boxes.own.change({ ...home.plan, cardId }));
    await chargeBoxes(deps);
    expect(await boxOf(box.id)).toMatchObject({ state: "placed", attempt: 3 });
    expect(await takenFor(box.id)).toBe(1);
    expect(await mailsAbout(box.id)).toEqual(["box_declined", "box_declined"]);
  });

  test("three times gives the box up: goods and slot are free, and its owner is notified", async () => {
    const { box, terms } = await begun({ card: LATER_DECLINED });
    goTo(terms.chargeAt);
    for (let tried = 1; tried <= 3; tried += 1) {
      await chargeBoxes(deps);
      const { dueAt, attempt } = await boxOf(box.id);
      expect(attempt).toBe(tried);
      if (dueAt) goTo(dueAt);
    }
    const after = await boxOf(box.id);
    expect(after).toMatchObject({ state: "given_up", attempt: 3, dueAt: null, orderId: null });
    expect(await held(after.checkoutId)).toEqual({ goods: 0, slots: 0 });
    expect(await takenFor(box.id)).toBe(0);
    expect(await mailsAbout(box.id)).toEqual(["box_declined", "box_declined", "box_given_up"]);
  });

  test("that wants its holder can be paid by the holder, once", async () => {
    const { home, box, terms } = await begun();
    const { user } = home;
    const [row] = await market.database.sql<{ id: string }[]>`
      select provider_customer_id as id from users where id = ${user.id}`;
    const cardId = await market.attachCard(row!.id, "pm_card_authenticationRequired");
    await home.call((api) => api.boxes.own.change({ ...home.plan, cardId }));
    goTo(terms.chargeAt);
    await chargeBoxes(deps);
    expect(await boxOf(box.id)).toMatchObject({ state: "declined" });
    const [mail] = await market.database.sql`
      select text from emails where dedupe_key = ${`box_declined:${box.id}:1`}`;
    expect(mail!["text"]).toContain("confirm the payment yourself");
    const pay = await home.call((api) => api.boxes.own.payNow({ id: box.id }));
    await market.pay(pay.paymentIntentId, pay.cardId);
    await market.control.finish(pay.paymentIntentId, "succeeded");
    await home.call((api) => api.checkout.processOrder({ paymentIntentId: pay.paymentIntentId }));
    expect((await boxOf(box.id)).state).toBe("placed");
    clock.pass(DAY);
    await chargeBoxes(deps);
    expect(await takenFor(box.id)).toBe(1);
  });

  test("of a household that cancels is not tried again, and its goods are free", async () => {
    const { home, box, terms } = await begun({ card: LATER_DECLINED });
    goTo(terms.chargeAt);
    await chargeBoxes(deps);
    await home.call((api) => api.boxes.own.cancel());
    await chargeBoxes(deps);
    const after = await boxOf(box.id);
    expect(after).toMatchObject({ state: "canceled", attempt: 1 });
    expect(await held(after.checkoutId)).toEqual({ goods: 0, slots: 0 });
  });
});

test("owners are reminded once, a day before the cut-off, of contents, charge and date", async () => {
  const { box, terms } = await begun();
  await remindOfBoxes(deps);
  expect(await mailsAbout(box.id)).toEqual([]);
  goTo(new Date(new Date(terms.chargeAt).getTime() - 20 * HOUR));
  await remindOfBoxes(deps);
  await remindOfBoxes(deps);
  expect(await mailsAbout(box.id)).toEqual(["box_reminder"]);
  const [mail] = await market.database
    .sql`select text from emails where dedupe_key = ${`box_reminder:${box.id}`}`;
  expect(mail!["text"]).toContain("$27.19");
  expect(mail!["text"]).toContain("Visa ending in 4242");
});

test("boxes are planned eight weeks ahead, once, by any number of workers", async () => {
  const home: Household = await household(market, deps);
  await begin(home);
  await Promise.all([planBoxes(deps), planBoxes(deps)]);
  const mine = await home.call((api) => api.boxes.own.read());
  expect(mine!.boxes.map(({ day }) => day)).toEqual([
    "2026-12-01",
    "2026-12-08",
    "2026-12-15",
    "2026-12-22",
    "2026-12-29",
    "2027-01-05",
    "2027-01-12",
  ]);
});
