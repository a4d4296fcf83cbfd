import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { holds } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { violations } from "#tests/support/invariants.ts";
import { delivery } from "#tests/support/market/orders/basket.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

export type PhoneDesk = ReturnType<typeof phoneDesk>;
/** Where a test does not say otherwise, two units for a guest, in a draft of their own. */
export type Wish = {
  customerId?: string | null;
  draftId?: string;
  email?: string;
  quantity?: number;
} & Partial<typeof delivery & { deliveryDate: string }>;
type Taken = { checkoutId: string; revision: number; card: { id: string } | null };

const toldOf = ({ checkoutId, revision }: Taken) => ({
  checkoutId,
  revision,
  reason: "Ordered by phone",
});

/** A team member at the phone, a caller with an address of their own, and what both can do. */
function phoneDesk(world: World, admin: Person, email: string) {
  const { db } = world.deps;
  const itemsOf = (quantity: number) => [{ id: world.goods.productId, quantity }];
  const send = (taken: Taken) => admin.call((api) => api.admin.phoneOrders.sendLink(toldOf(taken)));
  const tokenSentTo = (address: string) => tokenIn(db, "payment_link", address);
  const customer = () => visitor(world.deps, "203.0.113.50");
  const open = (token: string) => customer().call((api) => api.paymentLinks.open({ token }));
  const pay = async (token: string): Promise<void> => {
    const { paymentIntentId } = await open(token);
    await world.market.pay(paymentIntentId);
    await customer().call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));
  };
  return {
    admin,
    email,
    toldOf,
    take: ({ customerId = null, draftId = randomUUID(), quantity = 2, ...wish }: Wish = {}) =>
      admin.call((api) =>
        api.admin.phoneOrders.take({
          draftId,
          customerId,
          delivery: { ...delivery, email, ...wish },
          items: itemsOf(quantity),
        }),
      ),
    /** Adds one unit to an order. */
    add: (number: string, draftId: string = randomUUID()) =>
      admin.call((api) =>
        api.admin.phoneOrders.takeAddition({ draftId, number, items: itemsOf(1) }),
      ),
    send,
    charge: (taken: Taken) =>
      admin.call((api) =>
        api.admin.phoneOrders.charge({
          ...toldOf(taken),
          cardId: taken.card?.id ?? "pm_none",
          agreed: true,
        }),
      ),
    cancel: ({ checkoutId }: Pick<Taken, "checkoutId">) =>
      admin.call((api) => api.admin.phoneOrders.cancel({ checkoutId })),
    /** The token of the newest payment link sent to this address. */
    tokenSentTo,
    /** Sends a payment link and returns its token. */
    linkTo: async (taken: Taken) => tokenSentTo((await send(taken)).to),
    read: (token: string) => customer().call((api) => api.paymentLinks.read({ token })),
    open,
    pay,
    orderOf: async ({ checkoutId }: Pick<Taken, "checkoutId">) => {
      const [order] = await db.select().from(orders).where(eq(orders.checkoutId, checkoutId));
      return order;
    },
    /** How many units a checkout holds. */
    heldBy: async ({ checkoutId }: Pick<Taken, "checkoutId">): Promise<number> => {
      const rows = await db.select().from(holds).where(eq(holds.checkoutId, checkoutId));
      return rows
        .filter(({ state }) => state === "active")
        .reduce((sum, { quantity }) => sum + quantity, 0);
    },
  };
}

/** Opens a market for the file, and a team member with a new caller for each test; then all invariants must hold. */
export function withPhoneOrders(begin: (opened: { world: World; at: PhoneDesk }) => void) {
  let world: World;
  let serial = 0;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world[Symbol.asyncDispose]());
  beforeEach(async () => {
    serial += 1;
    const admin = await world.person("admin");
    begin({ world, at: phoneDesk(world, admin, `caller${serial}@furrow.example`) });
    return async () =>
      expect(await violations(world.market.database.sql, world.clock.now())).toEqual({});
  });
}
