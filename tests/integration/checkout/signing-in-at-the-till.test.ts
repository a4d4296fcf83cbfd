import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { DomainError } from "#shared/errors.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import {
  newFields,
  type SharedBrowser,
  withSharedBrowser,
} from "#tests/support/setups/shared-browser.ts";

let market: MarketPlace;
let browser: SharedBrowser;
withSharedBrowser((opened) => {
  ({ market, browser } = opened);
});

describe("A guest who signs in at the till", () => {
  /** An account whose owner is not signed in yet. */
  async function knownAlready() {
    const user = await browser.join("late");
    await browser.leave();
    return user;
  }

  it.each(["registers", "signs in"] as const)(
    "A guest who %s with the form still on the screen finds the order in the account, and its email links to it",
    async (way) => {
      const known = way === "signs in" ? await knownAlready() : null;
      const { paymentIntentId } = await browser.open("typed@furrow.example");
      const user = known ? await browser.signIn(known) : await browser.join("late");
      await market.pay(paymentIntentId);
      const answer = await browser.finish(paymentIntentId);
      expect(answer).toHaveProperty("orderNumber");
      const [mine] = await browser.call((api) => api.orders.mine());
      expect(mine?.number).toBe("orderNumber" in answer ? answer.orderNumber : null);
      expect((await browser.orderOf(paymentIntentId)).userId).toBe(user.id);
      const mail = await newestMail(market.database.db, "order_placed");
      expect(mail.text).toContain(`/dashboard/customer/orders/${mine?.number}`);
    },
  );

  it("goes on with the same payment, under what the account's browser sends", async () => {
    const before = await browser.open("typed@furrow.example");
    const user = await browser.join("late");
    const after = await browser.open(user.email, "3 Third Street");
    expect(after).toMatchObject({
      checkoutId: before.checkoutId,
      paymentIntentId: before.paymentIntentId,
    });
    await market.pay(after.paymentIntentId);
    const order = await browser.orderOf(after.paymentIntentId);
    expect(order).toMatchObject({ userId: user.id, email: user.email });
    expect(order.delivery.address).toBe("3 Third Street");
  });

  it("takes a founding membership along", async () => {
    const { paymentIntentId } = await browser.reserve("typed@furrow.example");
    const user = await browser.join("late");
    await market.pay(paymentIntentId);
    expect(await browser.finish(paymentIntentId)).toHaveProperty("receiptNumber");
    const read = await browser.call((api) => api.memberships.latest());
    expect(read.email).toBe("typed@furrow.example");
    const [row] = await market.database.db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, user.id));
    expect(row?.state).toBe("active");
  });

  it.each([
    ["paid", "pm_card_visa"],
    ["being authenticated", "pm_card_threeDSecure2Required"],
  ])("leaves a payment that was %s before to the guest", async (_state, card) => {
    const { paymentIntentId, checkoutId } = await browser.open("typed@furrow.example");
    await market.pay(paymentIntentId, card);
    const user = await browser.join("late");
    expect(await browser.ownerOf(paymentIntentId)).toBeNull();
    expect(await browser.call((api) => api.orders.mine())).toEqual([]);
    const mine = await browser.open(user.email);
    expect(mine.checkoutId).not.toBe(checkoutId);
  });

  it("is signed in while the payment provider does not answer, and begins again", async () => {
    const before = await browser.open("typed@furrow.example");
    const readIntent = () =>
      Promise.reject(new DomainError("provider_unavailable", "The provider does not answer"));
    const payments = { ...market.deps.payments, readIntent };
    const without = visitor({ ...market.deps, payments });
    without.jar.set("checkout", browser.jar.get("checkout")!);
    const fields = newFields("late");
    await without.call((api) => api.auth.register(fields));
    expect(await browser.ownerOf(before.paymentIntentId)).toBeNull();
    browser.jar.set("session", without.jar.get("session")!);
    expect((await browser.open(fields.email)).checkoutId).not.toBe(before.checkoutId);
  });

  it("ASVS 7.2.4 gets a new cookie: who knows the old one can continue nothing", async () => {
    const before = await browser.open("typed@furrow.example");
    const planted = browser.jar.get("checkout")!;
    await browser.join("late");
    expect(browser.jar.get("checkout")).not.toBe(planted);
    const thief = visitor(market.deps);
    thief.jar.set("checkout", planted);
    const theirs = await browser.open("thief@furrow.example", "13 Other Street", thief);
    expect(theirs.checkoutId).not.toBe(before.checkoutId);
    await market.pay(before.paymentIntentId);
    expect(await browser.finish(before.paymentIntentId, thief)).toEqual({ status: "placed" });
    expect(await browser.finish(before.paymentIntentId)).toHaveProperty("orderNumber");
  });
});
