import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { paymentsGiftErrors as m } from "#messages/payments/gift-cards/gift-errors.ts";
import { DomainError } from "#shared/errors.ts";
import { cents, NO_MONEY } from "#shared/money.ts";
import { priceReturnedEntries } from "#shared/payments/ledger.ts";
import type { GiftCardQuery } from "#shared/payments/gift-cards/gift-card-admin.ts";
import { GIFT_OWED, type VoidGiftInput } from "#shared/payments/gift-cards/gift-card.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { ledgerEntries, receipts, refunds } from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { payersLanguage } from "../../mail/reader-language.ts";
import { type AccountActor, recordAudit } from "../../platform/audit/audit.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { containing, ordered, pageOf } from "../../platform/database/table-query.ts";
import { post } from "../ledger.ts";
import { countWaiting } from "../refunds/by-the-bank.ts";
import { takenByBank } from "../refunds/held.ts";
import { paidBack } from "../refunds/paid-back.ts";
import { lockForRefund } from "../refunds/sold.ts";
import { refuseOwnMoney } from "../refunds/own-money.ts";
import { refundeeOf } from "../refunds/refundee.ts";

const LISTED = {
  id: giftCards.id,
  state: giftCards.state,
  amount: giftCards.amount,
  buyerName: giftCards.buyerName,
  buyerEmail: giftCards.buyerEmail,
  recipientName: giftCards.recipientName,
  recipientEmail: giftCards.recipientEmail,
  sendOn: giftCards.sendOn,
  sentAt: giftCards.sentAt,
  redeemedAt: giftCards.redeemedAt,
  receiptNumber: receipts.number,
  intentId: receipts.paymentIntentId,
  createdAt: giftCards.createdAt,
};

/**
 * The text that a search for gift cards matches: the buyer's and recipient's names and emails, and the receipt
 * number.
 */
const WORDS = sql`lower(concat_ws(' ', ${giftCards.buyerName}, ${giftCards.buyerEmail}, ${giftCards.recipientName}, ${giftCards.recipientEmail}, ${receipts.number}))`;

/** Paid gift cards, newest first by default. */
export function listGiftCards({ db }: Pick<Deps, "db">, query: GiftCardQuery) {
  const where = and(
    ne(giftCards.state, "pending"),
    query.state && eq(giftCards.state, query.state),
    query.q ? sql`${WORDS} like ${containing(query.q.toLowerCase())}` : undefined,
  );
  const from = db
    .select(LISTED)
    .from(giftCards)
    .innerJoin(receipts, eq(receipts.checkoutId, giftCards.checkoutId))
    .where(where)
    .orderBy(...ordered(query.dir, giftCards[query.sort], giftCards.id));
  const total = db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(giftCards)
    .innerJoin(receipts, eq(receipts.checkoutId, giftCards.checkoutId))
    .where(where);
  return pageOf(query, from, total);
}

/** The number and total of gift cards in each state, and what the ledger still owes for them. */
export async function giftCardSums({ db }: Pick<Deps, "db">) {
  const rows = await db
    .select({
      state: giftCards.state,
      count: sql<number>`count(*)`.mapWith(Number),
      amount: sql<number>`sum(${giftCards.amount})`.mapWith(cents),
    })
    .from(giftCards)
    .innerJoin(receipts, eq(receipts.checkoutId, giftCards.checkoutId))
    .groupBy(giftCards.state);
  const [ledger] = await db
    .select({ owed: sql<number>`coalesce(-sum(${ledgerEntries.amount}), 0)`.mapWith(cents) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, "gift_cards"));
  return { states: rows, owed: ledger?.owed ?? cents(0) };
}

/**
 * Voids a gift card that nobody has redeemed: its code stops working and its price is refunded to the buyer;
 * the refund is sent after the commit. Throws `not_found`, `conflict` when it has been used or a dispute
 * ties up its price, and `forbidden` for one that the admin bought.
 */
export async function voidGiftCard(
  deps: Deps,
  admin: AccountActor,
  { id, reason }: VoidGiftInput,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { card, intentId, number } = await lockPaid(tx, id);
    const { userId } = await refundeeOf(tx, { orderId: null, intentId });
    await refuseOwnMoney(tx, admin, { userId, email: card.buyerEmail });
    const at = deps.clock.now();
    const by = { actor: admin?.id ?? "system", cause: reason, at };
    await advance(tx, lifecycles.giftCard, card, "void", { by });
    const back = cents(card.amount - (await paidBack(tx, intentId)));
    const why = "gift_card_voided";
    await tx
      .insert(refunds)
      .values({ intentId, amount: back, reason: why, createdAt: at, updatedAt: at });
    await post(tx, {
      at,
      key: `gift_card_returned:${id}`,
      kind: "gift_card_returned",
      orderId: null,
      intentId,
      lines: priceReturnedEntries("gift_cards", card.amount, { back, taken: NO_MONEY }),
    });
    const sent = cents(back - (await takenByBank(tx, intentId)));
    // Whatever the bank has already given back is not refunded again.
    await countWaiting(deps, tx, intentId);
    const language = await payersLanguage(tx, intentId);
    await queueMail(deps, tx, {
      kind: "payment_returning",
      to: card.buyerEmail,
      ...(language && { language }),
      dedupeKey: `payment_returning:${intentId}`,
      data: { amount: sent, why, items: [] },
    });
    await recordAudit(deps, tx, admin, {
      action: "gift_card.voided",
      subject: { kind: "gift_card", id, name: number },
      detail: { amount: back, reason },
    });
    await deps.jobs.enqueue(tx, "sweep_payments", {});
  });
}

/** Locks the payment before the gift card, in the same order as a dispute. */
async function lockPaid(tx: Tx, id: string) {
  const [paid] = await tx
    .select({ intentId: receipts.paymentIntentId, number: receipts.number })
    .from(giftCards)
    .innerJoin(checkouts, eq(checkouts.id, giftCards.checkoutId))
    .innerJoin(receipts, eq(receipts.checkoutId, checkouts.id))
    .where(eq(giftCards.id, id));
  if (!paid) throw new DomainError("not_found", m.unknown);
  await lockForRefund(tx, paid.intentId);
  const isOwed = and(eq(giftCards.id, id), inArray(giftCards.state, [...GIFT_OWED]));
  const [card] = await tx.select().from(giftCards).where(isOwed).for("update");
  if (!card) throw new DomainError("conflict", m.notOpen);
  return { ...paid, card };
}
