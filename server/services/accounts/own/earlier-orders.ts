import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { users } from "#db/schema/accounts/users.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { GIVEN_MEMBERSHIPS } from "#shared/memberships/membership.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "../../platform/audit/audit.ts";

type Owner = Pick<SessionUser, "id" | "username" | "email" | "emailVerified">;
type Found = { orders: number; memberships: number; giftCards: number };

/** Conditions for orders placed, memberships paid for and gift cards bought with this address without an account. */
const ordersOf = (email: string) => and(isNull(orders.userId), eq(orders.email, email));
const membershipsOf = (email: string) =>
  and(
    isNull(memberships.userId),
    eq(memberships.email, email),
    inArray(memberships.state, GIVEN_MEMBERSHIPS),
  );
const giftCardsOf = (email: string) =>
  and(isNull(giftCards.userId), eq(giftCards.buyerEmail, email), ne(giftCards.state, "pending"));

/**
 * How many orders, memberships and gift cards without an account have the user's address, so that
 * the user can add them. None until the address is verified: it may be a stranger's.
 */
export async function earlierOrders({ db }: Pick<Deps, "db">, user: Owner): Promise<Found> {
  if (!user.emailVerified) return { orders: 0, memberships: 0, giftCards: 0 };
  return {
    orders: await db.$count(orders, ordersOf(user.email)),
    memberships: await db.$count(memberships, membershipsOf(user.email)),
    giftCards: await db.$count(giftCards, giftCardsOf(user.email)),
  };
}

/**
 * Adds them to the account at the user's request; nothing else joins an account by address. Throws
 * `forbidden` unless the address is verified.
 */
export async function joinEarlierOrders(
  deps: Pick<Deps, "db" | "clock">,
  user: Owner,
): Promise<Found> {
  return inTransaction(deps.db, async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, user.id)).for("update");
    if (!account?.emailVerifiedAt) {
      throw new DomainError("forbidden", m.confirmEmail);
    }
    const { email } = account;
    const mine = { userId: user.id };
    const joined = await tx
      .update(orders)
      .set(mine)
      .where(ordersOf(email))
      .returning({ id: orders.id });
    const members = await tx
      .update(memberships)
      .set(mine)
      .where(membershipsOf(email))
      .returning({ id: memberships.id });
    const gifts = await tx
      .update(giftCards)
      .set(mine)
      .where(giftCardsOf(email))
      .returning({ id: giftCards.id });
    const found = {
      orders: joined.length,
      memberships: members.length,
      giftCards: gifts.length,
    };
    if (Object.values(found).every((count) => count === 0)) return found;
    await recordAudit(deps, tx, user, {
      action: "user.orders_joined",
      subject: { kind: "user", id: user.id, name: user.username },
      detail: found,
    });
    return found;
  });
}
