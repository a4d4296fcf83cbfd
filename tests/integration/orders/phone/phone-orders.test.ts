import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { paymentLinks } from "#db/schema/checkout/checkout.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { purgeOld } from "#server/services/analytics/retention/retention.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { limits } from "#shared/platform/limits.ts";
import { household } from "#tests/support/market/people/box-household.ts";
import type { World } from "#tests/support/powers/world.ts";
import { type PhoneDesk, withPhoneOrders } from "#tests/support/setups/orders/phone-orders.ts";

let world: World;
let at: PhoneDesk;
withPhoneOrders((opened) => ({ world, at } = opened));

describe("An order by phone, paid by a link", () => {
  it("is held for the customer, shown as prepared, and paid and placed like any other", async () => {
    const taken = await at.take();
    expect(taken).toMatchObject({ email: at.email, card: null, lines: [{ quantity: 2 }] });
    const until = world.clock.now().getTime() + limits.holdMinutesByPhone * 60_000;
    expect(new Date(taken.until).getTime()).toBe(until);
    expect(await at.send(taken)).toEqual({ to: at.email, until: taken.until });
    const token = await at.tokenSentTo(at.email);
    expect(await at.read(token)).toMatchObject({
      state: "open",
      addedTo: null,
      goods: [{ productId: world.goods.productId, quantity: 2 }],
      totals: { total: taken.totals.total },
      email: at.email,
    });
    await at.pay(token);
    expect(await at.read(token)).toMatchObject({ state: "paid" });
    await expect(at.open(token)).rejects.toMatchObject({ code: "CONFLICT" });
    const order = await at.orderOf(taken);
    expect(order).toMatchObject({ userId: null, email: at.email, total: taken.totals.total });
    const shown = await at.admin.call((api) => api.admin.orders.one({ number: order!.number }));
    expect(shown.history).toMatchObject([{ to: "placed", by: "Ana Lee", cause: "phone" }]);
    expect(shown.entries).toMatchObject([{ action: "order.payment_link_sent" }]);
    expect(shown.mails.map(({ kind }) => kind).toSorted()).toEqual([
      "order_placed",
      "payment_link",
    ]);
  });

  it("is priced and held again when the draft changes, and paid at the new price", async () => {
    const draftId = randomUUID();
    const first = await at.take({ draftId, quantity: 1 });
    const second = await at.take({ draftId, quantity: 3 });
    expect(second.checkoutId).toBe(first.checkoutId);
    await expect(at.send(first)).rejects.toMatchObject({ code: "CONFLICT" });
    await at.pay(await at.linkTo(second));
    expect(await at.orderOf(second)).toMatchObject({ total: second.totals.total });
  });

  it("can be paid until its hold ends, after which its page says that it has expired", async () => {
    const taken = await at.take();
    const token = await at.linkTo(taken);
    world.clock.pass(limits.holdMinutesByPhone * 60_000 - 1_000);
    expect(await at.read(token)).toMatchObject({ state: "open" });
    world.clock.pass(2_000);
    expect(await at.read(token)).toMatchObject({ state: "over" });
    await expect(at.open(token)).rejects.toMatchObject({ code: "CONFLICT" });
    await sweepPayments(world.deps);
    expect(await at.heldBy(taken)).toBe(0);
    await expect(at.send(taken)).rejects.toMatchObject({ code: "CONFLICT" });
    world.clock.pass(8 * 24 * 60 * 60_000);
    await expect(at.read(token)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await purgeOld(world.deps);
    const isIts = eq(paymentLinks.checkoutId, taken.checkoutId);
    expect(await world.deps.db.$count(paymentLinks, isIts)).toBe(0);
  });

  it("is canceled: its goods return to stock, and its link pays nothing", async () => {
    const taken = await at.take();
    await at.send(taken);
    expect(await at.heldBy(taken)).toBe(2);
    await at.cancel(taken);
    expect(await at.heldBy(taken)).toBe(0);
    expect(await at.read(await at.tokenSentTo(at.email))).toMatchObject({ state: "over" });
  });

  it("waits in the team's list until it is paid or canceled", async () => {
    const waiting = async () => {
      const rows = await at.admin.call((api) => api.admin.phoneOrders.waiting());
      return rows.filter((row) => row.email === at.email);
    };
    const taken = await at.take();
    expect(await waiting()).toMatchObject([
      { checkoutId: taken.checkoutId, total: taken.totals.total, isAddition: false },
    ]);
    await at.pay(await at.linkTo(taken));
    expect(await waiting()).toEqual([]);
    const second = await at.take();
    await at.cancel(second);
    expect(await waiting()).toEqual([]);
  });

  it("releases the previous customer's holds once the draft is for someone else", async () => {
    const draftId = randomUUID();
    const first = await at.take({ draftId });
    const ben = await household(world.market, world.deps);
    const second = await at.take({ draftId, customerId: ben.user.id });
    expect(second.checkoutId).not.toBe(first.checkoutId);
    expect(await at.heldBy(first)).toBe(0);
    expect(await at.heldBy(second)).toBe(2);
  });

  it("opens for no other token, and nobody else's checkout is paid or canceled this way", async () => {
    await expect(at.read("wrong")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(at.open("wrong")).rejects.toMatchObject({ code: "NOT_FOUND" });
    const own = await world.person();
    const order = await world.order(own);
    const { checkoutId } = order;
    const told = { checkoutId, revision: 1, reason: "Ordered by phone" };
    const acts: readonly ((api: AppCaller) => Promise<unknown>)[] = [
      (api) => api.admin.phoneOrders.charge({ ...told, cardId: "pm_1", agreed: true }),
      (api) => api.admin.phoneOrders.sendLink(told),
      (api) => api.admin.phoneOrders.cancel({ checkoutId }),
    ];
    for (const act of acts) {
      await expect(at.admin.call(act)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });
});
