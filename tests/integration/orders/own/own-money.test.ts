import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { disputes } from "#db/schema/payments/disputes.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { users } from "#db/schema/accounts/users.ts";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { boughtGift } from "#tests/support/market/payments/gift-cards.ts";
import { addProduct } from "#tests/support/market/market.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";

let world: World;
let admin: Person;
let other: Person;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  other = await world.person("admin");
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => () => assertInvariants(world.market.database.sql, world.clock.now()));

const OWN = { code: "FORBIDDEN", message: m.ownMoney };
const refundsOf = (orderId: string) => world.deps.db.$count(refunds, eq(refunds.orderId, orderId));

describe("The team's desk, for an admin's own order", () => {
  it("takes nothing off it and cancels nothing, which its owner does on their own page", async () => {
    const { id, number } = await world.order(admin);
    const unit = { number, productId: world.goods.productId, quantity: 1 };
    const takeOff = (who: Person) =>
      who.call((api) =>
        api.admin.orders.takeOff({ ...unit, key: randomUUID(), reason: "They called" }),
      );
    const cancel = (who: Person) =>
      who.call((api) => api.admin.payments.cancelOrder({ number, reason: "They called" }));
    await expect(takeOff(admin)).rejects.toMatchObject(OWN);
    await expect(cancel(admin)).rejects.toMatchObject(OWN);
    expect(await refundsOf(id)).toBe(0);
    await admin.call((api) => api.orders.takeOff({ ...unit, key: randomUUID() }));
    expect(await refundsOf(id)).toBe(1);
    expect(await cancel(other)).toMatchObject({ state: "canceled" });
  });

  it("agrees to no swap, whose refund would be theirs once it is paid", async () => {
    const { number } = await world.order(admin);
    const { farmId, productId } = world.goods;
    const pears = await addProduct(world.deps.db, { farmId, slug: "own-pears", name: "Pears" });
    const agree = (who: Person) =>
      who.call((api) =>
        api.admin.phoneOrders.takeAddition({
          draftId: randomUUID(),
          number,
          items: [{ id: pears, quantity: 1 }],
          swap: { productId, quantity: 1, reason: "They like pears better" },
        }),
      );
    await expect(agree(admin)).rejects.toMatchObject(OWN);
    expect(await agree(other)).toMatchObject({ email: admin.user.email });
  });

  it("sends no failed refund again, to the card or as credit", async () => {
    const { paymentIntentId: intentId } = await world.order(admin);
    const wish = "remaining";
    const what = { intentId, wish, reason: "Wilted", cause: "poor_quality" } as const;
    const { refundId } = await refundOrder(world.deps, other.user, what);
    await noteRefund(world.deps, refundId, { id: null, state: "failed" });
    for (const act of ["sendAgain", "giveAsCredit"] as const) {
      const again = admin.call((api) => api.admin.payments[act]({ refundId }));
      await expect(again).rejects.toMatchObject(OWN);
    }
    await other.call((api) => api.admin.payments.giveAsCredit({ refundId }));
    const { balance } = await admin.call((api) => api.payments.credit.mine());
    expect(balance).toBeGreaterThan(0);
  });

  it("voids no gift card that they bought, and pays out nothing of one that they redeemed", async () => {
    const buyer = { buyerEmail: admin.user.email, amount: 1_000 };
    const bought = await boughtGift(world.market, world.deps, buyer, admin);
    const taken = { id: bought.id, reason: "Bought twice by mistake" };
    const taking = (who: Person) => who.call((api) => api.admin.giftCards.void(taken));
    await expect(taking(admin)).rejects.toMatchObject(OWN);
    const { code } = await boughtGift(world.market, world.deps, buyer, admin);
    await admin.call((api) => api.payments.giftCards.redeem({ code }));
    const remaining = await admin.call((api) =>
      api.admin.giftCards.remaining({ id: admin.user.id }),
    );
    const paid = { id: admin.user.id, key: randomUUID(), amount: remaining, reason: "Check 1204" };
    const payOut = (who: Person) => who.call((api) => api.admin.giftCards.payOut(paid));
    await expect(payOut(admin)).rejects.toMatchObject(OWN);
    await taking(other);
    await payOut(other);
  });

  const accepting = async (intentId: string) => {
    await processReportedEvents(world.deps);
    const ofPayment = eq(disputes.intentId, intentId);
    const [dispute] = await world.deps.db.select().from(disputes).where(ofPayment);
    return (who: Person) =>
      who.call((api) => api.admin.payments.acceptDispute({ disputeId: dispute?.id ?? "" }));
  };

  it("gives up no dispute, whose money their bank would keep for them", async () => {
    const { paymentIntentId } = await world.order(admin, { card: "pm_card_createDispute" });
    const accept = await accepting(paymentIntentId);
    await expect(accept(admin)).rejects.toMatchObject(OWN);
    expect(await accept(other)).toEqual({ status: "lost" });
  });

  it("answers no dispute of their own, since an answer could concede it", async () => {
    const { paymentIntentId } = await world.order(admin, { card: "pm_card_createDispute" });
    await processReportedEvents(world.deps);
    const [dispute] = await world.deps.db
      .select()
      .from(disputes)
      .where(eq(disputes.intentId, paymentIntentId));
    const answer = (who: Person) =>
      who.call((api) =>
        api.admin.payments.answerDispute({ disputeId: dispute?.id ?? "", text: "They are right." }),
      );
    await expect(answer(admin)).rejects.toMatchObject(OWN);
    await answer(other);
  });

  it("gives up no dispute about a gift card that they bought, or their deposit", async () => {
    const { email } = admin.user;
    const card = "pm_card_createDispute";
    const gift = { buyerEmail: email, amount: 1_000, card };
    const bought = await boughtGift(world.market, world.deps, gift, admin);
    const wish = { firstName: "Ana", email, zipCode: "94952" };
    const deposit = await admin.call((api) => api.memberships.reserve(wish));
    await world.market.pay(deposit.paymentIntentId, card);
    await finalizeIntent(world.deps, deposit.paymentIntentId, "test");
    for (const intentId of [bought.intentId, deposit.paymentIntentId]) {
      const accept = await accepting(intentId);
      await expect(accept(admin)).rejects.toMatchObject(OWN);
      expect(await accept(other)).toEqual({ status: "lost" });
    }
  });

  it("does it all where there is no other admin", async () => {
    await world.deps.db.update(users).set({ role: "customer" }).where(eq(users.id, other.user.id));
    const { number } = await world.order(admin);
    const canceled = await admin.call((api) =>
      api.admin.payments.cancelOrder({ number, reason: "They called" }),
    );
    expect(canceled).toMatchObject({ state: "canceled" });
  });
});
