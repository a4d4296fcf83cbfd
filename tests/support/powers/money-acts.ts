import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import { lockOrders } from "#server/services/orders/lifecycle/lock-orders.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import { cents } from "#shared/money.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { delivery as place } from "#tests/support/market/orders/basket.ts";
import { household } from "#tests/support/market/people/box-household.ts";
import { accountsOf, farmOwner } from "#tests/support/market/people/farm-owner.ts";
import type { Scenario, World } from "./world.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";

/** A promotion code without conditions. */
const SPRING = {
  code: "SPRING10",
  kind: "percent",
  value: 1_000,
  farmId: null,
  minimum: cents(0),
  firstOrder: false,
  perPerson: null,
  inAll: null,
  startsOn: null,
  endsOn: null,
} as const;

/** Creates a delivered order with a reported problem. Returns the problem's id. */
async function reported(world: World): Promise<string> {
  const buyer = await world.person();
  const { number } = await world.order(buyer);
  await markDelivered(world.market.database.sql, number, world.clock.now());
  const { productId } = world.goods;
  const report = { number, productId, kind: "damaged", quantity: 1 } as const;
  await buyer.call((api) => api.orders.report(report));
  const admin = await world.person("admin");
  const { rows } = await admin.call((api) => api.admin.problems.page({ state: "open", q: number }));
  return rows[0]?.id ?? "";
}

/** An order of two units whose cut-off has passed, with its delivery day. */
async function locked(world: World) {
  const day = addDays(businessDayAt(world.clock.now()), 2);
  const order = await world.order(await world.person(), { day });
  world.clock.pass(cutOffOf(day).getTime() - world.clock.now().getTime());
  await lockOrders(world.deps);
  return { order, day };
}

/** A locked order of goods sold by weight. Returns a weighing so low that it has to be confirmed. */
async function lockedByWeight(world: World) {
  const { db } = world.deps;
  const { productId } = world.goods;
  const ofGoods = eq(products.id, productId);
  const [fixed] = await db.select().from(products).where(ofGoods);
  if (!fixed) throw new Error("The goods of the world are gone");
  const { packQuantity, packUnit } = fixed;
  await db
    .update(products)
    .set({ expectedWeight: weight(90), packQuantity: 1, packUnit: "lb" })
    .where(ofGoods);
  const { order } = await locked(world);
  await db.update(products).set({ expectedWeight: null, packQuantity, packUnit }).where(ofGoods);
  return { orderNumber: order.number, productId, weight: 80, before: null };
}

/** Acts that give money away. */
export const MONEY_ACTS: Record<string, Scenario> = {
  "farmer.payouts.beginOnboarding": async (world) => ({
    who: await farmOwner(world.deps),
    act: (api) => api.farmer.payouts.beginOnboarding(),
  }),
  "farmer.payouts.open": async (world) => {
    const who = await farmOwner(world.deps);
    await who.call((api) => api.farmer.payouts.beginOnboarding());
    const [row] = await accountsOf(world.deps, who.farmId);
    await world.market.control.onboard(row!.providerAccountId!, "complete");
    return { who, act: (api) => api.farmer.payouts.open() };
  },
  "admin.credit.give": async (world) => {
    const { id } = (await world.person()).user;
    const gift = { id, key: crypto.randomUUID(), amount: 500, reason: "The van was late" };
    return { who: await world.person("admin"), act: (api) => api.admin.credit.give(gift) };
  },
  "admin.payments.refund": async (world) => {
    const { paymentIntentId: intentId } = await world.order(await world.person());
    const refund = {
      intentId,
      wish: "remaining",
      reason: "It had wilted",
      cause: "poor_quality",
    } as const;
    return { who: await world.person("admin"), act: (api) => api.admin.payments.refund(refund) };
  },
  "admin.payments.changeBearer": async (world) => {
    const { id, paymentIntentId: intentId } = await world.order(await world.person());
    // The bearer can be changed only for harvested goods.
    await world.deps.db
      .update(orderLines)
      .set({ harvestedAt: world.deps.clock.now() })
      .where(eq(orderLines.orderId, id));
    const admin = await world.person("admin");
    const refund = {
      intentId,
      wish: "remaining",
      reason: "It had wilted",
      cause: "poor_quality",
    } as const;
    const { refundId } = await admin.call((api) => api.admin.payments.refund(refund));
    const change = { refundId, bearer: "carrier", reason: "The van stood in the sun" } as const;
    return { who: admin, act: (api) => api.admin.payments.changeBearer(change) };
  },
  "admin.promotions.make": async (world) => ({
    who: await world.person("admin"),
    act: (api) => api.admin.promotions.make(SPRING),
  }),
  "admin.promotions.end": async (world) => {
    const admin = await world.person("admin");
    await admin.call((api) => api.admin.promotions.make({ ...SPRING, code: "AUTUMN10" }));
    const { codes } = await admin.call((api) => api.admin.promotions.list());
    const id = codes.find(({ code }) => code === "AUTUMN10")?.id ?? 0;
    return { who: admin, act: (api) => api.admin.promotions.end({ id }) };
  },
  "admin.payments.cancelOrder": async (world) => {
    const { number } = await world.order(await world.person());
    const cancel = { number, reason: "The customer called" };
    return {
      who: await world.person("admin"),
      act: (api) => api.admin.payments.cancelOrder(cancel),
    };
  },
  "admin.orders.changeDelivery": async (world) => {
    const { number, deliveryDay: day, delivery } = await world.order(await world.person());
    const { city, zipCode } = delivery;
    const to = { number, day, window: "evening", address: "9 Elm St", city, zipCode } as const;
    const change = { ...to, reason: "The customer called" };
    return {
      who: await world.person("admin"),
      act: (api) => api.admin.orders.changeDelivery(change),
    };
  },
  "admin.orders.takeOff": async (world) => {
    const { number } = await world.order(await world.person());
    const { productId } = world.goods;
    const units = { number, productId, quantity: 1, reason: "The customer called" };
    return { who: await world.person("admin"), act: (api) => api.admin.orders.takeOff(units) };
  },
  "admin.phoneOrders.charge": async (world) => {
    const { user } = await household(world.market, world.deps);
    const admin = await world.person("admin");
    const { checkoutId, revision, card } = await admin.call((api) =>
      api.admin.phoneOrders.take({
        draftId: randomUUID(),
        customerId: user.id,
        delivery: place,
        items: [{ id: world.goods.productId, quantity: 2 }],
      }),
    );
    const told = { checkoutId, revision, cardId: card!.id, reason: "Ordered by phone" };
    return {
      who: admin,
      act: (api) => api.admin.phoneOrders.charge({ ...told, agreed: true }),
    };
  },
  "admin.problems.refund": async (world) => {
    const id = await reported(world);
    return {
      who: await world.person("admin"),
      act: (api) =>
        api.admin.problems.refund({ id, answer: "Sorry for that.", cause: "poor_quality" }),
    };
  },
  "admin.memberships.refund": async (world) => {
    const buyer = await world.person();
    const { email } = buyer.user;
    const wish = { firstName: "Ana", email, zipCode: "94952" };
    const { paymentIntentId } = await buyer.call((api) => api.memberships.reserve(wish));
    await world.market.pay(paymentIntentId);
    await buyer.call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));
    const theirs = world.deps.db.select().from(memberships).where(eq(memberships.email, email));
    const id = (await theirs)[0]?.id ?? "";
    return { who: await world.person("admin"), act: (api) => api.admin.memberships.refund({ id }) };
  },
  "farmer.short": async (world) => {
    const { order } = await locked(world);
    const { productId, farmId } = world.goods;
    const short = { farmId, productId, orderNumber: order.number, units: 1, before: 0 };
    return {
      who: await world.person("admin"),
      act: (api) => api.farmer.short({ ...short, reason: "weather" }),
    };
  },
  "farmer.weigh": async (world) => {
    const line = { ...(await lockedByWeight(world)), farmId: world.goods.farmId };
    return { who: await world.person("admin"), act: (api) => api.farmer.weigh(line) };
  },
  "logistics.weigh": async (world) => {
    const line = await lockedByWeight(world);
    return { who: await world.person("logistics"), act: (api) => api.logistics.weigh(line) };
  },
  "farmer.productShort": async (world) => {
    const { day } = await locked(world);
    const { productId, farmId } = world.goods;
    const short = { farmId, productId, day, waiting: 2, units: 1 };
    return {
      who: await world.person("admin"),
      act: (api) => api.farmer.productShort({ ...short, reason: "weather" }),
    };
  },
};
