import { farmsStates as m } from "#messages/farms-states.ts";
import { type BasisPoints, cents, type Cents, shareOf, times } from "../money.ts";

/** The market's share of a sale lies between these (spec section 9: 15-20%). */
export const COMMISSION_RANGE = { least: 1_500, most: 2_000 } as const satisfies Record<
  string,
  BasisPoints
>;

/** Our share of a new farm's sales, unless the settings or the admin say otherwise. */
export const STARTING_COMMISSION_BPS: BasisPoints = 1_800;

/** What a farm that joins today is offered; `least` and `most` are one where the settings fix the rate. */
export type CommissionOffer = {
  least: BasisPoints;
  most: BasisPoints;
  /** With which an example is worked out. */
  example: BasisPoints;
};

/**
 * The commission of an offer. `fixed` is the rate that the settings put in place of every farm's own,
 * or null. The example is the market's own rate, so that it pays what the published figure says;
 * `farmBps` is the measured part of the farms, or null while there is none.
 */
export function commissionOffer(
  fixed: BasisPoints | null,
  farmBps: BasisPoints | null,
): CommissionOffer {
  if (fixed !== null) return { least: fixed, most: fixed, example: fixed };
  const { least, most } = COMMISSION_RANGE;
  const usual = farmBps === null ? STARTING_COMMISSION_BPS : 10_000 - farmBps;
  return { least, most, example: Math.min(Math.max(usual, least), most) };
}

/** `15 to 20%`, or `16.5%` where there is one rate. */
export function commissionText({ least, most }: Pick<CommissionOffer, "least" | "most">): string {
  return least === most ? m.commission(least / 100) : m.commissionRange(least / 100, most / 100);
}

export type Sale = {
  /** What one unit costs the household, tax apart. */
  price: Cents;
  quantity: number;
  commission: BasisPoints;
};

/** Where the money of a sale goes; the two parts add up to what was sold. */
export type FarmPayout = {
  sold: Cents;
  commission: Cents;
  /** What the farm is paid. */
  farm: Cents;
  /** The farm's part in basis points of what was sold; 0 when nothing was. */
  farmShare: BasisPoints;
};

/**
 * Price less commission is what the farm gets: the market bears the card's fee out of its commission.
 * The commission is rounded once, half up, and the farm has the rest, so that no cent is lost.
 */
export function farmPayout({ price, quantity, commission }: Sale): FarmPayout {
  const sold = times(price, quantity);
  const kept = shareOf(sold, commission);
  const farm = cents(sold - kept);
  return {
    sold,
    commission: kept,
    farm,
    farmShare: sold === 0 ? 0 : Math.round((farm * 10_000) / sold),
  };
}

/**
 * The farms' part of what was paid for goods, in tenths of a percent as basis points, rounded down: a
 * published figure never says more than the books. Null when nothing was paid.
 */
export function farmPart(toFarms: Cents, goods: Cents): BasisPoints | null {
  return goods > 0 ? Math.floor((toFarms * 1_000) / goods) * 10 : null;
}

/** `81`: the whole cents of a dollar in a part, rounded down. */
export function centsOfDollar(part: BasisPoints): number {
  return Math.floor(part / 100);
}
