import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { formatGiftCode } from "#shared/payments/gift-cards/gift-code.ts";
import { addDays, businessDayAt, businessHourAt, type Day } from "#shared/time.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { eachSurvives } from "../../platform/each-survives.ts";
import { hashToken } from "../../platform/links/tokens.ts";

type GiftCard = typeof giftCards.$inferSelect;
type Sending = Pick<Deps, "clock" | "mail" | "publicUrl">;

/** The hour, in the business's time zone, from which scheduled gift card emails are sent. */
const FROM_HOUR = 7;
const CODE_BYTES = 16;

/** The last day whose scheduled gift cards may be sent now. */
function dueUntil(now: Date): Day {
  const today = businessDayAt(now);
  return businessHourAt(now) >= FROM_HOUR ? today : addDays(today, -1);
}

/**
 * Sends each gift card whose day has come, once. A failure does not stop the others: that card is retried on
 * the next run, and the job is reported as failed.
 */
export async function sendDueGiftCards(deps: Sending & Pick<Deps, "db" | "log">): Promise<void> {
  const due = and(
    eq(giftCards.state, "active"),
    eq(giftCards.sends, 0),
    isNotNull(giftCards.recipientEmail),
    lte(giftCards.sendOn, dueUntil(deps.clock.now())),
  );
  const rows = await deps.db.select({ id: giftCards.id }).from(giftCards).where(due);
  const steps = rows.map(({ id }) => ({
    facts: { subjectId: id },
    run: () =>
      inTransaction(deps.db, async (tx) => {
        const isThis = and(eq(giftCards.id, id), due);
        const [card] = await tx.select().from(giftCards).where(isThis).for("update");
        if (card) await sendCode(deps, tx, card);
      }),
  }));
  await eachSurvives(deps, "a gift card could not be sent", steps);
}

/**
 * Sends a locked, paid gift card now if its day is today or past, rather than waiting for the scheduled hour.
 */
export async function sendIfDue(deps: Sending, tx: Tx, card: GiftCard): Promise<void> {
  if (card.sendOn <= businessDayAt(deps.clock.now())) await sendCode(deps, tx, card);
}

/**
 * Sends a locked gift card with a new code, which replaces the old one: codes exist only in emails. Does
 * nothing while the card has no recipient address.
 */
export async function sendCode(deps: Sending, tx: Tx, card: GiftCard): Promise<void> {
  const { id, recipientEmail, recipientName, buyerName, message, amount, sends } = card;
  if (recipientEmail === null) return;
  const code = formatGiftCode(randomBytes(CODE_BYTES));
  await tx
    .update(giftCards)
    .set({
      codeHash: hashToken(code),
      sends: sql`${giftCards.sends} + 1`,
      sentAt: deps.clock.now(),
    })
    .where(eq(giftCards.id, id));
  const [checkout] = await tx
    .select({ language: checkouts.language })
    .from(checkouts)
    .where(eq(checkouts.id, card.checkoutId));
  await queueMail(deps, tx, {
    kind: "gift_card",
    to: recipientEmail,
    ...(checkout && { language: checkout.language }),
    dedupeKey: `gift_card:${id}:${sends + 1}`,
    data: {
      amount,
      code,
      recipientName,
      buyerName,
      message,
      url: `${deps.publicUrl}/dashboard/customer/credit?token=${code}`,
    },
  });
}
