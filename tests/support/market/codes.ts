import { eq } from "drizzle-orm";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { promotions, promotionUses } from "#db/schema/checkout/promotions.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import type { CreateIntentInput } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { basket } from "#tests/support/market/orders/basket.ts";
import type { World } from "#tests/support/powers/world.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

type Goods = { slug: string; quantity: number }[];
type Asked = Partial<Pick<CreateIntentInput, "useCredit" | "promotionCode" | "checkoutId">> & {
  email: string;
  /** `YYYY-MM-DD`; by default the first available day. */
  day?: string;
};

let codes = 0;

/** A unique email address. */
export const newEmail = () => `shopper${(codes += 1)}@furrow.example`;

/** A promotion code for 20% off, unless the fields say otherwise. */
export async function makeCode(
  { deps }: Pick<World, "deps">,
  terms: Partial<typeof promotions.$inferInsert> = {},
) {
  codes += 1;
  const [row] = await deps.db
    .insert(promotions)
    .values({
      code: `CODE${codes}`,
      kind: "percent",
      value: 2_000,
      createdAt: deps.clock.now(),
      ...terms,
    })
    .returning();
  return row!;
}

/** A guest from a separate network. */
export function newGuest({ deps }: Pick<World, "deps">): Visitor {
  codes += 1;
  return visitor(deps, `198.51.${100 + Math.floor(codes / 250)}.${codes % 250}`);
}

/** Requests a payment for the goods, with the total that the server calculated. */
export async function asks({ deps }: Pick<World, "deps">, who: Visitor, goods: Goods, how: Asked) {
  const input = await basket(deps.db, ...goods);
  const { email, day, ...rest } = how;
  const delivery = { ...input.delivery, email, ...(day && { deliveryDate: day }) };
  const request = { ...input, ...rest, delivery };
  const call = (amount: number) =>
    who.call((api) => api.checkout.createIntent({ ...request, amount }));
  return call(input.amount).catch((error: unknown) => {
    const total = totalIn(error);
    if (total === null) throw error;
    return call(total / 100);
  });
}

/** Pays a held checkout and returns its order. */
export async function pays(
  world: Pick<World, "deps" | "market">,
  { paymentIntentId, checkoutId }: { paymentIntentId: string; checkoutId: string },
  card?: string,
) {
  await world.market.pay(paymentIntentId, card);
  return finishes(world, { paymentIntentId, checkoutId });
}

/** Processes the report that a checkout was paid and returns its order. */
export async function finishes(
  { deps }: Pick<World, "deps">,
  { paymentIntentId, checkoutId }: { paymentIntentId: string; checkoutId: string },
) {
  await finalizeIntent(deps, paymentIntentId, "test");
  return orderOfCheckout({ deps }, checkoutId);
}

/** Requests a payment and pays it. */
export async function buys(
  world: Pick<World, "deps" | "market">,
  who: Visitor,
  goods: Goods,
  { card, ...how }: Asked & { card?: string },
) {
  return pays(world, await asks(world, who, goods, how), card);
}

export function totalIn(error: unknown): number | null {
  const cause = error instanceof Error ? error.cause : null;
  const refused = error instanceof DomainError ? error : cause;
  if (!(refused instanceof DomainError) || refused.code !== "price_changed") return null;
  return (refused.details as { total: number }).total;
}

export async function orderOfCheckout({ deps }: Pick<World, "deps">, checkoutId: string) {
  const [order] = await deps.db.select().from(orders).where(eq(orders.checkoutId, checkoutId));
  return order!;
}

export const linesOf = ({ deps }: Pick<World, "deps">, orderId: string) =>
  deps.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));

export const usesOf = ({ deps }: Pick<World, "deps">, promotionId: number) =>
  deps.db.select().from(promotionUses).where(eq(promotionUses.promotionId, promotionId));
