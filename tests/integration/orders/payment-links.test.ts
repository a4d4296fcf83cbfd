import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { delivery } from "#tests/support/market/basket.ts";
import { household } from "#tests/support/market/people/box-household.ts";
import { violations } from "#tests/support/invariants.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";

let world: World;
let admin: Person;
let serial = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  serial += 1;
  admin = await world.person("admin");
});
afterEach(async () =>
  expect(await violations(world.market.database.sql, world.clock.now())).toEqual({}),
);

const addressOf = (name: string) => `${name}${serial}@furrow.example`;
const items = () => [{ id: world.goods.productId, quantity: 1 }];
const take = (email: string, draftId: string = randomUUID(), customerId: string | null = null) =>
  admin.call((api) =>
    api.admin.phoneOrders.take({
      draftId,
      customerId,
      delivery: { ...delivery, email },
      items: items(),
    }),
  );
const add = (number: string, draftId: string = randomUUID()) =>
  admin.call((api) => api.admin.phoneOrders.takeAddition({ draftId, number, items: items() }));
type Taken = Awaited<ReturnType<typeof take>>;

const sent = ({ checkoutId, revision }: Taken) =>
  admin.call((api) =>
    api.admin.phoneOrders.sendLink({ checkoutId, revision, reason: "They called" }),
  );
const cancel = ({ checkoutId }: Taken) =>
  admin.call((api) => api.admin.phoneOrders.cancel({ checkoutId }));
const customer = () => visitor(world.deps, "203.0.113.51");
const read = (token: string) => customer().call((api) => api.paymentLinks.read({ token }));
const open = (token: string) => customer().call((api) => api.paymentLinks.open({ token }));

/** Sends a payment link and returns its token. */
async function linkTo(taken: Taken): Promise<string> {
  const { to } = await sent(taken);
  return tokenIn(world.deps.db, "payment_link", to);
}

describe("A payment link", () => {
  it("no longer opens anything once its order is for another address", async () => {
    const draftId = randomUUID();
    const stranger = await linkTo(await take(addressOf("mistyped"), draftId));
    const meant = await take(addressOf("meant"), draftId);
    await expect(read(stranger)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(open(stranger)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await read(await linkTo(meant))).toMatchObject({ email: addressOf("meant") });
    await expect(read(stranger)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("keeps working when the same customer wants something else", async () => {
    const draftId = randomUUID();
    const token = await linkTo(await take(addressOf("caller"), draftId));
    const before = await read(token);
    await admin.call((api) =>
      api.admin.phoneOrders.take({
        draftId,
        customerId: null,
        delivery: { ...delivery, email: addressOf("CALLER") },
        items: [{ id: world.goods.productId, quantity: 2 }],
      }),
    );
    expect(await read(token)).toMatchObject({ state: "open", goods: [{ quantity: 2 }] });
    // The revision tells a page that it still shows the earlier quote.
    expect((await read(token)).revision).toBe(before.revision + 1);
  });

  it("pays nothing for an order that accepts no more goods, and is not sent for it", async () => {
    const ben = await household(world.market, world.deps);
    const { id, number } = await world.order(ben);
    const taken = await add(number);
    const token = await linkTo(taken);
    await world.deps.db.update(orders).set({ state: "locked" }).where(eq(orders.id, id));
    expect(await read(token)).toMatchObject({ state: "over" });
    await expect(open(token)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(sent(taken)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("A draft whose payment link was paid", () => {
  const paid = async (taken: Taken) => {
    const { paymentIntentId } = await open(await linkTo(taken));
    await world.market.pay(paymentIntentId);
    const done = { paymentIntentId, userId: null };
    await customer().call((api) => api.checkout.processOrder(done));
  };
  const placed = (checkoutId: string) =>
    world.deps.db.select().from(orders).where(eq(orders.checkoutId, checkoutId));

  it("is not taken again as another order, for this customer or another", async () => {
    const draftId = randomUUID();
    const taken = await take(addressOf("quick"), draftId);
    await paid(taken);
    const [order] = await placed(taken.checkoutId);
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
    await paid(await add(number, draftId));
    const again = add(number, draftId);
    await expect(again).rejects.toMatchObject({
      cause: { code: "already_paid", details: { orderNumber: number } },
    });
    await expect(add(number), "in another draft").resolves.toBeDefined();
  });
});

describe("What is canceled", () => {
  it("is not reported as canceled when it was paid in the meantime", async () => {
    const taken = await take(addressOf("quick"));
    const { paymentIntentId } = await open(await linkTo(taken));
    await world.market.pay(paymentIntentId);
    await expect(cancel(taken)).rejects.toMatchObject({ code: "CONFLICT" });
    const [order] = await world.deps.db
      .select()
      .from(orders)
      .where(eq(orders.checkoutId, taken.checkoutId));
    expect(order).toMatchObject({ state: "placed" });
    await expect(cancel(taken)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("may be canceled twice", async () => {
    const taken = await take(addressOf("twice"));
    await cancel(taken);
    await expect(cancel(taken)).resolves.toBeUndefined();
  });
});

describe("The saved card", () => {
  it("of an account that was closed in the meantime is not charged", async () => {
    const ben = await household(world.market, world.deps);
    const { checkoutId, revision, card } = await take(ben.user.email, randomUUID(), ben.user.id);
    await world.deps.db.update(users).set({ disabled: true }).where(eq(users.id, ben.user.id));
    const told = { checkoutId, revision, cardId: card!.id, reason: "They called" };
    await expect(
      admin.call((api) => api.admin.phoneOrders.charge({ ...told, agreed: true })),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await world.deps.db.$count(orders, eq(orders.checkoutId, checkoutId))).toBe(0);
  });
});
