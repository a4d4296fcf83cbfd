import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { basket } from "#tests/support/market/orders/basket.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
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

/** An account registered in another browser. */
async function accountElsewhere(name: string) {
  const fields = newFields(name);
  await registered(market.deps, fields);
  return fields;
}

/** Ends the session on the server only, so that the browser keeps its cookies. */
const timeOut = () => void browser.jar.delete("session");

async function runOut(checkoutId: string): Promise<void> {
  await market.database
    .sql`update checkouts set hold_expires_at = now() - interval '1 second' where id = ${checkoutId}`;
  await sweepPayments(market.deps);
}

const payAmount = (email: string) =>
  browser.call((api) => api.checkout.payAmount({ amount: 1_200, email }));

describe("ASVS 8.2.2 A checkout of one person", () => {
  const ends = { "signs out": () => browser.leave(), "is timed out": timeOut };
  const ages = { open: async () => {}, "expired long ago": runOut };
  const cases = Object.keys(ends).flatMap((end) =>
    Object.keys(ages).map((age) => [end, age] as [keyof typeof ends, keyof typeof ages]),
  );

  it.each(cases)(
    "is not continued by the next one in the browser who signs in (%s, %s)",
    async (end, age) => {
      await browser.join("first");
      const theirs = await browser.open("first@furrow.example");
      await ends[end]();
      await ages[age](theirs.checkoutId);
      const second = await browser.join("second");
      const mine = await browser.open(second.email, "2 Second Street");
      expect(mine.checkoutId).not.toBe(theirs.checkoutId);
      expect(mine.paymentIntentId).not.toBe(theirs.paymentIntentId);
      await market.pay(mine.paymentIntentId);
      const order = await browser.orderOf(mine.paymentIntentId);
      expect(order).toMatchObject({ userId: second.id, email: second.email });
      expect(order.delivery.address).toBe("2 Second Street");
      expect(await browser.call((api) => api.orders.mine())).toHaveLength(1);
    },
  );

  it("releases its goods when another account signs in over it", async () => {
    await browser.join("first");
    const theirs = await browser.open("first@furrow.example");
    const second = await accountElsewhere("second");
    await browser.signIn(second);
    const ofTheirs = eq(checkouts.id, theirs.checkoutId);
    const [row] = await market.database.db.select().from(checkouts).where(ofTheirs);
    expect(row!.holdExpiresAt.getTime()).toBeLessThanOrEqual(Date.now());
    await sweepPayments(market.deps);
    await expect(market.pay(theirs.paymentIntentId)).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
  });

  it.each(cases)("is not continued by a guest (%s, %s)", async (end, age) => {
    const first = await browser.join("first");
    const theirs = await browser.open(first.email);
    await ends[end]();
    await ages[age](theirs.checkoutId);
    const mine = await browser.open("guest@furrow.example", "2 Second Street");
    expect(mine.paymentIntentId).not.toBe(theirs.paymentIntentId);
    await market.pay(mine.paymentIntentId);
    expect(await browser.orderOf(mine.paymentIntentId)).toMatchObject({ userId: null });
    await browser.signIn(first);
    expect(await browser.call((api) => api.orders.mine())).toEqual([]);
  });

  it("is continued by its own user, also after signing in again", async () => {
    const first = await browser.join("first");
    const before = await browser.open(first.email);
    timeOut();
    await browser.signIn(first);
    expect(await browser.open(first.email)).toMatchObject({ checkoutId: before.checkoutId });
  });

  it.each([
    ["a founding membership", (email: string) => browser.reserve(email)],
    ["a plain payment", payAmount],
  ])("is not continued where it is for %s", async (_what, pay) => {
    await browser.join("first");
    const theirs = await pay("first@furrow.example");
    timeOut();
    const byGuest = await pay("guest@furrow.example");
    expect(byGuest.paymentIntentId).not.toBe(theirs.paymentIntentId);
    timeOut();
    browser.jar.delete("checkout");
    await browser.join("third");
    const own = await pay("third@furrow.example");
    timeOut();
    const second = await browser.join("second");
    const mine = await pay(second.email);
    expect(mine.paymentIntentId).not.toBe(own.paymentIntentId);
    expect(await browser.ownerOf(mine.paymentIntentId)).toBe(second.id);
  });

  it("leaves no cookie in the browser on sign-out, and releases its holds", async () => {
    const first = await browser.join("first");
    const { checkoutId } = await browser.open(first.email);
    expect(browser.jar.has("checkout")).toBe(true);
    await browser.leave();
    expect(browser.jar.has("checkout")).toBe(false);
    await sweepPayments(market.deps);
    const [row] = await market.database.db
      .select()
      .from(checkouts)
      .where(eq(checkouts.id, checkoutId));
    expect(row?.state).toBe("expired");
  });

  it("leaves no cookie of it on sign-in", async () => {
    const first = await browser.join("first");
    await browser.open(first.email);
    timeOut();
    await browser.join("second");
    expect(browser.jar.has("checkout")).toBe(false);
  });

  it("shows its order, and that it is paid, to no one else in the browser", async () => {
    const first = await browser.join("first");
    const { paymentIntentId, checkoutId } = await browser.open(first.email);
    await market.pay(paymentIntentId);
    expect(await browser.finish(paymentIntentId)).toHaveProperty("orderNumber");
    timeOut();
    expect(await browser.finish(paymentIntentId)).toEqual({ status: "placed" });
    const wanted = await basket(market.database.db, { slug: "nantes-carrots", quantity: 1 });
    const again = await browser.call((api) => api.checkout.createIntent({ ...wanted, checkoutId }));
    expect(again.checkoutId).not.toBe(checkoutId);
    await browser.join("second");
    expect(await browser.finish(paymentIntentId)).toEqual({ status: "placed" });
  });

  it("keeps its receipt and its membership from others in the browser", async () => {
    const first = await browser.join("first");
    const { paymentIntentId } = await browser.reserve(first.email);
    await market.pay(paymentIntentId);
    expect(await browser.finish(paymentIntentId)).toHaveProperty("receiptNumber");
    timeOut();
    const read = () => browser.call((api) => api.memberships.latest());
    expect(await browser.finish(paymentIntentId)).toEqual({ status: "active" });
    await expect(read()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await browser.join("second");
    await expect(read()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await browser.signIn(first);
    expect(await read()).toMatchObject({ email: first.email });
    expect(await browser.finish(paymentIntentId)).toHaveProperty("receiptNumber");
  });
});

describe("A purchase of an account that is being erased", () => {
  it.each(["goods", "a founding place"] as const)("holds nothing: %s", async (what) => {
    const { email } = await browser.join("leaving");
    const { sql } = market.database;
    const { buying } = await sql.begin(async (tx) => {
      await tx`select from users where email = ${email} for update`;
      const buy = what === "goods" ? browser.open(email) : browser.reserve(email);
      const begun = Promise.allSettled([buy]);
      await somethingWaits(sql);
      await tx`update users set disabled = true where email = ${email}`;
      return { buying: begun };
    });
    expect(await buying).toMatchObject([{ status: "rejected", reason: { code: "UNAUTHORIZED" } }]);
    expect(
      await sql`select from checkouts c join users u on u.id = c.user_id where u.email = ${email}`,
    ).toHaveLength(0);
  });
});
