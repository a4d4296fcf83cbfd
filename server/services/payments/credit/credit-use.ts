import { eq, type SQL, sql } from "drizzle-orm";
import type { Quote } from "#shared/checkout/checkout.ts";
import { withCredit } from "#shared/payments/credit/credit-use.ts";
import { cents, type Cents } from "#shared/money.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Checkout } from "../checkouts/checkout-row.ts";
import { hashToken } from "../../platform/links/tokens.ts";

/**
 * The balance minus the credit promised by the user's other open checkouts. Each counts with the highest of its
 * quotes, since any of them may be the one that is paid. `mine` excludes the checkout being quoted.
 */
async function usable(db: Db | Tx, userId: string, mine: SQL): Promise<Cents> {
  const [row] = await db.execute<{ usable: number }>(sql`
    select (coalesce((select sum(amount_cents) from credits where user_id = ${userId}), 0)
      - coalesce((select sum(most) from (
          select max((q.quote -> 'totals' ->> 'credit')::int) as most
          from checkouts c join checkout_quotes q on q.checkout_id = c.id
          where c.user_id = ${userId} and c.state in ('held', 'processing') and not (${mine})
          group by c.id) promised), 0))::bigint as usable`);
  return cents(Math.max(0, row?.usable ?? 0));
}

/**
 * The credit available to the user's next checkout in this browser; credit promised to additions stays
 * reserved.
 */
export function usableCredit(
  { db }: { db: Db | Tx },
  userId: string,
  token: string | null,
): Promise<Cents> {
  return usable(
    db,
    userId,
    token === null ? sql`false` : sql`c.token_hash = ${hashToken(token)} and c.purpose = 'order'`,
  );
}

/**
 * Applies the user's credit to the quote of their checkout, existing or yet to be opened. Locks the user's row,
 * so that of two concurrent checkouts the second sees what the first promised.
 */
export async function applyCredit<Quoted extends Quote>(
  tx: Tx,
  user: SessionUser,
  checkout: Checkout | null,
  quote: Quoted,
): Promise<Quoted> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("no key update");
  if (checkout && checkout.userId !== user.id)
    throw new Error("Credit was asked for in another's checkout");
  const available = await usable(tx, user.id, checkout ? sql`c.id = ${checkout.id}` : sql`false`);
  return { ...quote, totals: withCredit(quote.totals, available) };
}
