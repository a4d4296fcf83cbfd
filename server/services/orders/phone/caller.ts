import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, desc, eq, not } from "drizzle-orm";
import { chosenCard } from "#shared/payments/cards/saved-cards.ts";
import { DomainError } from "#shared/errors.ts";
import { accountName, type SessionUser, sessionUserOf } from "#shared/accounts/user.ts";
import type { Db, Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts/users.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { listCards } from "../../payments/cards.ts";
import { WAS_DONATED } from "../donated.ts";
import { creditOf } from "../../payments/credit/credits.ts";

/**
 * What a phone order needs to know about the customer: name and contact details, saved card, credit in cents, and the
 * delivery of the latest order that was not donated. Throws `not_found`.
 */
export async function getCaller(deps: Pick<Deps, "db" | "payments">, id: string) {
  const [user] = await deps.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new DomainError("not_found", m.noCustomer);
  const [cards, credit, [last]] = await Promise.all([
    listCards(deps, id),
    creditOf(deps.db, id),
    deps.db
      .select({ delivery: orders.delivery, window: orders.deliveryWindow })
      .from(orders)
      .where(and(eq(orders.userId, id), not(WAS_DONATED)))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(1),
  ]);
  const card = chosenCard(cards);
  return {
    id,
    name: accountName(user),
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phoneNumber,
    zipCode: user.zipCode,
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    credit,
    last: last ?? null,
  };
}

/** The customer of a phone order. Throws `not_found`, and `conflict` if the account is disabled or being deleted. */
export async function customerOf(db: Db | Tx, id: string): Promise<SessionUser> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new DomainError("not_found", m.noCustomer);
  if (user.disabled || user.deletionDueAt !== null) {
    throw new DomainError("conflict", m.accountClosed);
  }
  return sessionUserOf(user);
}
