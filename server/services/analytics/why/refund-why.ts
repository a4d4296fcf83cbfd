import { and, eq } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { BOX_TAX_CATEGORY } from "#shared/checkout/tax/tax.ts";
import { USUAL_TAX_CATEGORY } from "#shared/checkout/tax/tax-category.ts";
import { DomainError } from "#shared/errors.ts";
import { cents, NO_MONEY, sumCents } from "#shared/money.ts";
import type { RefundTo } from "#shared/orders/order-problem.ts";
import { type Back, backRows } from "#shared/payments/why/why-order.ts";
import { storyOf, type WhyFault, type WhyRow, type WhyStory } from "#shared/payments/why/why.ts";
import { type orderLines, orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import { idIn, movedOn, type Movement, movementsOf } from "./movements.ts";
import { refundEvents } from "./order-events.ts";
import { type OrderFacts, orderSeenBy, readOrder, type Seer } from "./order-facts.ts";
import { eventsOf, getOrderWhy, shownOf } from "./order-why.ts";

type Asked = Pick<Deps, "db" | "clock">;
type Refund = typeof refunds.$inferSelect;

/** A refund of an order; `to` selects its card or its credit part. */
type OwnRefund = { number: string; refundId: string; to: RefundTo };

/** The story of an order's total, or of one of its refunds, for the holder of the order. Throws `not_found`. */
export function whyOfOrder(
  deps: Asked,
  holder: Exclude<Seer, { by: "admin" }>,
  { number, refundId, to }: Omit<OwnRefund, "refundId"> & { refundId?: string | undefined },
): Promise<WhyStory> {
  return refundId === undefined
    ? getOrderWhy(deps, holder, number)
    : getRefundWhy(deps, holder, { number, refundId, to });
}

/** The story of a refund, for the holder of its order. Throws `not_found`, also for a failed refund. */
async function getRefundWhy(
  deps: Asked,
  seer: Exclude<Seer, { by: "admin" }>,
  { number, refundId, to }: OwnRefund,
): Promise<WhyStory> {
  const facts = await readOrder(deps.db, await orderSeenBy(deps, seer, number));
  const refund = facts.refunds.find(({ id, state }) => id === refundId && state !== "failed");
  if (!refund) throw new DomainError("not_found", m.unknownRefund);
  return ofOrder(facts, refund, { to, isTeam: false });
}

/** The story of any refund, whether of an order or not; for admins. Throws `not_found`. */
export async function getAnyRefundWhy(
  { db }: Asked,
  { refundId, to }: Omit<OwnRefund, "number">,
): Promise<WhyStory> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund) throw new DomainError("not_found", m.unknownRefund);
  return refundStory(db, refund, { to, isTeam: true });
}

type Reading = { to: RefundTo; isTeam: boolean };

/** The story of a refund. The caller must have checked that the reader may see it. Throws `not_found`. */
export async function refundStory(
  db: Deps["db"],
  refund: Refund,
  reading: Reading,
): Promise<WhyStory> {
  if (refund.orderId === null) return withoutOrder(db, refund, reading.to);
  const [order] = await db.select().from(orders).where(eq(orders.id, refund.orderId));
  if (!order) throw new DomainError("not_found", m.noOrder);
  const facts = await readOrder(db, order);
  const known = facts.refunds.find(({ id }) => id === refund.id);
  if (!known) throw new DomainError("not_found", m.unknownRefund);
  return ofOrder(facts, known, reading);
}

function ofOrder(
  facts: OrderFacts,
  refund: OrderFacts["refunds"][number],
  { to, isTeam }: Reading,
): WhyStory {
  return storyOf({
    amount: to === "card" ? refund.amount : refund.credit,
    fault: faultOf(refund, isTeam),
    rows: backRows(backOf(facts, refund), facts.code?.code ?? null, to),
    events: refundEvents(facts, refund, isTeam),
  });
}

/** The refund's cause and bearer. Only the team sees its own reason for the bearer. */
function faultOf({ cause, bearer, bearerReason }: Refund, isTeam: boolean): WhyFault | null {
  if (!cause || !bearer) return null;
  return { cause, bearer, bearerReason: isTeam ? bearerReason : null };
}

/** What a refund returned, at the prices of the payment it belongs to. */
function backOf(facts: OrderFacts, refund: OrderFacts["refunds"][number]): Back {
  const sold = facts.purchases.find(({ intentId }) => intentId === refund.intentId)?.sold;
  const lines: readonly (typeof orderLines.$inferSelect)[] = sold?.lines ?? [];
  const booked = facts.movements.find(
    (movement) => movement.kind === "order_refund" && idIn(movement) === refund.id,
  );
  const took = (account: "box_gifts" | "promotions") =>
    booked ? cents(-movedOn(booked, account)) : NO_MONEY;
  return {
    lines: refund.lines.map((back) => {
      const line = lines.find(({ productId }) => productId === back.productId);
      return {
        ...shownOf(facts, back.productId),
        quantity: back.quantity,
        weight: back.weight,
        unitPrice: line?.unitPrice ?? NO_MONEY,
        taxCategory: facts.isBox ? BOX_TAX_CATEGORY : (line?.taxCategory ?? USUAL_TAX_CATEGORY),
        taxes: back.taxes,
        amount: back.amount,
        farmPromotion: line?.farmPromotion ?? NO_MONEY,
      };
    }),
    delivery: refund.delivery,
    deliveryTaxes: refund.deliveryTaxes,
    goodwill: refund.goodwill,
    box: took("box_gifts"),
    promotion: took("promotions"),
    card: refund.amount,
    credit: refund.credit,
  };
}

/** The story of a refund without an order: of a payment that bought nothing, or of something given up. */
async function withoutOrder(db: Deps["db"], refund: Refund, to: RefundTo): Promise<WhyStory> {
  const { intentId } = refund;
  const all = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId)));
  const root = firstOf(all, refund);
  const movements = await movementsOf(db, { intentId });
  const owed = owedFor(movements, all, root);
  // The bank may have returned part of the money as a separate refund.
  const others = all.filter(
    (one) => one.replaces === null && one.id !== root.id && owedFor(movements, all, one) === owed,
  );
  const back = sumCents(others.flatMap(({ amount, credit }) => [amount, credit]));
  const part = owed ? cents(-movedOn(owed, "customer_refunds") - back) : NO_MONEY;
  const rows: WhyRow[] = [{ kind: "returned", cents: part, facts: { reason: root.reason } }];
  return storyOf({
    amount: to === "card" ? refund.amount : refund.credit,
    rows,
    events: movements.flatMap(eventsOf),
  });
}

/** The first in the chain of refunds that this one makes good, or itself. */
function firstOf(all: readonly Refund[], refund: Refund): Refund {
  const before = all.find(({ id }) => id === refund.replaces);
  return before ? firstOf(all, before) : refund;
}

const OWES = [
  "late_payment",
  "goodwill",
  "deposit_returned",
  "payment_returned",
  "gift_card_returned",
] as const;

/**
 * The ledger transaction that made the money owed: the one that names the refund, otherwise one that names no refund
 * at all, such as that of a late payment.
 */
function owedFor(movements: readonly Movement[], all: readonly Refund[], { id }: Refund) {
  const owing = movements.filter(({ kind }) => OWES.some((one) => one === kind));
  const isOther = (movement: Movement) => all.some((other) => other.id === idIn(movement));
  return (
    owing.find((movement) => idIn(movement) === id) ?? owing.find((movement) => !isOther(movement))
  );
}
