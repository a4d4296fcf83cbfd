import { desc, eq } from "drizzle-orm";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { GIFT_CODES } from "#shared/payments/gift-cards/gift-code.ts";
import { businessDayAt } from "#shared/time.ts";
import { type Visitor, visitor } from "../../servers/visitor.ts";
import type { MarketPlace } from "../market-place.ts";

/** The gift card from Ana to Ben, except for its day. */
export const GIFT = {
  amount: 5_000,
  recipientName: "Ben",
  recipientEmail: "ben@furrow.example",
  message: "Try the plums.",
  buyerName: "Ana",
  buyerEmail: "ana@furrow.example",
};

export type Gift = Partial<typeof GIFT> & { sendOn?: string; card?: string };

/** Begins the purchase of a gift card. Returns the payment's id at the provider and the buyer. */
export async function beginGift(deps: Deps, gift: Gift = {}, buyer: Visitor = visitor(deps)) {
  const { card: _, ...fields } = gift;
  const today = businessDayAt(deps.clock.now());
  const { paymentIntentId } = await buyer.call((api) =>
    api.payments.giftCards.buy({ ...GIFT, sendOn: today, ...fields }),
  );
  return { buyer, intentId: paymentIntentId };
}

/** Buys a gift card, by default for today. */
export async function boughtGift(
  { pay, database }: Pick<MarketPlace, "pay" | "database">,
  deps: Deps,
  gift: Gift = {},
  buyer?: Visitor,
) {
  const begun = await beginGift(deps, gift, buyer);
  await pay(begun.intentId, gift.card);
  await finalizeIntent(deps, begun.intentId, "test");
  const { id } = await giftOf(database.db, begun.intentId);
  return { ...begun, id, code: await sentCode(database.db, id) };
}

/** The gift card that a payment bought. */
export async function giftOf(db: Db, intentId: string) {
  const [found] = await db
    .select({ card: giftCards })
    .from(giftCards)
    .innerJoin(checkouts, eq(checkouts.id, giftCards.checkoutId))
    .where(eq(checkouts.paymentIntentId, intentId));
  if (!found) throw new Error("There is no such gift card");
  return found.card;
}

/** The code in the latest email with this gift card; empty if there is none. */
export async function sentCode(db: Db, id: string): Promise<string> {
  const mails = await db
    .select()
    .from(emails)
    .where(eq(emails.kind, "gift_card"))
    .orderBy(desc(emails.createdAt), desc(emails.dedupeKey));
  const mail = mails.find(({ dedupeKey }) => dedupeKey.startsWith(`gift_card:${id}:`));
  return mail?.text.match(GIFT_CODES)?.[0] ?? "";
}

/** All emails to an address, the oldest first. */
export const mailsTo = (db: Db, to: string) =>
  db.select().from(emails).where(eq(emails.to, to)).orderBy(emails.createdAt);

/** A gift card's current row. */
export async function giftNow(db: Db, id: string) {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, id));
  if (!card) throw new Error("There is no such gift card");
  return card;
}
