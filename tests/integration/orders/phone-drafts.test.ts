import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkouts, deliverySlots } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { hashToken } from "#server/services/platform/tokens.ts";
import { violations } from "#tests/support/invariants.ts";
import { delivery } from "#tests/support/market/basket.ts";
import { type Household, household } from "#tests/support/market/people/box-household.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";

let world: World;
let admin: Person;
let ben: Household;
let draftId: string;
let serial = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  serial += 1;
  draftId = randomUUID();
  admin = await world.person("admin");
  ben = await household(world.market, world.deps);
});
afterEach(async () =>
  expect(await violations(world.market.database.sql, world.clock.now())).toEqual({}),
);

const take = (
  customerId: string | null,
  email: string,
  wish: Partial<typeof delivery> & { deliveryDate?: string } = {},
) =>
  admin.call((api) =>
    api.admin.phoneOrders.take({
      draftId,
      customerId,
      delivery: { ...delivery, email, ...wish },
      items: [{ id: world.goods.productId, quantity: 1 }],
    }),
  );
const forGuest = () => take(null, `guest${serial}@furrow.example`);
const forBen = (wish?: Parameters<typeof take>[2]) => take(ben.user.id, ben.user.email, wish);
type Taken = Awaited<ReturnType<typeof take>>;
const toldOf = ({ checkoutId, revision }: Taken) => ({ checkoutId, revision, reason: "By phone" });
const send = (taken: Taken) => admin.call((api) => api.admin.phoneOrders.sendLink(toldOf(taken)));
const charge = (taken: Taken) =>
  admin.call((api) =>
    api.admin.phoneOrders.charge({ ...toldOf(taken), cardId: taken.card!.id, agreed: true }),
  );
const customer = () => visitor(world.deps, "203.0.113.52");
const open = (token: string) => customer().call((api) => api.paymentLinks.open({ token }));
const read = (token: string) => customer().call((api) => api.paymentLinks.read({ token }));

async function linkTo(taken: Taken): Promise<string> {
  const { to } = await send(taken);
  return tokenIn(world.deps.db, "payment_link", to);
}

const cookie = () => hashToken(`phone:${admin.user.id}:${draftId}`);
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
    const { paymentIntentId } = await open(await linkTo(await forGuest()));
    await world.market.pay(paymentIntentId);
    await expect(forBen()).rejects.toMatchObject({ cause: { code: "already_paid" } });
    expect(await ofDraft()).toMatchObject([{ state: "placed" }]);
    expect(await placed()).toHaveLength(1);
  });

  it("keeps what it holds for the first customer if the order of the second is refused", async () => {
    const { sql } = world.market.database;
    const guests = await forGuest();
    const { checkoutId, day, until } = guests;
    const link = await linkTo(guests);
    const { paymentIntentId } = await open(link);
    const full = { day, window: "afternoon", capacity: 0 } as const;
    await world.deps.db.insert(deliverySlots).values(full);
    const refused = forBen({ deliveryTime: "afternoon", deliveryDate: day });
    await expect(refused).rejects.toMatchObject({ cause: { code: "window_full" } });
    await sql`delete from delivery_slots where "window" = 'afternoon'`;
    const away = forBen({ zipCode: "10001", city: "New York" });
    await expect(away).rejects.toMatchObject({ cause: { code: "undeliverable" } });
    expect(await ofDraft()).toMatchObject([{ id: checkoutId, state: "held" }]);
    expect(await read(link)).toMatchObject({ state: "open", until });
    expect(await open(link)).toMatchObject({ paymentIntentId });
  });

  it("has the place and the goods that it held for the first customer", async () => {
    const { sql } = world.market.database;
    const first = await forGuest();
    const link = await linkTo(first);
    await sql`update delivery_slots set capacity = held + booked where day = ${first.day} and "window" = 'morning'`;
    await sql`update stock set reserved = on_hand where product_id = ${world.goods.productId}`;
    const second = await forBen({ deliveryDate: first.day }).finally(async () => {
      await sql`update delivery_slots set capacity = 400`;
      await sql`update stock set reserved = (select coalesce(sum(quantity), 0) from holds
        where holds.product_id = stock.product_id and state = 'active') where product_id = ${world.goods.productId}`;
    });
    expect(second.day).toBe(first.day);
    expect(await read(link)).toMatchObject({ state: "over" });
    const states = new Map((await ofDraft()).map(({ id, state }) => [id, state]));
    expect(states.get(first.checkoutId)).toBe("expired");
    expect(states.get(second.checkoutId)).toBe("held");
  });

  it("is not charged for one customer if another one's link has just paid it", async () => {
    const { guests, bens } = await takenTwice();
    const { paymentIntentId } = await open(await linkTo(guests));
    await world.market.pay(paymentIntentId);
    await expect(charge(bens)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await placed()).toMatchObject([{ checkoutId: guests.checkoutId }]);
  });

  it("can no longer be paid by one customer's link once another's card is charged", async () => {
    const { guests, bens } = await takenTwice();
    const link = await linkTo(guests);
    const { paymentIntentId } = await open(link);
    const [charged] = await atOnce(() => charge(bens));
    expect(charged).toMatchObject({ status: "placed" });
    expect(await read(link)).toMatchObject({ state: "over" });
    const intent = await world.deps.payments.readIntent(paymentIntentId);
    expect(intent).toMatchObject({ state: "canceled" });
    expect(await placed()).toMatchObject([{ checkoutId: bens.checkoutId }]);
  });

  it("is paid once even if both are held", async () => {
    const { guests, bens } = await takenTwice();
    const link = await linkTo(bens);
    expect(await read(link)).toMatchObject({ state: "open" });
    const { paymentIntentId } = await open(await linkTo(guests));
    await world.market.pay(paymentIntentId);
    await customer().call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));
    const [order] = await placed();
    await expect(charge(bens)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(send(bens)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await read(link)).toMatchObject({ state: "over" });
    await expect(open(link)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(forBen()).rejects.toMatchObject({
      cause: { code: "already_paid", details: { orderNumber: order!.number } },
    });
    expect(await placed()).toHaveLength(1);
  });
});
