import { type Books, booksOf } from "./books.ts";
import { sum } from "./cents.ts";
import type { Comparison } from "./findings.ts";
import type { ProviderObjects } from "./provider.ts";
import type { Event, Trail } from "./trail.ts";

type GiftCard = Trail["giftCards"][number];

/** A gift card's value, which is the amount paid for it. */
const worthOf = ({ intent }: GiftCard, { received }: ProviderObjects) => received.get(intent) ?? 0;

/**
 * The entries an event about a gift card, a provider fee, or given credit had to book (decision 054); undefined for
 * other events.
 */
export function heldBooks(
  event: Event,
  trail: Trail,
  provider: ProviderObjects,
): Books | undefined {
  const { kind, key } = event;
  const [, id = ""] = key.split(":");
  if (kind === "provider_fee") {
    const fee = provider.fees.get(id) ?? 0;
    return booksOf([
      ["card_fees", fee],
      ["provider_balance", 0 - fee],
    ]);
  }
  if (kind === "credit") {
    const movement = trail.credits.find((one) => `credit:${one.key}` === key);
    const amount = movement?.amount ?? 0;
    return booksOf([
      ["goodwill", amount],
      ["customer_credit", 0 - amount],
    ]);
  }
  if (!kind.startsWith("gift_card_")) return undefined;
  const card = trail.giftCards.find(({ intent }) => intent === event.intent);
  if (!card) return booksOf([]);
  const worth = worthOf(card, provider);
  if (kind === "gift_card_sold")
    return booksOf([
      ["provider_balance", worth],
      ["gift_cards", 0 - worth],
    ]);
  if (kind === "gift_card_redeemed")
    return booksOf([
      ["gift_cards", worth],
      ["customer_credit", 0 - worth],
    ]);
  if (kind === "gift_card_lost") {
    const taken = Math.min(worth, provider.taken.get(card.intent) ?? 0);
    return endedBooks(worth, { back: 0, taken });
  }
  if (kind !== "gift_card_returned") return undefined;
  const own = trail.refunds.filter(
    ({ intent, state }) => intent === card.intent && state !== "failed",
  );
  return endedBooks(worth, { back: own.at(-1)?.card ?? 0, taken: 0 });
}

/**
 * A gift card that ended unused: the part of its price returned by neither its last refund nor the bank was goodwill.
 */
const endedBooks = (worth: number, { back, taken }: { back: number; taken: number }): Books =>
  booksOf([
    ["gift_cards", worth],
    ["customer_refunds", 0 - back],
    ["disputes", 0 - taken],
    ["goodwill", back + taken - worth],
  ]);

/** Credit movements from redeemed gift cards. */
export const giftCredits = (
  trail: Trail,
  provider: ProviderObjects,
): [key: string, due: number][] =>
  trail.giftCards
    .filter(({ state }) => state === "redeemed")
    .map((card) => [`gift_card:${card.id}`, worthOf(card, provider)]);

/** Compares the total the market holds for others in its ledger with where it actually is; they must always agree. */
export function compareHeld(comparison: Comparison, trail: Trail, provider: ProviderObjects): void {
  const entries = trail.events.flatMap(({ booked }) => booked);
  const onAccount = (name: string) =>
    sum(entries.filter(({ account }) => account === name).map(({ amount }) => amount));
  for (const { key, booked } of trail.events)
    comparison.compare("both sides", key, 0, sum(booked.map(({ amount }) => amount)));
  comparison.compare("balance", "provider", provider.balance, onAccount("provider_balance"));
  const credit = sum(trail.credits.map(({ amount }) => amount));
  comparison.compare("balance", "credit", 0 - credit, onAccount("customer_credit"));
  const open = trail.giftCards.filter(({ state }) => state === "active" || state === "frozen");
  const owed = sum(open.map((card) => worthOf(card, provider)));
  comparison.compare("balance", "gift cards", 0 - owed, onAccount("gift_cards"));
}
