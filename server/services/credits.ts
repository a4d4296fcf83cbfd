import { desc, eq, sql } from "drizzle-orm";
import type { CreditGift } from "#shared/credit.ts";
import { withCredit } from "#shared/credit-use.ts";
import type { Quote } from "#shared/checkout.ts";
import { creditEntries } from "#shared/ledger.ts";
import { cents, type Cents } from "#shared/money.ts";
import type { SessionUser } from "#shared/user.ts";
import { checkouts } from "#db/schema/checkouts.ts";
import { credits } from "#db/schema/credits.ts";
import { orders } from "#db/schema/orders.ts";
import { users } from "#db/schema/users.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../deps.ts";
import { type Actor, recordAudit } from "./audit.ts";
import type { Checkout } from "./checkout-row.ts";
import { post } from "./ledger.ts";
import { queueMail } from "./outbox.ts";
import { unknownUser } from "./user-admin/one.ts";

/** Movements shown to their owner. */
const LATEST = 100;

/** What a customer's movements add up to. Below zero only after credit that came back was spent before. */
export async function creditOf(db: Db | Tx, userId: string): Promise<Cents> {
  const [row] = await db
    .select({ balance: sql<number>`coalesce(sum(${credits.amount}), 0)::int` })
    .from(credits)
    .where(eq(credits.userId, userId));
  return cents(row?.balance ?? 0);
}

/** A customer's balance and latest movements, the newest first. */
export async function readCredit({ db }: Pick<Deps, "db">, userId: string) {
  const movements = await db
    .select({
      id: credits.id,
      amount: credits.amount,
      reason: credits.reason,
      orderNumber: orders.number,
      at: credits.createdAt,
    })
    .from(credits)
    .leftJoin(orders, eq(orders.id, credits.orderId))
    .where(eq(credits.userId, userId))
    .orderBy(desc(credits.id))
    .limit(LATEST);
  return {
    balance: await creditOf(db, userId),
    movements: movements.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
  };
}

export type Movement = {
  userId: string;
  /** Above zero it is given, below zero it is spent; zero moves nothing. */
  amount: Cents;
  /** `order:{id}`, `refund:{id}` …: each cause moves credit once. */
  key: string;
  reason: string;
  orderId: string | null;
};

/**
 * Writes a movement down, once per key; whether it was the first time. The caller's ledger lines hold
 * its amount on `customer_credit`.
 */
export async function moveCredit(tx: Tx, movement: Movement): Promise<boolean> {
  if (movement.amount === 0) return false;
  const written = await tx
    .insert(credits)
    .values(movement)
    .onConflictDoNothing()
    .returning({ id: credits.id });
  return written.length > 0;
}

/** Gives credit out of the market's own share, with its ledger lines, once per key. */
export async function giveCredit(tx: Tx, movement: Movement): Promise<boolean> {
  const isNew = await moveCredit(tx, movement);
  if (isNew) {
    await post(tx, {
      key: `credit:${movement.key}`,
      kind: "credit",
      orderId: movement.orderId,
      intentId: null,
      lines: creditEntries(movement.amount),
    });
  }
  return isNew;
}

/** The team gives a customer credit and tells them why. Throws `not_found`. */
export async function giveGift(
  deps: Deps,
  admin: Actor,
  { id, key, amount, reason }: CreditGift,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for("no key update");
    if (!user) throw unknownUser();
    const movement = { userId: id, amount, key: `gift:${key}`, reason, orderId: null };
    if (!(await giveCredit(tx, movement))) return;
    await recordAudit(deps, tx, admin, {
      action: "credit.given",
      subject: { kind: "user", id, name: user.username },
      detail: { amount, reason },
    });
    await queueMail(deps, tx, {
      kind: "credit_given",
      to: user.email,
      dedupeKey: `credit_given:${key}`,
      data: {
        firstName: user.firstName,
        amount,
        reason,
        url: `${deps.publicUrl}/dashboard/customer/credit`,
      },
    });
  });
}

/**
 * What a checkout of the user may use: the balance less what the user's other open checkouts promise,
 * in whichever of their quotes it is most. The user's row is locked, so that of two checkouts at the
 * same moment the second sees the first.
 */
export async function usableCredit(tx: Tx, userId: string, checkoutId: string): Promise<Cents> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const [row] = await tx.execute<{ usable: number }>(sql`
    select (coalesce((select sum(amount_cents) from credits where user_id = ${userId}), 0)
      - coalesce((select sum(most) from (
          select max((q.quote -> 'totals' ->> 'credit')::int) as most
          from checkouts c join checkout_quotes q on q.checkout_id = c.id
          where c.user_id = ${userId} and c.id <> ${checkoutId} and c.state in ('held', 'processing')
          group by c.id) promised), 0))::int as usable`);
  return cents(Math.max(0, row?.usable ?? 0));
}

/**
 * The quote with the user's credit in it. A checkout that was opened before signing in becomes the
 * user's; in somebody else's there is nothing to use.
 */
export async function useCreditIn(
  tx: Tx,
  user: SessionUser,
  checkout: Checkout,
  quote: Quote,
): Promise<Quote> {
  const owner = checkout.userId ?? (await claim(tx, user.id, checkout.id));
  if (owner !== user.id) return quote;
  return {
    ...quote,
    totals: withCredit(quote.totals, await usableCredit(tx, user.id, checkout.id)),
  };
}

async function claim(tx: Tx, userId: string, checkoutId: string): Promise<string> {
  await tx.update(checkouts).set({ userId }).where(eq(checkouts.id, checkoutId));
  return userId;
}
