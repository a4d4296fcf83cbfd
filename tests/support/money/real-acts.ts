import { eq } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import {
  cancelIfOver,
  moverOf,
  writeRefund,
} from "#server/services/orders/refunds/refund-order.ts";
import type { Refunded } from "#server/services/orders/refunds/refunding.ts";
import { changeBearer } from "#server/services/payments/refunds/change-bearer.ts";
import { givenOfOrder, lockOrder, soldOf } from "#server/services/payments/refunds/sold.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { cents } from "#shared/money.ts";
import type { RefundTo } from "#shared/orders/order-problem.ts";
import { leftOf } from "#shared/payments/refunds/refund.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Act } from "./acts.ts";
import type { Lived, RealMarket } from "./real-market.ts";
import { unlessRefused } from "./unless-refused.ts";

/** Performs one act of a history on an order. Acts that come too late or exceed what is left are rejected. */
export async function performAct(market: RealMarket, lived: Lived, act: Act): Promise<void> {
  switch (act.kind) {
    case "refund": {
      const units = act.units.map((some, at) => [at, some] as const);
      const { to, cause, bearer } = act;
      const fault = { cause, ...(bearer && { bearer, bearerReason: "Decided at once" }) };
      return give(market, lived, {
        units,
        isGreedy: act.isGreedy,
        delivery: act.delivery,
        to,
        ...fault,
      });
    }
    case "short": {
      const units = [[act.product, act.units]] as const;
      return give(market, lived, { units, delivery: false, cause: "missing_at_harvest" });
    }
    case "weigh":
      return giveWeight(market, lived, act);
    case "goodwill": {
      const intentId = lived.intents[act.payment];
      if (!intentId) return;
      const wish = { goodwill: cents(act.cents) };
      return write(market, lived, { wish, intentId, to: act.to, cause: "goodwill" });
    }
    case "at the provider":
      // Covered by the rules and by separate tests: here nobody bypasses the market.
      return;
    case "decide otherwise": {
      const { deps } = market.world;
      const rows = await deps.db
        .select()
        .from(refunds)
        .where(eq(refunds.orderId, lived.id))
        .orderBy(refunds.createdAt);
      const refund = rows[act.refund % Math.max(1, rows.length)];
      if (!refund) return;
      const decision = { refundId: refund.id, bearer: act.bearer, reason: "Decided later" };
      await unlessRefused(changeBearer(deps, market.admin.user, decision));
    }
  }
}

type Giving = Omit<Writing, "wish"> & {
  units: readonly (readonly [product: number, units: number])[];
  isGreedy?: boolean;
  delivery: boolean | number;
};

async function give(
  market: RealMarket,
  lived: Lived,
  { units, isGreedy, delivery: fee, ...giving }: Giving,
) {
  const rows = await market.world.market.database.sql<
    { slug: string; product: number; left: number }[]
  >`
    select p.slug, l.product_id as product, l.quantity - coalesce((
      select sum(b.quantity)::int from refund_lines b join refunds r on r.id = b.refund_id and r.state <> 'failed'
      where b.order_id = l.order_id and b.product_id = l.product_id), 0)::int as left
    from order_lines l join products p on p.id = l.product_id where l.order_id = ${lived.id}`;
  const lines = units.flatMap(([at, some]) => {
    const line = rows.find(({ slug }) => slug === market.slugs[at]);
    const quantity = isGreedy ? some : some % ((line?.left ?? 0) + 1);
    return line && quantity > 0 ? [{ productId: line.product, quantity }] : [];
  });
  const part = typeof fee === "number" ? cents(fee) : fee;
  if (lines.length === 0 && part === false) return;
  await write(market, lived, { ...giving, wish: { lines, delivery: part } });
}

/** Refunds goods that weigh less than their maximum, up to the weight paid for. */
async function giveWeight(
  market: RealMarket,
  lived: Lived,
  { product, less }: { product: number; less: number },
): Promise<void> {
  const order = await inTransaction(market.world.deps.db, (tx) => lockOrder(tx, lived));
  const { db } = market.world.deps;
  const left = leftOf(await soldOf(db, order), await givenOfOrder(db, order));
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.slug, market.slugs[product] ?? ""));
  const line = left.lines.find(({ productId }) => productId === row?.id);
  if (!line?.weight) return;
  const lighter = weight(Math.min(less, line.weight));
  const lines = [{ productId: line.productId, quantity: 0, weight: lighter }];
  await write(market, lived, { wish: { lines, delivery: false }, cause: "weight" });
}

type Writing = Omit<Refunded, "reason" | "money"> & { to?: RefundTo };

async function write(
  { world, admin }: RealMarket,
  lived: Lived,
  { to = "card", ...wished }: Writing,
): Promise<void> {
  await unlessRefused(
    inTransaction(world.deps.db, async (tx) => {
      const order = await lockOrder(tx, { number: lived.number });
      const reason = "As they wrote";
      const what = { ...wished, reason, money: { kind: "new", to } } as const;
      const by = { actor: admin.user };
      const written = await writeRefund(world.deps, tx, { order, what, by, notice: "refund" });
      if (!written) return;
      const mover = moverOf(world.deps, admin.user, reason);
      await cancelIfOver(world.deps, tx, { order, written, mover });
    }),
  );
}
