import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { INVARIANTS } from "#server/services/analytics/invariants/invariants.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import type { Fault } from "#shared/payments/refunds/refund-cause.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import * as codes from "#tests/support/market/codes.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { ledgerBalance } from "#tests/support/market/payments/ledger.ts";

let world: World;
let admin: Awaited<ReturnType<World["person"]>>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  for (const slug of ["leeks", "broccoli"]) await setStock(world.deps.db, slug, 500);
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));

const makeCode = (terms: Parameters<typeof codes.makeCode>[1] = {}) => codes.makeCode(world, terms);
const linesOf = (orderId: string) => codes.linesOf(world, orderId);
const usesOf = (id: number) => codes.usesOf(world, id);
const onAccount = (orderId: string, account: string) =>
  ledgerBalance(world.market.database.sql, { orderId }, account);

/** A shopper from a separate network who pays the total the server calculates. */
function shopper(email = codes.newEmail()) {
  const guest = codes.newGuest(world);
  const goods = (quantity: number) => [
    { slug: "leeks", quantity },
    { slug: "broccoli", quantity: 1 },
  ];
  const ask = (promotionCode: string, quantity = 3) =>
    codes.asks(world, guest, goods(quantity), { email, promotionCode });
  return {
    ask,
    buy: async (code: string, quantity = 3) => codes.pays(world, await ask(code, quantity)),
  };
}

describe("A promotion code of the market", () => {
  it("lowers the amount paid and taxed, and pays the farms in full", async () => {
    const { code, id } = await makeCode();
    const order = await shopper().buy(code.toLowerCase());
    const lines = await linesOf(order.id);
    const off = Math.floor((2 * order.subtotal * 2_000 + 10_000) / 20_000);
    expect(order).toMatchObject({ promotion: off, discount: off });
    expect(order.total).toBe(order.subtotal - off + order.tax);
    expect(order.tax).toBe(Math.floor(((order.subtotal - off) * 875 * 2 + 10_000) / 20_000));
    const left = lines.map((line) => line.lineTotal - line.farmShare - line.commission);
    expect(new Set(left)).toEqual(new Set([0]));
    expect(await onAccount(order.id, "promotions")).toBe(off);
    expect(await usesOf(id)).toMatchObject([{ orderId: order.id, amount: off }]);
  });

  it.each<Fault["cause"]>(["poor_quality", "packed_wrong", "damaged_on_the_way"])(
    "gives back what was paid for a line that goes back for %s, and the market its part",
    async (cause) => {
      const { code } = await makeCode();
      const order = await shopper().buy(code);
      const lines = await linesOf(order.id);
      const leeks = lines.find(({ quantity }) => quantity === 3)!;
      const refund = (quantity: number) =>
        refundOrder(world.deps, admin.user, {
          intentId: order.paymentIntentId,
          wish: { lines: [{ productId: leeks.productId, quantity }], delivery: false },
          reason: "As the customer wrote",
          cause,
        });
      const tax = leeks.taxes.reduce((sum, part) => sum + part.amount, 0);
      const paid = leeks.lineTotal - leeks.promotion + tax;
      const amounts = [(await refund(1)).amount, (await refund(2)).amount];
      expect(amounts[0]).toBeLessThan(leeks.unitPrice);
      expect(Math.abs(amounts[0]! + amounts[1]! - paid)).toBeLessThanOrEqual(1);
      expect(await onAccount(order.id, "promotions")).toBe(order.promotion - leeks.promotion);
      await sweepPayments(world.deps);
    },
  );

  it("is released, with everything paid refunded, when the order is undone", async () => {
    const { code, id } = await makeCode({ inAll: 1 });
    const order = await shopper().buy(code);
    await expect(shopper().ask(code)).rejects.toThrow("used as often as it can be");
    const { amount } = await refundOrder(world.deps, admin.user, {
      intentId: order.paymentIntentId,
      wish: "remaining",
      reason: "They changed their mind",
      cause: "customer_changed",
    });
    await sweepPayments(world.deps);
    expect(amount).toBe(order.total);
    expect((await codes.orderOfCheckout(world, order.checkoutId)).state).toBe("refunded");
    expect(await onAccount(order.id, "promotions")).toBe(0);
    expect((await shopper().buy(code)).promotion).toBe(order.promotion);
    expect(await usesOf(id)).toHaveLength(2);
  });

  it("has a separate row in the payment's total", async () => {
    const { code } = await makeCode();
    const { totals } = await shopper().ask(code);
    expect(totals.promotion).toBe(totals.discount);
    expect(totals.promotion).toBeGreaterThan(0);
  });

  it("is not part of an order without it", async () => {
    const { db } = world.deps;
    const guest = visitor(world.deps, "198.51.100.251");
    const input = await basket(db, { slug: "leeks", quantity: 1 });
    const { totals } = await guest.call((api) => api.checkout.createIntent(input));
    expect(totals).not.toHaveProperty("promotion");
    expect(totals.discount).toBe(0);
  });
});

describe("A refund of an order with a code", () => {
  it("that gave a cent too much is found in our records", async () => {
    const order = await shopper().buy((await makeCode()).code);
    const [leeks] = await linesOf(order.id);
    await refundOrder(world.deps, admin.user, {
      intentId: order.paymentIntentId,
      wish: { lines: [{ productId: leeks!.productId, quantity: 1 }], delivery: false },
      reason: "As the customer wrote",
      cause: "poor_quality",
    });
    const undo = new Error("The wrong row is taken back");
    const wrong = world.market.database.sql.begin(async (tx) => {
      await tx`update refunds set amount_cents = amount_cents + 1 where order_id = ${order.id}`;
      const broken = await tx.unsafe(INVARIANTS["refundIsItsLines"]!);
      expect(broken).toEqual([{ id: order.id }]);
      throw undo;
    });
    await expect(wrong).rejects.toBe(undo);
    await sweepPayments(world.deps);
  });
});

describe("A promotion code of a farm", () => {
  it("lowers that farm's sale, with commission on what is left, and no other's", async () => {
    const [leeks] = await world.deps.db.select().from(products).where(eq(products.slug, "leeks"));
    const { code } = await makeCode({ farmId: leeks!.farmId });
    const order = await shopper().buy(code);
    expect(order.promotion).toBeGreaterThan(0);
    const lines = await linesOf(order.id);
    expect(lines.map((line) => line.farmId)).toContain(leeks!.farmId);
    for (const line of lines) {
      const isOwn = line.farmId === leeks!.farmId;
      expect(line.farmPromotion).toBe(isOwn ? line.promotion : 0);
      expect(line.promotion > 0).toBe(isOwn);
      expect(line.farmShare + line.commission).toBe(line.lineTotal - line.farmPromotion);
    }
    expect(await onAccount(order.id, "promotions")).toBe(0);
    const { amount } = await refundOrder(world.deps, admin.user, {
      intentId: order.paymentIntentId,
      wish: "remaining",
      reason: "They changed their mind",
      cause: "customer_changed",
    });
    expect(amount).toBe(order.total);
    expect(await onAccount(order.id, "farm_payable")).toBe(0);
    await sweepPayments(world.deps);
  });
});
