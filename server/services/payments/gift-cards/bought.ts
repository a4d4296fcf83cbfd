import { and, desc, eq, isNull, ne, type SQL } from "drizzle-orm";
import { paymentsGiftErrors as m } from "#messages/payments/gift-cards/gift-errors.ts";
import { DomainError } from "#shared/errors.ts";
import { GUEST_BUYER } from "#shared/platform/audit/audit-actor.ts";
import type { ResendBoughtInput, ResendGiftInput } from "#shared/payments/gift-cards/gift-card.ts";
import { businessDayAt } from "#shared/time.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { receipts } from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import {
  type AccountActor,
  type Actor,
  recordAudit,
  type UserActor,
} from "../../platform/audit/audit.ts";
import { takeMail } from "../../platform/typed-mails.ts";
import { type Asker, ownCheckouts } from "../checkouts/checkout-row.ts";
import { sendCode } from "./send.ts";

type GiftCard = typeof giftCards.$inferSelect;

/** The caller, with the address of the request. */
type Sender = Asker & { user: UserActor | null; address: string };

/** The most gift cards shown to their buyer. */
const SHOWN = 50;

/** Matches gift cards bought by the caller: a user's own, or for a guest those bought in this browser. */
function boughtBy(asker: Asker): SQL | undefined {
  if (asker.user) return eq(giftCards.userId, asker.user.id);
  return and(isNull(giftCards.userId), ownCheckouts(asker));
}

/** The caller's paid gift cards, newest first; their codes are never included. */
export function boughtGiftCards({ db }: Pick<Deps, "db">, asker: Asker) {
  return db
    .select({
      id: giftCards.id,
      state: giftCards.state,
      amount: giftCards.amount,
      recipientName: giftCards.recipientName,
      recipientEmail: giftCards.recipientEmail,
      sendOn: giftCards.sendOn,
      sentAt: giftCards.sentAt,
      receiptNumber: receipts.number,
    })
    .from(giftCards)
    .innerJoin(checkouts, eq(checkouts.id, giftCards.checkoutId))
    .innerJoin(receipts, eq(receipts.checkoutId, giftCards.checkoutId))
    .where(and(boughtBy(asker), ne(giftCards.state, "pending")))
    .orderBy(desc(giftCards.createdAt), desc(giftCards.id))
    .limit(SHOWN);
}

/**
 * Resends a gift card that the caller has bought, to this address and with a new code that replaces the old
 * one. If its delivery day has not come, it is sent on that day instead. A different address redirects the
 * money: for a user's card `confirm` is called first, and a guest, whose browser others may use, has to name
 * the buyer's email address. Throws `not_found`, `conflict` unless it can be redeemed, `invalid` with the field
 * for another buyer's address, `too_many`, and whatever `confirm` throws.
 */
export async function resendBought(
  deps: Deps,
  asker: Sender,
  again: ResendBoughtInput,
  confirm: () => void,
) {
  // First, so that nobody uses up the mailbox's budget with gift cards that are not theirs.
  await lockToResend(deps.db, asker, again, confirm);
  await takeMail(deps, again.recipientEmail, asker.address);
  return inTransaction(deps.db, async (tx) => {
    const card = await lockToResend(tx, asker, again, confirm);
    const done = await resend(deps, tx, card, again);
    if (card.recipientEmail !== again.recipientEmail) {
      const buyer = asker.user ?? { id: null, username: GUEST_BUYER };
      await recordResent(deps, tx, buyer, card);
    }
    return done;
  });
}

async function lockToResend(
  db: Db | Tx,
  asker: Sender,
  again: ResendBoughtInput,
  confirm: () => void,
): Promise<GiftCard> {
  const [found] = await db
    .select({ card: giftCards })
    .from(giftCards)
    .innerJoin(checkouts, eq(checkouts.id, giftCards.checkoutId))
    .where(and(eq(giftCards.id, again.id), boughtBy(asker), ne(giftCards.state, "pending")))
    .for("update", { of: giftCards });
  if (!found) throw new DomainError("not_found", m.unknown);
  const { card } = found;
  const isOther = card.recipientEmail !== again.recipientEmail;
  if (isOther && asker.user) confirm();
  if (isOther && !asker.user) requireBuyer(card, again);
  return card;
}

/** Lets the team resend anyone's gift card; recorded in the audit log. */
export async function resendByTeam(deps: Deps, admin: AccountActor, again: ResendGiftInput) {
  return inTransaction(deps.db, async (tx) => {
    const isThis = and(eq(giftCards.id, again.id), ne(giftCards.state, "pending"));
    const [card] = await tx.select().from(giftCards).where(isThis).for("update");
    if (!card) throw new DomainError("not_found", m.unknown);
    const done = await resend(deps, tx, card, again);
    await recordResent(deps, tx, admin, card);
    return done;
  });
}

function requireBuyer({ buyerEmail }: GiftCard, { buyerEmail: given = "" }: ResendBoughtInput) {
  if (given.toLowerCase() === buyerEmail.toLowerCase()) return;
  throw new DomainError("invalid", m.otherBuyer, { field: "buyerEmail" });
}

async function recordResent(deps: Deps, tx: Tx, actor: Actor, card: GiftCard): Promise<void> {
  const [receipt] = await tx
    .select({ number: receipts.number })
    .from(receipts)
    .where(eq(receipts.checkoutId, card.checkoutId));
  await recordAudit(deps, tx, actor, {
    action: "gift_card.sent_again",
    subject: { kind: "gift_card", id: card.id, name: receipt?.number ?? "" },
  });
}

async function resend(
  deps: Deps,
  tx: Tx,
  card: GiftCard,
  { recipientEmail }: ResendGiftInput,
): Promise<{ sent: boolean }> {
  if (card.state !== "active") throw new DomainError("conflict", m.notOpen);
  await tx.update(giftCards).set({ recipientEmail }).where(eq(giftCards.id, card.id));
  const sent = card.sends > 0 || card.sendOn <= businessDayAt(deps.clock.now());
  if (sent) await sendCode(deps, tx, { ...card, recipientEmail });
  return { sent };
}
