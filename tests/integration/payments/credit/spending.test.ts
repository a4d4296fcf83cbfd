import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { expireCheckout } from "#server/services/payments/checkouts/expire-checkout.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { toDollars } from "#shared/money.ts";
import { login } from "#tests/support/market/people/accounts.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { type CustomerCredit, withCustomerCredit } from "#tests/support/setups/customer-credit.ts";

let at: CustomerCredit;
withCustomerCredit((opened) => {
  at = opened;
});

describe("An order with credit", () => {
  it("charges the card the rest, spends the credit once, and leaves what it did not need", async () => {
    await at.give(500);
    const { total } = await at.cart(0);
    const order = await at.ordered(500);
    await finalizeIntent(at.deps, order.intentId, "again");
    expect(order).toMatchObject({ credit: 500, discount: 500, total: total - 500 });
    expect(await at.paymentOf(order.intentId)).toMatchObject({ amountReceived: total - 500 });
    const { movements, ...left } = await at.ana.call((api) => api.payments.credit.mine());
    expect(left.balance).toBe(0);
    expect(movements[0]).toMatchObject({ amount: -500, orderNumber: order.number });
    const shown = await at.ana.call((api) => api.orders.byNumber({ number: order.number }));
    expect(shown.totals).toMatchObject({ credit: 500, discount: 500 });
  });

  it("leaves the provider's smallest charge for the card", async () => {
    await at.give(20_000);
    const order = await at.ordered(20_000);
    expect(order.total).toBe(50);
    expect(await at.balance()).toBe(20_000 - order.credit);
  });

  it("is refused with the true total when the browser counted on other credit", async () => {
    await at.give(300);
    const { total } = await at.cart(0);
    const wrong = at.ask(at.ana, await at.cart(500));
    await expect(wrong).rejects.toMatchObject({
      cause: { code: "price_changed", details: { total: total - 300 } },
    });
    const { totals } = await at.ask(at.ana, await at.cart(300));
    expect(totals).toMatchObject({ credit: 300, total: total - 300 });
  });

  it("needs someone who is signed in; what a guest began becomes theirs on signing in", async () => {
    await at.give(300);
    const guest = visitor(at.deps);
    await expect(at.ask(guest, await at.cart(300))).rejects.toMatchObject({
      cause: { code: "price_changed" },
    });
    const begun = await at.ask(guest, await at.cart(0));
    await guest.call(login(at.ana.user.username, "correct horse"));
    const { checkoutId, paymentIntentId } = await at.ask(guest, await at.cart(300));
    expect(checkoutId).toBe(begun.checkoutId);
    await at.market.pay(paymentIntentId);
    await finalizeIntent(at.deps, paymentIntentId, "test");
    expect(await at.balance()).toBe(0);
  });

  it("of two browsers at the same moment is one: the other gets its price without", async () => {
    await at.give(500);
    const phone = visitor(at.deps);
    await phone.call(login(at.ana.user.username, "correct horse"));
    const wanted = await at.cart(500);
    const both = await Promise.allSettled([at.ask(at.ana, wanted), at.ask(phone, wanted)]);
    expect(both.map((result) => result.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = both.find((result) => result.status === "rejected");
    expect(lost?.reason).toMatchObject({
      cause: { code: "price_changed", details: { total: wanted.total } },
    });
    const won = both.find((result) => result.status === "fulfilled")!.value;
    const [later, first] = both[0]?.status === "fulfilled" ? [phone, at.ana] : [at.ana, phone];
    expect(await first.call((api) => api.payments.credit.usable())).toBe(500);
    expect(await later.call((api) => api.payments.credit.usable())).toBe(0);
    await at.market.pay(won.paymentIntentId);
    await finalizeIntent(at.deps, won.paymentIntentId, "test");
    await expect(at.ask(later, wanted)).rejects.toMatchObject({ cause: { code: "price_changed" } });
    const other = await at.ask(later, { ...(await at.cart(0)), amount: toDollars(wanted.total) });
    await at.market.pay(other.paymentIntentId);
    await finalizeIntent(at.deps, other.paymentIntentId, "test");
    expect(await at.balance()).toBe(0);
  });

  it("keeps what it was quoted before, as long as that may still be paid, and frees it when it expires", async () => {
    await at.give(500);
    const phone = visitor(at.deps);
    await phone.call(login(at.ana.user.username, "correct horse"));
    const { checkoutId } = await at.ask(at.ana, await at.cart(500));
    await at.ask(at.ana, { ...(await at.cart(0)), useCredit: false });
    expect(await phone.call((api) => api.payments.credit.usable())).toBe(0);
    const { db, sql } = at.market.database;
    await sql`update checkouts set hold_expires_at = now() - interval '1 minute' where id = ${checkoutId}`;
    const [checkout] = await db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
    await expireCheckout(at.deps, checkout!);
    expect(await phone.call((api) => api.payments.credit.usable())).toBe(500);
  });
});
