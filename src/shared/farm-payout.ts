import { type BasisPoints, cents, type Cents, NO_MONEY, shareOf, times } from "./money.ts";

/** The market's share of a sale lies between these (spec section 9: 15-20 %). */
export const COMMISSION_RANGE = { least: 1_500, most: 2_000 } as const satisfies Record<
  string,
  BasisPoints
>;

/** What the card costs: a share of the sale, and a fixed part of the order that all its lines carry. */
export const CARD_FEE = { rate: 290, perOrder: cents(30) } as const;

/** What a household spends at once, for sharing out the fixed part of the card fee. */
export const TYPICAL_ORDER = cents(6_000);

export type Sale = {
  /** What one unit costs the household, tax apart. */
  price: Cents;
  quantity: number;
  commission: BasisPoints;
};

/** Where the money of a sale goes; the three parts add up to what was sold. */
export type FarmPayout = {
  sold: Cents;
  commission: Cents;
  cardFee: Cents;
  /** What the farm is paid. */
  farm: Cents;
  /** The farm's part in basis points of what was sold; 0 when nothing was. */
  farmShare: BasisPoints;
};

/**
 * Price less commission less card fee is what the farm gets. Each part is rounded once, half up, and
 * the farm has the rest, so that no cent is lost.
 */
export function farmPayout({ price, quantity, commission }: Sale): FarmPayout {
  const sold = times(price, quantity);
  const kept = shareOf(sold, commission);
  const cardFee = cardFeeOf(sold);
  // A sale of a cent or two can cost more than it brings: the farm never pays in.
  const farm = cents(Math.max(0, sold - kept - cardFee));
  return {
    sold,
    commission: kept,
    cardFee: cents(sold - kept - farm),
    farm,
    farmShare: sold === 0 ? 0 : Math.round((farm * 10_000) / sold),
  };
}

function cardFeeOf(sold: Cents): Cents {
  if (sold === 0) return NO_MONEY;
  const fixed = Math.round((sold * CARD_FEE.perOrder) / TYPICAL_ORDER);
  return cents(shareOf(sold, CARD_FEE.rate) + fixed);
}
