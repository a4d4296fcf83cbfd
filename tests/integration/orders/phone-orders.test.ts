import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { holds, paymentLinks } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { purgeOld } from "#server/services/analytics/retention.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { limits } from "#shared/platform/limits.ts";
import { delivery } from "#tests/support/market/basket.ts";
import { type Household, household } from "#tests/support/market/people/box-household.ts";
import { violations } from "#tests/support/invariants.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";

let world: World;
let admin: Person;
let serial = 0;
let email: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  serial += 1;
  admin = await world.person("admin");
  email = `caller${serial}@furrow.example`;
});
afterEach(async () =>
  expect(await violations(world.market.database.sql, world.clock.now())).toEqual({}),
);

const items = (quantity: number) => [{ id: world.goods.productId, quantity }];
type Wish = {
  customerId?: string | null;
  draftId?: string;
  quantity?: number;
  deliveryDate?: string;
};
const take = ({
  customerId = null,
  draftId = randomUUID(),
  quantity = 2,
  deliveryDate,
}: Wish = {}) =>
  admin.call((api) =>
    api.admin.phoneOrders.take({
      draftId,
      customerId,
      delivery: { ...delivery, email, ...(deliveryDate && { deliveryDate }) },
      items: items(quantity),
    }),
  );
type Taken = Awaited<ReturnType<typeof take>>;
const toldOf = ({ checkoutId, revision }: Taken) => ({
  checkoutId,
  revision,
  reason: "Ordered by phone",
});
const cardOf = ({ card }: Taken) => card?.id ?? "pm_none";
const send = (taken: Taken) => admin.call((api) => api.admin.phoneOrders.sendLink(toldOf(taken)));
const charge = (taken: Taken) =>
  admin.call((api) =>
    api.admin.phoneOrders.charge({ ...toldOf(taken), cardId: cardOf(taken), agreed: true }),
  );
const customer = () => visitor(world.deps, "203.0.113.50");
const read = (token: string) => customer().call((api) => api.paymentLinks.read({ token }));
const open = (token: string) => customer().call((api) => api.paymentLinks.open({ token }));
const orderOf = async ({ checkoutId }: Taken) => {
  const [order] = await world.deps.db
    .select()
    .from(orders)
    .where(eq(orders.checkoutId, checkoutId));
  return order;
};

const tokenSentTo = (address: string) => tokenIn(world.deps.db, "payment_link", address);

async function paid(token: string): Promise<void> {
  const { paymentIntentId } = await open(token);
  await world.market.pay(paymentIntentId);
  await customer().call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));
}

describe("An order by phone, paid by a link", () => {
  it("is held for the customer, shown as prepared, and paid and placed like any other", async () => {
    const taken = await take();
    expect(taken).toMatchObject({ email, card: null, lines: [{ quantity: 2 }] });
    const until = world.clock.now().getTime() + limits.holdMinutesByPhone * 60_000;
    expect(new Date(taken.until).getTime()).toBe(until);
    expect(await send(taken)).toEqual({ to: email, until: taken.until });
    const token = await tokenSentTo(email);
    expect(await read(token)).toMatchObject({
      state: "open",
      addedTo: null,
      goods: [{ productId: world.goods.productId, quantity: 2 }],
      totals: { total: taken.totals.total },
      email,
    });
    await paid(token);
    expect(await read(token)).toMatchObject({ state: "paid" });
    await expect(open(token)).rejects.toMatchObject({ code: "CONFLICT" });
    const order = await orderOf(taken);
    expect(order).toMatchObject({ userId: null, email, total: taken.totals.total });
    const shown = await admin.call((api) => api.admin.orders.one({ number: order!.number }));
    expect(shown.history).toMatchObject([{ to: "placed", by: "Ana Lee", cause: "phone" }]);
    expect(shown.entries).toMatchObject([{ action: "order.payment_link_sent" }]);
    expect(shown.mails.map(({ kind }) => kind).toSorted()).toEqual([
      "order_placed",
      "payment_link",
    ]);
  });

  it("is priced and held again when the draft changes, and paid at the new price", async () => {
    const draftId = randomUUID();
    const first = await take({ draftId, quantity: 1 });
    const second = await take({ draftId, quantity: 3 });
    expect(second.checkoutId).toBe(first.checkoutId);
    await expect(send(first)).rejects.toMatchObject({ code: "CONFLICT" });
    await send(second);
    await paid(await tokenSentTo(email));
    expect(await orderOf(second)).toMatchObject({ total: second.totals.total });
  });

  it("can be paid until its hold ends, after which its page says that it has expired", async () => {
    const taken = await take();
    await send(taken);
    const token = await tokenSentTo(email);
    world.clock.pass(limits.holdMinutesByPhone * 60_000 - 1_000);
    expect(await read(token)).toMatchObject({ state: "open" });
    world.clock.pass(2_000);
    expect(await read(token)).toMatchObject({ state: "over" });
    await expect(open(token)).rejects.toMatchObject({ code: "CONFLICT" });
    await sweepPayments(world.deps);
    expect(await heldBy(taken)).toBe(0);
    await expect(send(taken)).rejects.toMatchObject({ code: "CONFLICT" });
    world.clock.pass(8 * 24 * 60 * 60_000);
    await expect(read(token)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await purgeOld(world.deps);
    const isIts = eq(paymentLinks.checkoutId, taken.checkoutId);
    expect(await world.deps.db.$count(paymentLinks, isIts)).toBe(0);
  });

  it("is canceled: its goods return to stock, and its link pays nothing", async () => {
    const taken = await take();
    await send(taken);
    const { checkoutId } = taken;
    expect(await heldBy(taken)).toBe(2);
    await admin.call((api) => api.admin.phoneOrders.cancel({ checkoutId }));
    expect(await heldBy(taken)).toBe(0);
    expect(await read(await tokenSentTo(email))).toMatchObject({ state: "over" });
  });

  it("waits in the team's list until it is paid or canceled", async () => {
    const waiting = async () => {
      const rows = await admin.call((api) => api.admin.phoneOrders.waiting());
      return rows.filter((row) => row.email === email);
    };
    const taken = await take();
    expect(await waiting()).toMatchObject([
      { checkoutId: taken.checkoutId, total: taken.totals.total, isAddition: false },
    ]);
    await send(taken);
    await paid(await tokenSentTo(email));
    expect(await waiting()).toEqual([]);
    const second = await take();
    await admin.call((api) => api.admin.phoneOrders.cancel({ checkoutId: second.checkoutId }));
    expect(await waiting()).toEqual([]);
  });

  it("releases the previous customer's holds once the draft is for someone else", async () => {
    const draftId = randomUUID();
    const first = await take({ draftId });
    const ben = await household(world.market, world.deps);
    const second = await take({ draftId, customerId: ben.user.id });
    expect(second.checkoutId).not.toBe(first.checkoutId);
    expect(await heldBy(first)).toBe(0);
    expect(await heldBy(second)).toBe(2);
  });

  it("opens for no other token, and nobody else's checkout is paid or canceled this way", async () => {
    await expect(read("wrong")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(open("wrong")).rejects.toMatchObject({ code: "NOT_FOUND" });
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
      await expect(admin.call(act)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

async function heldBy({ checkoutId }: Taken): Promise<number> {
  const rows = await world.deps.db.select().from(holds).where(eq(holds.checkoutId, checkoutId));
  return rows
    .filter(({ state }) => state === "active")
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

describe("An order by phone for an account", () => {
  const caller = (wishes = {}) => household(world.market, world.deps, wishes);
  const takeFor = ({ user }: Household, more: Wish = {}) => take({ customerId: user.id, ...more });

  it("begins with what is known of the caller", async () => {
    const ben = await caller();
    const known = await admin.call((api) => api.admin.phoneOrders.caller({ id: ben.user.id }));
    expect(known).toMatchObject({
      email: ben.user.email,
      card: { brand: "visa", last4: "4242" },
      credit: 0,
      last: null,
    });
  });

  it("is charged to the saved card once, and is the account's", async () => {
    const ben = await caller();
    const taken = await takeFor(ben);
    expect(taken).toMatchObject({ email: ben.user.email, card: { last4: "4242" } });
    const [first, second] = await Promise.all([charge(taken), charge(taken)]);
    expect([first.status, second.status]).toContain("placed");
    expect(await charge(taken)).toMatchObject({ status: "placed" });
    const order = await orderOf(taken);
    expect(order).toMatchObject({ userId: ben.user.id, email: ben.user.email });
    const shown = await admin.call((api) => api.admin.orders.one({ number: order!.number }));
    expect(shown.entries).toMatchObject([
      { action: "order.phone_charge", detail: { reason: "Ordered by phone" } },
    ]);
  });

  it("is paid by a link when the bank declines", async () => {
    const ben = await caller({ card: "pm_card_chargeCustomerFail" });
    const taken = await takeFor(ben);
    const refused = await charge(taken);
    expect(refused).toMatchObject({ status: "link" });
    expect(refused).toHaveProperty("message", expect.stringMatching(/declined/iu));
    await send(taken);
    await paid(await tokenSentTo(ben.user.email));
    expect(await orderOf(taken)).toMatchObject({ userId: ben.user.id });
  });

  it("is charged neither for a quote other than the one the customer was told, even of the same sum, nor without their consent", async () => {
    const ben = await caller();
    const draftId = randomUUID();
    const told = await takeFor(ben, { draftId });
    const { days } = await ben.call((api) => api.checkout.delivery.options());
    const later = days.at(-1)!.day;
    const taken = await takeFor(ben, { draftId, deliveryDate: later });
    expect(taken).toMatchObject({ checkoutId: told.checkoutId, day: later, totals: told.totals });
    await expect(charge(told)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(send(told)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(
      admin.call((api) =>
        api.admin.phoneOrders.charge({
          ...toldOf(taken),
          cardId: cardOf(taken),
          agreed: false as unknown as true,
        }),
      ),
    ).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await orderOf(taken)).toBeUndefined();
  });
});

describe("Goods that the team adds to an order", () => {
  const add = (number: string, quantity = 1) =>
    admin.call((api) =>
      api.admin.phoneOrders.takeAddition({ draftId: randomUUID(), number, items: items(quantity) }),
    );

  it("are paid with the customer's card and join the order", async () => {
    const ben = await household(world.market, world.deps);
    const { number, total } = await world.order(ben);
    const taken = await add(number);
    expect(taken).toMatchObject({ email: ben.user.email, totals: { delivery: 0 } });
    expect(await charge(taken)).toEqual({ status: "placed", orderNumber: number });
    const shown = await admin.call((api) => api.admin.orders.one({ number }));
    expect(shown.lines).toMatchObject([{ quantity: 3 }]);
    expect(shown.total).toBe(total + taken.totals.total);
  });

  it("are paid by a link that names the order, by a guest as well", async () => {
    const draft = await take();
    await send(draft);
    await paid(await tokenSentTo(email));
    const { number } = (await orderOf(draft))!;
    world.clock.pass(1_000);
    const taken = await add(number);
    await send(taken);
    const token = await tokenSentTo(email);
    expect(await read(token)).toMatchObject({ state: "open", addedTo: number });
    await paid(token);
    const shown = await admin.call((api) => api.admin.orders.one({ number }));
    expect(shown.lines).toMatchObject([{ quantity: 3 }]);
  });

  it("are rejected once the farms have the order", async () => {
    const { id, number } = await world.order(await world.person());
    await world.deps.db.update(orders).set({ state: "locked" }).where(eq(orders.id, id));
    await expect(add(number)).rejects.toMatchObject({ code: "CONFLICT" });
    await world.deps.db.update(orders).set({ state: "placed" }).where(eq(orders.id, id));
  });
});
