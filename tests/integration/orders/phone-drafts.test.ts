import { randomUUID } from "node:crypto";
import { asc, eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { hashToken } from "#server/services/platform/tokens.ts";
import { violations } from "#tests/support/invariants.ts";
import { delivery } from "#tests/support/market/basket.ts";
import { type Household, household } from "#tests/support/market/people/box-household.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

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

const take = (customerId: string | null, email: string) =>
  admin.call((api) =>
    api.admin.phoneOrders.take({
      draftId,
      customerId,
      delivery: { ...delivery, email },
      items: [{ id: world.goods.productId, quantity: 1 }],
    }),
  );
const forGuest = () => take(null, `guest${serial}@furrow.example`);
const forBen = () => take(ben.user.id, ben.user.email);
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
  const rows = await world.deps.db
    .select()
    .from(emails)
    .where(eq(emails.to, to))
    .orderBy(asc(emails.createdAt), asc(emails.id));
  const text = rows.findLast(({ kind }) => kind === "payment_link")?.text ?? "";
  return /\/pay\?token=([\w-]+)/u.exec(text)![1]!;
}

const cookie = () => hashToken(`phone:${admin.user.id}:${draftId}`);
const ofDraft = () =>
  world.deps.db.select().from(checkouts).where(eq(checkouts.tokenHash, cookie()));
async function placed() {
  const ids = (await ofDraft()).map(({ id }) => id);
  return world.deps.db.select().from(orders).where(inArray(orders.checkoutId, ids));
}

/** Takes the draft for two customers at the same moment, so that both are held. */
async function takenTwice(): Promise<{ guests: Taken; bens: Taken }> {
  const { sql } = world.market.database;
  const isHeld = Promise.withResolvers<void>();
  const bothWait = Promise.withResolvers<void>();
  const blocking = sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${cookie()}, 0))`;
    isHeld.resolve();
    await bothWait.promise;
  });
  await isHeld.promise;
  const taking = Promise.all([forGuest(), forBen()]);
  await somethingWaits(sql, 2);
  bothWait.resolve();
  await blocking;
  const [guests, bens] = await taking;
  return { guests, bens };
}

describe("A phone draft that turns out to be for another customer", () => {
  it("is not taken again if it was paid at that moment", async () => {
    const { paymentIntentId } = await open(await linkTo(await forGuest()));
    await world.market.pay(paymentIntentId);
    await expect(forBen()).rejects.toMatchObject({ cause: { code: "already_paid" } });
    expect(await ofDraft()).toMatchObject([{ state: "placed" }]);
    expect(await placed()).toHaveLength(1);
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
