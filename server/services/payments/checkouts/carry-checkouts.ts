import { setTimeout } from "node:timers/promises";
import { and, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import { CHECKOUT_PURPOSES } from "#shared/checkout/checkout.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { lockCookie } from "./checkout-row.ts";
import { hashToken } from "../../platform/links/tokens.ts";

/** The longest a sign-in waits for the payment provider. */
const PROVIDER_WAIT_MS = 3_000;

/** The most checkouts taken over at one sign-in: one per purpose, plus gift cards open in other tabs. */
const TAKEN_OVER = 2 * CHECKOUT_PURPOSES.length;

type Owner = Pick<SessionUser, "id">;
type Tokens = { from: string; to: string };

/**
 * Carries over open checkouts when `user` signs in: the user's own, and a guest's unpaid ones, which become the
 * user's. They move from the old cookie token to the new one. Returns whether there were any. A checkout that a
 * guest has paid or is paying stays the guest's, and so does one whose payment the provider does not return in
 * time, and one that adds goods to a guest's order.
 */
export async function carryCheckouts(
  deps: Pick<Deps, "db" | "payments" | "log">,
  user: Owner,
  { from, to }: Tokens,
): Promise<boolean> {
  const tokens = { from: hashToken(from), to: hashToken(to) };
  const unpaid = await unpaidOfGuest(deps, tokens.from);
  const moved = await inTransaction(deps.db, async (tx) => {
    await lockCookie(tx, tokens.from);
    const claimed = await claim(tx, user, tokens, unpaid);
    const own = await tx
      .update(checkouts)
      .set({ tokenHash: tokens.to })
      .where(and(eq(checkouts.tokenHash, tokens.from), eq(checkouts.userId, user.id)))
      .returning({ id: checkouts.id });
    return { claimed: claimed.length, own: own.length };
  });
  if (moved.claimed > 0) deps.log.info({ userId: user.id, ...moved }, "checkouts taken over");
  return moved.claimed + moved.own > 0;
}

/** The guest's latest open checkouts for this cookie that nobody is paying, according to the provider. */
async function unpaidOfGuest(
  { db, payments, log }: Pick<Deps, "db" | "payments" | "log">,
  tokenHash: string,
): Promise<string[]> {
  const open = await db
    .select({ id: checkouts.id, intentId: checkouts.paymentIntentId })
    .from(checkouts)
    .where(guestsOpen(tokenHash))
    .orderBy(desc(checkouts.createdAt), desc(checkouts.id))
    .limit(TAKEN_OVER);
  const asked = await Promise.all(
    open.map(async ({ id, intentId }) => {
      if (intentId === null) return id;
      try {
        const late = setTimeout(PROVIDER_WAIT_MS, null, { ref: false });
        const intent = await Promise.race([payments.readIntent(intentId), late]);
        return intent?.state === "awaiting_method" ? id : null;
      } catch (error) {
        log.warn({ err: error, checkoutId: id }, "a guest's checkout was left behind");
        return null;
      }
    }),
  );
  return asked.filter((id) => id !== null);
}

/**
 * A guest's checkouts that can become a user's. An addition cannot: its order stays the guest's, and the payment of
 * another person would only be refunded.
 */
function guestsOpen(tokenHash: string) {
  return and(
    eq(checkouts.tokenHash, tokenHash),
    isNull(checkouts.userId),
    eq(checkouts.state, "held"),
    ne(checkouts.purpose, "addition"),
  );
}

async function claim(tx: Tx, user: Owner, tokens: Tokens, ids: string[]) {
  if (ids.length === 0) return [];
  const claimed = await tx
    .update(checkouts)
    .set({ tokenHash: tokens.to, userId: user.id })
    .where(and(guestsOpen(tokens.from), inArray(checkouts.id, ids)))
    .returning({ id: checkouts.id });
  const of = claimed.map(({ id }) => id);
  if (of.length > 0) {
    const isTheirs = inArray(memberships.checkoutId, of);
    await tx.update(memberships).set({ userId: user.id }).where(isTheirs);
    const isTheirGift = inArray(giftCards.checkoutId, of);
    await tx.update(giftCards).set({ userId: user.id }).where(isTheirGift);
  }
  return claimed;
}

/**
 * Releases the user's open checkouts in a browser on sign-out. Their holds end now, so the next sweep cancels
 * the payments, which may still be open in a tab, and then releases the goods.
 */
export async function leaveCheckouts(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: Owner,
  token: string,
): Promise<void> {
  const isOpen = and(
    eq(checkouts.tokenHash, hashToken(token)),
    eq(checkouts.userId, user.id),
    eq(checkouts.state, "held"),
  );
  await db.update(checkouts).set({ holdExpiresAt: clock.now() }).where(isOpen);
}
