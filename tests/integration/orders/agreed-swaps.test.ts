import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { type Household, household } from "#tests/support/market/people/box-household.ts";
import { violations } from "#tests/support/invariants.ts";
import { addProduct } from "#tests/support/market/market.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";

let world: World;
let admin: Person;
let buyer: Household;
let number: string;
let pears: number;
let serial = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  serial += 1;
  admin = await world.person("admin");
  buyer = await household(world.market, world.deps);
  ({ number } = await world.order(buyer));
  const { farmId } = world.goods;
  pears = await addProduct(world.deps.db, { farmId, slug: `pears-${serial}`, name: "Pears" });
});
afterEach(async () =>
  expect(await violations(world.market.database.sql, world.clock.now())).toEqual({}),
);

type Wish = { productId?: number; quantity?: number };
const agree = ({ productId = world.goods.productId, quantity = 2 }: Wish = {}) =>
  admin.call((api) =>
    api.admin.phoneOrders.takeAddition({
      draftId: randomUUID(),
      number,
      items: [{ id: pears, quantity: 1 }],
      swap: { productId, quantity, reason: "They like pears better" },
    }),
  );
type Taken = Awaited<ReturnType<typeof agree>>;
const toldOf = ({ checkoutId, revision }: Taken) => ({
  checkoutId,
  revision,
  reason: "They called",
});
const linesNow = async () => {
  const { lines } = await admin.call((api) => api.admin.orders.one({ number }));
  return lines.map(({ name, quantity, freed }) => [name, quantity - freed]);
};

async function payByLink(taken: Taken): Promise<void> {
  await admin.call((api) => api.admin.phoneOrders.sendLink(toldOf(taken)));
  const token = await tokenIn(world.deps.db, "payment_link", taken.email);
  const customer = visitor(world.deps, "203.0.113.61");
  const { paymentIntentId } = await customer.call((api) => api.paymentLinks.open({ token }));
  await world.market.pay(paymentIntentId);
  await customer.call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));
}

const swaps = {
  "the saved card": (taken: Taken) =>
    admin.call((api) =>
      api.admin.phoneOrders.charge({ ...toldOf(taken), cardId: taken.card!.id, agreed: true }),
    ),
  "a payment link": payByLink,
};

describe("Goods that are swapped on the phone", () => {
  it.each(Object.entries(swaps))(
    "leave the order once %s has paid, and not before",
    async (_, pay) => {
      const [[goods] = []] = await linesNow();
      const taken = await agree();
      expect(await linesNow()).toEqual([[goods, 2]]);
      await pay(taken);
      expect(await linesNow()).toEqual([
        [goods, 0],
        ["Pears", 1],
      ]);
      const written = await world.deps.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, "order.units_taken_off"), eq(auditLog.subjectName, number)));
      expect(written).toMatchObject([
        { actorId: admin.user.id, detail: { quantity: 2, reason: "They like pears better" } },
      ]);
    },
  );

  it("are limited to what is left when the customer has removed some meanwhile", async () => {
    const [[goods] = []] = await linesNow();
    const taken = await agree();
    const { productId } = world.goods;
    await buyer.call((api) => api.orders.takeOff({ number, productId, quantity: 1 }));
    await payByLink(taken);
    expect(await linesNow()).toEqual([
      [goods, 0],
      ["Pears", 1],
    ]);
  });

  it.each([
    ["more than are to come", () => ({ quantity: 3 })],
    ["goods that are not in the order", () => ({ productId: 999_999 })],
    ["the goods that are added", () => ({ productId: pears, quantity: 1 })],
  ])("cannot be %s", async (_, wish) => {
    await expect(agree(wish())).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
