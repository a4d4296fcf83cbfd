import { describe, expect, test } from "vitest";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { planBoxes } from "#server/services/boxes/plan.ts";
import { remindOfBoxes } from "#server/services/boxes/remind.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import {
  begin,
  changeNow,
  household,
  type Household,
} from "#tests/support/market/people/box-household.ts";
import { DAY, HOUR } from "#tests/support/market/time/clock.ts";
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

describe("a declined card", () => {
  const held = async (checkoutId: string | null) => {
    const [row] = await market.database.sql`
      select (select count(*)::int from holds where checkout_id = ${checkoutId} and state = 'active') as goods,
        (select count(*)::int from slot_holds where checkout_id = ${checkoutId}) as slots`;
    return row;
  };

  test("is charged again on the next days while goods and slot are held; a new card pays", async () => {
    const { home, box, terms } = await at.begun({ card: LATER_DECLINED });
    at.goTo(terms.chargeAt);
    await chargeBoxes(at.deps);
    const first = await at.boxOf(box.id);
    expect(first).toMatchObject({ state: "declined", attempt: 1 });
    expect(first.lastError).toContain("declined");
    expect(first.dueAt?.toISOString()).toBe("2026-11-29T02:00:00.000Z");
    expect(await held(first.checkoutId)).toEqual({ goods: 5, slots: 1 });
    await sweepPayments(at.deps);
    at.goTo(first.dueAt!);
    await chargeBoxes(at.deps);
    const second = await at.boxOf(box.id);
    expect(second).toMatchObject({ state: "declined", attempt: 2, checkoutId: first.checkoutId });
    const { clientSecret } = await home.call((api) => api.payments.cards.begin());
    const cardId = await market.keepCard(clientSecret);
    await changeNow(home, { cardId });
    await chargeBoxes(at.deps);
    expect(await at.boxOf(box.id)).toMatchObject({ state: "placed", attempt: 3 });
    expect(await at.takenFor(box.id)).toBe(1);
    expect(await at.mailsAbout(box.id)).toEqual(["box_declined", "box_declined"]);
  });

  test("gives the box up after three attempts, releases goods and slot, and notifies the owner", async () => {
    const { box, terms } = await at.begun({ card: LATER_DECLINED });
    at.goTo(terms.chargeAt);
    for (let tried = 1; tried <= 3; tried += 1) {
      await chargeBoxes(at.deps);
      const { dueAt, attempt } = await at.boxOf(box.id);
      expect(attempt).toBe(tried);
      if (dueAt) at.goTo(dueAt);
    }
    const after = await at.boxOf(box.id);
    expect(after).toMatchObject({ state: "given_up", attempt: 3, dueAt: null, orderId: null });
    expect(await held(after.checkoutId)).toEqual({ goods: 0, slots: 0 });
    expect(await at.takenFor(box.id)).toBe(0);
    expect(await at.mailsAbout(box.id)).toEqual(["box_declined", "box_declined", "box_given_up"]);
  });

  test("that requires authentication can be paid by its holder, once", async () => {
    const { home, box, terms } = await at.begun();
    const { user } = home;
    const [row] = await market.database.sql<{ id: string }[]>`
      select provider_customer_id as id from users where id = ${user.id}`;
    const cardId = await market.attachCard(row!.id, "pm_card_authenticationRequired");
    await changeNow(home, { cardId });
    at.goTo(terms.chargeAt);
    await chargeBoxes(at.deps);
    expect(await at.boxOf(box.id)).toMatchObject({ state: "declined" });
    const [mail] = await market.database.sql`
      select text from emails where dedupe_key = ${`box_declined:${box.id}:1`}`;
    expect(mail!["text"]).toContain("confirm the payment yourself");
    const pay = await home.call((api) => api.boxes.own.payNow({ id: box.id }));
    await market.pay(pay.paymentIntentId, pay.cardId);
    await market.control.finish(pay.paymentIntentId, "succeeded");
    await home.call((api) => api.checkout.processOrder({ paymentIntentId: pay.paymentIntentId }));
    expect((await at.boxOf(box.id)).state).toBe("placed");
    at.clock.pass(DAY);
    await chargeBoxes(at.deps);
    expect(await at.takenFor(box.id)).toBe(1);
  });

  test.each(["detached", "unknown"])(
    "that is %s at the provider counts as declined, and a new card pays",
    async (how) => {
      const { home, box, terms } = await at.begun();
      if (how === "detached") await market.stripe.paymentMethods.detach(home.plan.cardId);
      else
        await market.database.sql`
          update box_subscriptions set payment_method_id = 'pm_gone' where id = ${box.subscriptionId}`;
      at.goTo(terms.chargeAt);
      await chargeBoxes(at.deps);
      const { state, attempt, lastError } = await at.boxOf(box.id);
      expect({ state, attempt, lastError }).toEqual({
        state: "declined",
        attempt: 1,
        lastError: "payment_failed",
      });
      expect(await at.mailsAbout(box.id)).toEqual(["box_declined"]);
      const { clientSecret } = await home.call((api) => api.payments.cards.begin());
      const cardId = await market.keepCard(clientSecret);
      await changeNow(home, { cardId });
      await chargeBoxes(at.deps);
      expect((await at.boxOf(box.id)).state).toBe("placed");
      expect(await at.takenFor(box.id)).toBe(1);
    },
  );

  test("is not charged again after the household cancels, and the goods are released", async () => {
    const { home, box, terms } = await at.begun({ card: LATER_DECLINED });
    at.goTo(terms.chargeAt);
    await chargeBoxes(at.deps);
    await home.call((api) => api.boxes.own.cancel());
    await chargeBoxes(at.deps);
    const after = await at.boxOf(box.id);
    expect(after).toMatchObject({ state: "canceled", attempt: 1 });
    expect(await held(after.checkoutId)).toEqual({ goods: 0, slots: 0 });
  });
});

test("owners get one reminder with charge and card within a day before the cut-off", async () => {
  const { box, terms } = await at.begun();
  await remindOfBoxes(at.deps);
  expect(await at.mailsAbout(box.id)).toEqual([]);
  at.goTo(new Date(new Date(terms.chargeAt).getTime() - 20 * HOUR));
  await remindOfBoxes(at.deps);
  await remindOfBoxes(at.deps);
  expect(await at.mailsAbout(box.id)).toEqual(["box_reminder"]);
  const [mail] = await market.database
    .sql`select text from emails where dedupe_key like ${`box_reminder:${box.id}:%`}`;
  expect(mail!["text"]).toContain("$27.19");
  expect(mail!["text"]).toContain("Visa ending in 4242");
});

test("boxes are planned eight weeks ahead, only once even by concurrent workers", async () => {
  const home: Household = await household(market, at.deps);
  await begin(home);
  await Promise.all([planBoxes(at.deps), planBoxes(at.deps)]);
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
