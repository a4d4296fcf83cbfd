import { and, eq } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { cents, sumCents } from "#shared/money.ts";
import { storyOf, type WhyEvent, type WhyRow, type WhyStory } from "#shared/payments/why/why.ts";
import { orderAdditions } from "#db/schema/orders/additions.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { credits } from "#db/schema/payments/credits.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import { purchasesOf } from "../../payments/refunds/sold.ts";
import { movedOn, movementsOf } from "./movements.ts";
import { refundStory } from "./refund-why.ts";

type Credit = typeof credits.$inferSelect;

/** The story of a change to a customer's credit. Throws `not_found` for anyone else's. */
export async function getCreditWhy(
  { db }: Pick<Deps, "db">,
  userId: string,
  id: number,
): Promise<WhyStory> {
  const [credit] = await db
    .select()
    .from(credits)
    .where(and(eq(credits.id, id), eq(credits.userId, userId)));
  if (!credit) throw new DomainError("not_found", m.noCredit);
  const [cause = "", causeId = ""] = credit.key.split(":");
  switch (cause) {
    case "order":
    case "addition":
      return spentStory(db, credit, { cause, causeId });
    case "refund":
      return givenBackStory(db, credit, causeId);
    case "refund_failed":
      return takenBackStory(db, credit, causeId);
    case "gift_card":
      return bookedStory(db, credit, {
        key: `gift_card_redeemed:${causeId}`,
        event: movedEvent(credit),
      });
    case "gift_card_out": {
      const at = credit.createdAt.toISOString();
      const amount = cents(-credit.amount);
      return bookedStory(db, credit, {
        key: `credit:${credit.key}`,
        event: { kind: "paid_out", at, facts: { amount } },
      });
    }
    case "referral":
    case "referral_back":
      return bookedStory(db, credit, { key: `credit:${credit.key}`, event: movedEvent(credit) });
    default: {
      const at = credit.createdAt.toISOString();
      const given: WhyEvent = { kind: "gift", at, facts: { amount: credit.amount } };
      return bookedStory(db, credit, {
        key: `credit:${credit.key}`,
        event: credit.amount > 0 ? given : movedEvent(credit),
      });
    }
  }
}

type Spent = { cause: "order" | "addition"; causeId: string };

/** The story of credit that paid for an order or an addition. */
async function spentStory(db: Deps["db"], credit: Credit, spent: Spent): Promise<WhyStory> {
  const order = await orderOf(db, spent);
  if (!order) return storyOf({ amount: credit.amount, rows: [], events: [] });
  const bought = await purchasesOf(db, order);
  const paid = bought.find(({ intentId }) => intentId === order.intentId)?.sold;
  const whole = paid ? cents(paid.total + paid.credit) : cents(0);
  const { number } = order;
  const rows: WhyRow[] = [
    { kind: "spent", cents: cents(-(paid?.credit ?? 0)), facts: { number, whole } },
  ];
  const event: WhyEvent = {
    kind: "spent",
    at: credit.createdAt.toISOString(),
    facts: { amount: cents(-credit.amount), number },
  };
  return storyOf({ amount: credit.amount, rows, events: [event] });
}

/** The order that credit paid for, with the payment intent of that purchase. */
async function orderOf(db: Deps["db"], { cause, causeId }: Spent) {
  if (cause === "order") {
    const [order] = await db.select().from(orders).where(eq(orders.id, causeId));
    return order && { ...order, intentId: order.paymentIntentId };
  }
  const [found] = await db
    .select({ order: orders, intentId: orderAdditions.paymentIntentId })
    .from(orderAdditions)
    .innerJoin(orders, eq(orders.id, orderAdditions.orderId))
    .where(eq(orderAdditions.checkoutId, causeId));
  return found && { ...found.order, intentId: found.intentId };
}

async function givenBackStory(db: Deps["db"], { amount }: Credit, id: string): Promise<WhyStory> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  if (!refund) return storyOf({ amount, rows: [], events: [] });
  return refundStory(db, refund, { to: "credit", isTeam: false });
}

/** The story of credit that was taken back because the refund it was part of failed. */
async function takenBackStory(db: Deps["db"], credit: Credit, id: string): Promise<WhyStory> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  const rows: WhyRow[] = [{ kind: "taken_back", cents: cents(-(refund?.credit ?? 0)), facts: {} }];
  const [given] = await db
    .select()
    .from(credits)
    .where(eq(credits.key, `refund:${id}`));
  const events: WhyEvent[] = [given, credit].flatMap((one) => (one ? [movedEvent(one)] : []));
  return storyOf({ amount: credit.amount, rows, events });
}

function movedEvent({ amount, createdAt }: Credit): WhyEvent {
  const at = createdAt.toISOString();
  return amount > 0
    ? { kind: "credited", at, facts: { amount } }
    : { kind: "taken_back", at, facts: { amount: cents(-amount) } };
}

/** The story of credit that the ledger explains: gifts by the team, gift cards redeemed or paid out, referrals. */
async function bookedStory(
  db: Deps["db"],
  { amount, reason }: Credit,
  { key, event }: { key: string; event: WhyEvent },
): Promise<WhyStory> {
  const movements = await movementsOf(db, { key });
  const part = cents(-sumCents(movements.map((one) => movedOn(one, "customer_credit"))));
  const rows: WhyRow[] = [{ kind: "gift", cents: part, facts: { reason } }];
  return storyOf({ amount, rows, events: [event] });
}
