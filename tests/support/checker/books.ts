import { sum } from "./cents.ts";
import type { Back } from "./refund.ts";
import type { Sale, Tax } from "./sale.ts";
import type { Bearer, Event } from "./trail.ts";

/** Amounts by account; those of farms and authorities include their name. Positive amounts are debits. */
export type Books = Map<string, number>;

export const booksOf = (entries: Iterable<readonly [account: string, amount: number]>): Books => {
  const books: Books = new Map();
  for (const [account, amount] of entries) books.set(account, (books.get(account) ?? 0) + amount);
  for (const [account, amount] of books) if (amount === 0) books.delete(account);
  return books;
};

export const bookedIn = ({ booked }: Event): Books =>
  booksOf(
    booked.map(({ account, farm, authority, amount }) => [
      [account, farm ?? authority ?? ""].join(" ").trim(),
      amount,
    ]),
  );

export const opposite = (books: Books): Books =>
  booksOf([...books].map(([account, amount]) => [account, 0 - amount]));

export const together = (...all: Books[]): Books => booksOf(all.flatMap((books) => [...books]));

const taxes = (parts: readonly Tax[], sign: 1 | -1) =>
  parts.map(({ authority, amount }) => [`tax_payable ${authority}`, sign * amount] as const);

/** A sale: the amount received is owed to farms, earned as commission and fee, or held as tax (decision 048). */
export function saleBooks({ lines, fee, feeTaxes, gift, credit, charge }: Sale): Books {
  return booksOf([
    ["provider_balance", charge],
    ["customer_credit", credit],
    ["box_gifts", gift],
    ["delivery_fees", 0 - fee],
    ...lines.flatMap((line) => [
      [`farm_payable ${line.farm}`, 0 - line.farmShare] as const,
      ["commission", 0 - line.commission] as const,
      ["promotions", line.marketOff] as const,
      ...taxes(line.taxes, -1),
    ]),
    ...taxes(feeTaxes, -1),
  ]);
}

/** The refunded price and fee, on the accounts of their bearers (decision 048). */
export function borneBooks(bearer: Bearer, { lines, fee }: Back): Books {
  const price = sum(lines.map((line) => line.price));
  if (bearer === "market")
    return booksOf([
      ["market_losses", price],
      ["delivery_fees", fee],
    ]);
  if (bearer === "carrier") return booksOf([["carrier_losses", price + fee]]);
  return booksOf([
    ["delivery_fees", fee],
    ...lines.flatMap((line) => [
      [`farm_payable ${line.farm}`, line.farmShare] as const,
      ["commission", line.commission] as const,
    ]),
  ]);
}

/**
 * A refund: its bearer gives up the price, the tax is no longer owed, and the customer is owed the card and credit
 * amounts.
 */
export function refundBooks(bearer: Bearer, back: Back): Books {
  return together(
    borneBooks(bearer, back),
    booksOf([
      ["box_gifts", 0 - back.boxGift],
      ["promotions", 0 - sum(back.lines.map(({ marketOff }) => marketOff))],
      ["goodwill", back.gift],
      ...taxes([...back.lines.flatMap((line) => line.taxes), ...back.feeTaxes], 1),
      ["customer_refunds", 0 - back.card],
      ["customer_credit", 0 - back.credit],
    ]),
  );
}

/** The amount an event credits to each farm; negative if it debits. */
export function farmParts(books: Books): Map<number, number> {
  const parts = new Map<number, number>();
  for (const [account, amount] of books) {
    const farm = /^farm_payable (\d+)$/.exec(account)?.[1];
    if (farm) parts.set(Number(farm), 0 - amount);
  }
  return parts;
}
