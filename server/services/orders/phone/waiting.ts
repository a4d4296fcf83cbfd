import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { CURRENT_QUOTE } from "../../payments/checkouts/current-quote.ts";

/** The maximum number of phone orders listed. */
const LISTED = 50;

/** Phone orders that are not paid and whose goods are still held, the first to expire first. `total` is in cents. */
export async function listWaiting({ db, clock }: Pick<Deps, "db" | "clock">) {
  const rows = await db
    .select({
      checkoutId: checkouts.id,
      revision: checkouts.revision,
      purpose: checkouts.purpose,
      until: checkouts.holdExpiresAt,
      quote: checkoutQuotes.quote,
      delivery: checkoutQuotes.delivery,
      by: users.username,
    })
    .from(checkouts)
    .innerJoin(checkoutQuotes, CURRENT_QUOTE)
    .innerJoin(users, eq(users.id, checkouts.takenBy))
    .where(
      and(
        isNotNull(checkouts.takenBy),
        eq(checkouts.state, "held"),
        gt(checkouts.holdExpiresAt, clock.now()),
      ),
    )
    .orderBy(asc(checkouts.holdExpiresAt), asc(checkouts.id))
    .limit(LISTED);
  return rows.map(({ quote, delivery, until, purpose, ...row }) => ({
    ...row,
    until: until.toISOString(),
    isAddition: purpose === "addition",
    email: delivery.email,
    total: quote.totals.total,
    goods: quote.lines.map(({ name, quantity }) => `${quantity} × ${name}`),
  }));
}
