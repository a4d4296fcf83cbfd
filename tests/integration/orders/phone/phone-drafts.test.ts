import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { checkouts, deliverySlots } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { hashToken } from "#server/services/platform/links/tokens.ts";
import { type Household, household } from "#tests/support/market/people/box-household.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import type { World } from "#tests/support/powers/world.ts";
import {
  type PhoneDesk,
  type Wish,
  withPhoneOrders,
} from "#tests/support/setups/orders/phone-orders.ts";

let world: World;
let at: PhoneDesk;
let ben: Household;
let draftId: string;
withPhoneOrders((opened) => ({ world, at } = opened));
beforeEach(async () => {
  draftId = randomUUID();
  ben = await household(world.market, world.deps);
});

const forGuest = () => at.take({ draftId, quantity: 1 });
const forBen = (wish?: Wish) =>
  at.take({ draftId, quantity: 1, customerId: ben.user.id, email: ben.user.email, ...wish });
type Taken = Awaited<ReturnType<typeof forBen>>;

const cookie = () => hashToken(`phone:${at.admin.user.id}:${draftId}`);
const ofDraft = () =>
  world.deps.db.select().from(checkouts).where(eq(checkouts.tokenHash, cookie()));
async function placed() {
  const ids = (await ofDraft()).map(({ id }) => id);
  return world.deps.db.select().from(orders).where(inArray(orders.checkoutId, ids));
}

/** Begins these acts while the draft is locked, and lets them go on once all of them wait for it. */
async function atOnce<Result>(...acts: (() => Promise<Result>)[]): Promise<Result[]> {
  const { sql } = world.market.database;
  const isHeld = Promise.withResolvers<void>();
  const allWait = Promise.withResolvers<void>();
  const blocking = sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${cookie()}, 0))`;
    isHeld.resolve();
    await allWait.promise;
  });
  await isHeld.promise;
  const acting = Promise.all(acts.map((act) => act()));
  await somethingWaits(sql, acts.length);
  allWait.resolve();
  await blocking;
  return acting;
}

/** Takes the draft for two customers at the same moment, so that both are held. */
async function takenTwice(): Promise<{ guests: Taken; bens: Taken }> {
  const [guests, bens] = await atOnce(forGuest, () => forBen());
  return { guests: guests!, bens: bens! };
}

describe("A phone draft that turns out to be for another customer", () => {
  it("is not taken again if it was paid at that moment", async () => {
    const { paymentIntentId } = await at.open(await at.linkTo(await forGuest()));
    await world.market.pay(paymentIntentId);
    await expect(forBen()).rejects.toMatchObject({ cause: { code: "already_paid" } });
    expect(await ofDraft()).toMatchObject([{ state: "placed" }]);
    expect(await placed()).toHaveLength(1);
  });

  it("keeps what it holds for the first customer if the order of the second is refused", async () => {
    const { sql } = world.market.database;
    const guests = await forGuest();
    const { checkoutId, day, until } = guests;
    const link = await at.linkTo(guests);
    const { paymentIntentId } = await at.open(link);
    const full = { day, window: "afternoon", capacity: 0 } as const;
    await world.deps.db.insert(deliverySlots).values(full);
    const refused = forBen({ deliveryTime: "afternoon", deliveryDate: day });
    await expect(refused).rejects.toMatchObject({ cause: { code: "window_full" } });
    await sql`delete from delivery_slots where "window" = 'afternoon'`;
    const away = forBen({ zipCode: "10001", city: "New York" });
    await expect(away).rejects.toMatchObject({ cause: { code: "undeliverable" } });
    expect(await ofDraft()).toMatchObject([{ id: checkoutId, state: "held" }]);
    expect(await at.read(link)).toMatchObject({ state: "open", until });
    expect(await at.open(link)).toMatchObject({ paymentIntentId });
  });

  it("offers the place that it held for the first customer if the second one's window is full", async () => {
    const { day } = await at.take({ draftId, quantity: 1, deliveryTime: "afternoon" });
    const { sql } = world.market.database;
    await sql`insert into delivery_slots (day, "window", capacity) values (${day}, 'morning', 0) on conflict do nothing`;
    await sql`update delivery_slots set capacity = held + booked where day = ${day}`;
    const refused = forBen({ deliveryTime: "morning", deliveryDate: day });
    await expect(refused).rejects.toMatchObject({
      cause: { code: "window_full", details: { next: { day, window: "afternoon" } } },
    });
    await sql`update delivery_slots set capacity = 400`;
  });

  it("has the place and the goods that it held for the first customer", async () => {
    const { sql } = world.market.database;
    const first = await forGuest();
    const link = await at.linkTo(first);
    await sql`update delivery_slots set capacity = held + booked where day = ${first.day} and "window" = 'morning'`;
    await sql`update stock set reserved = on_hand where product_id = ${world.goods.productId}`;
    const second = await forBen({ deliveryDate: first.day }).finally(async () => {
      await sql`update delivery_slots set capacity = 400`;
      await sql`update stock set reserved = (select coalesce(sum(quantity), 0) from holds
        where holds.product_id = stock.product_id and state = 'active') where product_id = ${world.goods.productId}`;
    });
    expect(second.day).toBe(first.day);
    expect(await at.read(link)).toMatchObject({ state: "over" });
    const states = new Map((await ofDraft()).map(({ id, state }) => [id, state]));
    expect(states.get(first.checkoutId)).toBe("expired");
    expect(states.get(second.checkoutId)).toBe("held");
  });

  it("is not charged for one customer if another one's link has just paid it", async () => {
    const { guests, bens } = await takenTwice();
    const { paymentIntentId } = await at.open(await at.linkTo(guests));
    await world.market.pay(paymentIntentId);
    await expect(at.charge(bens)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await placed()).toMatchObject([{ checkoutId: guests.checkoutId }]);
  });

  it("can no longer be paid by one customer's link once another's card is charged", async () => {
    const { guests, bens } = await takenTwice();
    const link = await at.linkTo(guests);
    const { paymentIntentId } = await at.open(link);
    const [charged] = await atOnce(() => at.charge(bens));
    expect(charged).toMatchObject({ status: "placed" });
    expect(await at.read(link)).toMatchObject({ state: "over" });
    const intent = await world.deps.payments.readIntent(paymentIntentId);
    expect(intent).toMatchObject({ state: "canceled" });
    expect(await placed()).toMatchObject([{ checkoutId: bens.checkoutId }]);
  });

  it("becomes one order if both customers pay at the same moment, and the other payment is returned", async () => {
    const { guests, bens } = await takenTwice();
    const intents = [
      await at.open(await at.linkTo(guests)).then(({ paymentIntentId }) => paymentIntentId),
      await at.open(await at.linkTo(bens)).then(({ paymentIntentId }) => paymentIntentId),
    ];
    for (const intent of intents) await world.market.pay(intent);
    const settle = () =>
      Promise.all(intents.map((intent) => finalizeIntent(world.deps, intent, "webhook")));
    const outcomes = await settle();
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["placed", "refunded"]);
    const [order, ...others] = await placed();
    expect(others).toEqual([]);
    const lost = order!.paymentIntentId === intents[0] ? intents[1]! : intents[0]!;
    const owed = await world.deps.db
      .select()
      .from(refunds)
      .where(inArray(refunds.intentId, intents));
    expect(owed).toMatchObject([{ intentId: lost, reason: "second_payment" }]);
    const states = (await ofDraft()).map(({ state }) => state).toSorted();
    expect(states).toEqual(["placed", "refunded"]);
    // Reported again, both keep what became of them.
    expect(await settle()).toEqual(outcomes);
  });

  it("is paid once even if both are held", async () => {
    const { guests, bens } = await takenTwice();
    const link = await at.linkTo(bens);
    expect(await at.read(link)).toMatchObject({ state: "open" });
    await at.pay(await at.linkTo(guests));
    const [order] = await placed();
    await expect(at.charge(bens)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(at.send(bens)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await at.read(link)).toMatchObject({ state: "over" });
    await expect(at.open(link)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(forBen()).rejects.toMatchObject({
      cause: { code: "already_paid", details: { orderNumber: order!.number } },
    });
    expect(await placed()).toHaveLength(1);
  });
});
