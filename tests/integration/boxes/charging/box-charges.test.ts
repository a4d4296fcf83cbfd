import { describe, expect, test } from "vitest";
import { lockOrders } from "#server/services/orders/lifecycle/lock-orders.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { claimBox } from "#server/services/boxes/charging/claim.ts";
import { payBox } from "#server/services/boxes/charging/pay.ts";
import { settleBox } from "#server/services/boxes/charging/settle.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import {
  type ChargedBoxes,
  LATER_DECLINED,
  withChargedBoxes,
} from "#tests/support/setups/charged-boxes.ts";

let market: MarketPlace;
let at: ChargedBoxes;
withChargedBoxes((opened) => {
  ({ market, at } = opened);
});

describe("a box at its cut-off", () => {
  test("is charged its price plus tax, and becomes an ordinary order with up to 5% more goods", async () => {
    const { home, terms, box } = await at.begun();
    expect(terms).toMatchObject({
      day: "2026-12-01",
      chargeAt: "2026-11-28T08:00:00.000Z",
      total: 2_719,
    });
    await chargeBoxes(at.deps);
    expect((await at.boxOf(box.id)).state).toBe("planned");
    at.goTo(terms.chargeAt);
    await chargeBoxes(at.deps);
    expect(await at.boxOf(box.id)).toMatchObject({ state: "placed", attempt: 1, dueAt: null });
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
    expect(await at.takenFor(box.id)).toBe(1);
  });

  test("is charged only once by concurrent workers", async () => {
    const all = await Promise.all([at.begun(), at.begun(), at.begun()]);
    at.goTo(all[0].terms.chargeAt);
    await Promise.all([chargeBoxes(at.deps), chargeBoxes(at.deps), chargeBoxes(at.deps)]);
    for (const { box } of all) {
      expect(await at.boxOf(box.id)).toMatchObject({ state: "placed", attempt: 1 });
      expect(await at.takenFor(box.id)).toBe(1);
    }
  });

  test("is not charged if it was skipped or its subscription was canceled", async () => {
    const skipping = await at.begun();
    const leaving = await at.begun();
    await skipping.home.call((api) => api.boxes.own.skip({ id: skipping.box.id, skipped: true }));
    expect(await leaving.home.call((api) => api.boxes.own.cancel())).toEqual({ lastDay: null });
    at.goTo(skipping.terms.chargeAt);
    await chargeBoxes(at.deps);
    expect(await at.boxOf(skipping.box.id)).toMatchObject({ state: "skipped", attempt: 0 });
    expect(await at.boxOf(leaving.box.id)).toMatchObject({ state: "canceled", attempt: 0 });
    const [paid] = await market.database.sql`
      select count(*)::int from checkouts where user_id in (${skipping.home.user.id}, ${leaving.home.user.id})`;
    expect(paid!["count"]).toBe(0);
  });

  test("cannot be changed by its owner while charging it fails, and is charged once that works", async () => {
    const { home, box, terms } = await at.begun();
    const { sql } = market.database;
    await sql.unsafe(`create function stick() returns trigger language plpgsql as $$ begin
      raise exception 'stuck'; end $$;
      create trigger stick before insert on checkouts for each row execute function stick();`);
    at.goTo(terms.chargeAt);
    await chargeBoxes(at.deps);
    await sql`drop trigger stick on checkouts`;
    const skipped = home.call((api) => api.boxes.own.skip({ id: box.id, skipped: true }));
    await expect(skipped).rejects.toMatchObject({ code: "CONFLICT" });
    await home.call((api) => api.boxes.own.change({ ...home.plan, shown: home.plan, weekday: 4 }));
    expect(await at.boxOf(box.id)).toMatchObject({ state: "planned", day: terms.day });
    await chargeBoxes(at.deps);
    expect((await at.boxOf(box.id)).state).toBe("planned");
    at.clock.pass(5 * 60_000);
    await chargeBoxes(at.deps);
    expect((await at.boxOf(box.id)).state).toBe("placed");
  });

  test("is given up without a charge if it cannot be filled, and its owner is notified", async () => {
    const { box, terms } = await at.begun();
    const { sql } = market.database;
    await sql`update products set visible = false where category = any(array['vegetables', 'fruit', 'herbs', 'eggs-dairy', 'bakery', 'pantry']::category[])`;
    at.goTo(terms.chargeAt);
    await chargeBoxes(at.deps);
    await sql`update products set visible = true`;
    const after = await at.boxOf(box.id);
    expect(after).toMatchObject({ state: "given_up", checkoutId: null, dueAt: null });
    expect(after.lastError).toBe("harvest");
    expect(await at.mailsAbout(box.id)).toContain("box_given_up");
  });

  test("is given up without a charge if its zip code is no longer served", async () => {
    const { box, terms } = await at.begun();
    const { sql } = market.database;
    await sql`insert into settings (key, value, updated_at) values ('unservedPrefixes', '["949"]', now())`;
    at.goTo(terms.chargeAt);
    await chargeBoxes(at.deps);
    await sql`delete from settings`;
    const after = await at.boxOf(box.id);
    expect(after).toMatchObject({ state: "given_up", checkoutId: null });
    expect(after.lastError).toBe("not_served");
    expect(await at.mailsAbout(box.id)).toEqual(["box_given_up"]);
  });

  test("gets the next free window if its own is full, and its owner is notified", async () => {
    const { home, box, terms } = await at.begun();
    await market.database.sql`
      insert into delivery_slots (day, "window", capacity, held, booked) values (${terms.day}, 'morning', 0, 0, 0)
      on conflict (day, "window") do update set capacity = delivery_slots.held + delivery_slots.booked`;
    at.goTo(terms.chargeAt);
    await chargeBoxes(at.deps);
    const [order] = await market.database.sql`
      select delivery_window from orders where user_id = ${home.user.id}`;
    expect(order!["delivery_window"]).toBe("afternoon");
    expect(await at.mailsAbout(box.id)).toContain("box_note");
    await market.database.sql`update delivery_slots set capacity = 400`;
  });
});

describe("when the process ends between two steps", () => {
  const STEPS = ["claimed", "asked the provider", "was answered"] as const;
  test.each(STEPS)("the next run places the box once (the step before: %s)", async (step) => {
    const { box, terms } = await at.begun();
    at.goTo(terms.chargeAt);
    const claim = await claimBox(at.deps, box.id);
    if (!claim || "giveUp" in claim) throw new Error("The box was not claimed");
    if (step !== "claimed") await payBox(at.deps, claim);
    if (step === "was answered") {
      // The webhook arrived although the process had ended.
      const [row] = await market.database.sql<{ id: string }[]>`
        select payment_intent_id as id from checkouts where id = ${claim.checkoutId}`;
      await finalizeIntent(at.deps, row!.id, "payment_intent.succeeded");
    }
    await chargeBoxes(at.deps);
    if (step !== "was answered") expect((await at.boxOf(box.id)).state).toBe("charging");
    at.clock.pass(5 * 60_000);
    await chargeBoxes(at.deps);
    expect(await at.boxOf(box.id)).toMatchObject({
      state: "placed",
      attempt: 1,
      checkoutId: claim.checkoutId,
    });
    expect(await at.takenFor(box.id)).toBe(1);
    const [orders] = await market.database.sql`
      select count(*)::int from orders where checkout_id = ${claim.checkoutId}`;
    expect(orders!["count"]).toBe(1);
  });

  test("a box that was paid before the cut-off is locked with the other orders of its day", async () => {
    const { box, terms } = await at.begun();
    const cutOff = cutOffOf(terms.day);
    at.goTo(new Date(cutOff.getTime() - 60_000));
    const claim = await claimBox(at.deps, box.id);
    if (!claim || "giveUp" in claim) throw new Error("The box was not claimed");
    await payBox(at.deps, claim);
    at.goTo(cutOff);
    await lockOrders(at.deps);
    const { orderId } = await at.boxOf(box.id);
    const moves = await market.database.sql<{ to: string }[]>`
      select to_state as "to" from order_history where order_id = ${orderId} order by id`;
    expect(moves.map(({ to }) => to)).toEqual(["placed", "locked"]);
  });

  test("a decline that was not recorded is recorded once", async () => {
    const { box, terms } = await at.begun({ card: LATER_DECLINED });
    at.goTo(terms.chargeAt);
    const claim = await claimBox(at.deps, box.id);
    if (!claim || "giveUp" in claim) throw new Error("The box was not claimed");
    const outcome = await payBox(at.deps, claim);
    expect(outcome?.declined).toMatchObject({ needsHolder: false });
    at.clock.pass(5 * 60_000);
    await chargeBoxes(at.deps);
    await settleBox(at.deps, claim, outcome!);
    expect(await at.boxOf(box.id)).toMatchObject({ state: "declined", attempt: 1 });
    expect((await at.mailsAbout(box.id)).filter((kind) => kind === "box_declined")).toHaveLength(1);
  });

  test("a lost response from the provider does not lead to a second charge", async () => {
    const { box, terms } = await at.begun();
    at.goTo(terms.chargeAt);
    const fault = { kind: "reset", when: "after" } as const;
    await market.control.addFault({ op: "payment_intents.confirm", fault });
    await chargeBoxes(at.deps);
    await market.control.clearFaults();
    at.clock.pass(5 * 60_000);
    await chargeBoxes(at.deps);
    expect((await at.boxOf(box.id)).state).toBe("placed");
    expect(await at.takenFor(box.id)).toBe(1);
  });
});
