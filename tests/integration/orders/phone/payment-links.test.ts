import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { orders } from "#db/schema/orders/orders.ts";
import { users } from "#db/schema/accounts/users.ts";
import { household } from "#tests/support/market/people/box-household.ts";
import type { World } from "#tests/support/powers/world.ts";
import { type PhoneDesk, withPhoneOrders } from "#tests/support/setups/orders/phone-orders.ts";

let world: World;
let at: PhoneDesk;
withPhoneOrders((opened) => ({ world, at } = opened));

/** An address that only this test has. */
const addressOf = (name: string) => `${name}.${at.email}`;
const take = (email: string, draftId?: string, customerId: string | null = null) =>
  at.take({ email, customerId, quantity: 1, ...(draftId !== undefined && { draftId }) });
type Taken = Awaited<ReturnType<typeof take>>;

describe("A payment link", () => {
  it("no longer opens anything once its order is for another address", async () => {
    const draftId = randomUUID();
    const stranger = await at.linkTo(await take(addressOf("mistyped"), draftId));
    const meant = await take(addressOf("meant"), draftId);
    await expect(at.read(stranger)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(at.open(stranger)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await at.read(await at.linkTo(meant))).toMatchObject({ email: addressOf("meant") });
    await expect(at.read(stranger)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("keeps working when the same customer wants something else", async () => {
    const draftId = randomUUID();
    const token = await at.linkTo(await take(addressOf("caller"), draftId));
    const before = await at.read(token);
    await at.take({ draftId, email: addressOf("CALLER"), quantity: 2 });
    expect(await at.read(token)).toMatchObject({ state: "open", goods: [{ quantity: 2 }] });
    // The revision tells a page that it still shows the earlier quote.
    expect((await at.read(token)).revision).toBe(before.revision + 1);
  });

  it("pays nothing for an order that accepts no more goods, and is not sent for it", async () => {
    const ben = await household(world.market, world.deps);
    const { id, number } = await world.order(ben);
    const taken = await at.add(number);
    const token = await at.linkTo(taken);
    await world.deps.db.update(orders).set({ state: "locked" }).where(eq(orders.id, id));
    expect(await at.read(token)).toMatchObject({ state: "over" });
    await expect(at.open(token)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(at.send(taken)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("A draft whose payment link was paid", () => {
  const paid = async (taken: Taken) => at.pay(await at.linkTo(taken));

  it("is not taken again as another order, for this customer or another", async () => {
    const draftId = randomUUID();
    const taken = await take(addressOf("quick"), draftId);
    await paid(taken);
    const order = await at.orderOf(taken);
    const isPaid = { cause: { code: "already_paid", details: { orderNumber: order!.number } } };
    await expect(take(addressOf("quick"), draftId)).rejects.toMatchObject(isPaid);
    const ben = await household(world.market, world.deps);
    const forBen = take(ben.user.email, draftId, ben.user.id);
    await expect(forBen).rejects.toMatchObject(isPaid);
    await expect(take(addressOf("quick")), "in another draft").resolves.toBeDefined();
  });

  it("is not added again", async () => {
    const { number } = await world.order(await household(world.market, world.deps));
    const draftId = randomUUID();
    await paid(await at.add(number, draftId));
    const again = at.add(number, draftId);
    await expect(again).rejects.toMatchObject({
      cause: { code: "already_paid", details: { orderNumber: number } },
    });
    await expect(at.add(number), "in another draft").resolves.toBeDefined();
  });
});

describe("What is canceled", () => {
  it("is not reported as canceled when it was paid in the meantime", async () => {
    const taken = await take(addressOf("quick"));
    const { paymentIntentId } = await at.open(await at.linkTo(taken));
    await world.market.pay(paymentIntentId);
    await expect(at.cancel(taken)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await at.orderOf(taken)).toMatchObject({ state: "placed" });
    await expect(at.cancel(taken)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("may be canceled twice", async () => {
    const taken = await take(addressOf("twice"));
    await at.cancel(taken);
    await expect(at.cancel(taken)).resolves.toBeUndefined();
  });
});

describe("The saved card", () => {
  it("of an account that was closed in the meantime is not charged", async () => {
    const ben = await household(world.market, world.deps);
    const taken = await take(ben.user.email, randomUUID(), ben.user.id);
    await world.deps.db.update(users).set({ disabled: true }).where(eq(users.id, ben.user.id));
    await expect(at.charge(taken)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await at.orderOf(taken)).toBeUndefined();
  });
});
