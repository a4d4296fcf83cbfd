import { desc, eq, sql } from "drizzle-orm";
import { creditEntries } from "#shared/payments/ledger.ts";
import { cents, type Cents } from "#shared/money.ts";
import { credits } from "#db/schema/payments/credits.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { post } from "../ledger.ts";

/** The most movements shown to the customer. */
const LATEST = 100;

/** A customer's credit balance. Negative only if credit was spent and later taken back. */
export async function creditOf(db: Db | Tx, userId: string): Promise<Cents> {
  const [row] = await db
    .select({ balance: sql<number>`coalesce(sum(${credits.amount}), 0)` })
    .from(credits)
    .where(eq(credits.userId, userId));
  return cents(row?.balance ?? 0);
}

/** A customer's balance and latest movements, newest first. */
export async function getCredit({ db }: Pick<Deps, "db">, userId: string) {
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

type Movement = {
  userId: string;
  /** Positive when credit is given, negative when it is spent; zero is a no-op. */
  amount: Cents;
  /** `order:{id}`, `refund:{id}` and so on: each cause moves credit once. */
  key: string;
  reason: string;
  orderId: string | null;
  at: Date;
};

/**
 * Records a movement, once per key. Returns whether it was new. The caller posts the matching ledger lines on
 * `customer_credit`.
 */
export async function moveCredit(
  tx: Tx,
  { at: createdAt, ...movement }: Movement,
): Promise<boolean> {
  if (movement.amount === 0) return false;
  const written = await tx
    .insert(credits)
    .values({ ...movement, createdAt })
    .onConflictDoNothing()
    .returning({ id: credits.id });
  return written.length > 0;
}

/** Gives credit at the market's expense and posts it to the ledger, once per key. */
export async function giveCredit(tx: Tx, movement: Movement): Promise<boolean> {
  const isNew = await moveCredit(tx, movement);
  if (isNew) {
    await post(tx, {
      at: movement.at,
      key: `credit:${movement.key}`,
      kind: "credit",
      orderId: movement.orderId,
      intentId: null,
      lines: creditEntries(movement.amount),
    });
  }
  return isNew;
}
