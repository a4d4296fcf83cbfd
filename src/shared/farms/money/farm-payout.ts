import { farmsStates as m } from "#messages/farms/states.ts";
import { type BasisPoints, cents, type Cents, shareOf, times } from "../../money.ts";

/** The allowed range of the market's commission (spec section 9: 15-20%). */
export const COMMISSION_RANGE = { least: 1_500, most: 2_000 } as const satisfies Record<
  string,
  BasisPoints
>;

/** The commission for new farms, unless the settings or an admin specify another. */
export const STARTING_COMMISSION_BPS: BasisPoints = 1_800;

/** The commission offered to farms that join today; `least` equals `most` if the settings fix the rate. */
export type CommissionOffer = {
  least: BasisPoints;
  most: BasisPoints;
  /** The rate used in examples. */
  example: BasisPoints;
};

/**
 * The commission offered. `fixed` is the settings' rate that overrides every farm's own, or null. The example uses
 * the market's actual rate, so that it matches the published figure; `farmBps` is the farms' measured share, or null
 * if there is none yet.
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

/** `15 to 20%`, or `16.5%` for a single rate. */
export function commissionText({ least, most }: Pick<CommissionOffer, "least" | "most">): string {
  return least === most ? m.commission(least / 100) : m.commissionRange(least / 100, most / 100);
}

export type Sale = {
  /** The customer's price per unit, before tax. */
  price: Cents;
  quantity: number;
  commission: BasisPoints;
};

/** How the proceeds of a sale are divided; the two parts add up to the amount sold. */
export type FarmPayout = {
  sold: Cents;
  commission: Cents;
  /** The amount the farm is paid. */
  farm: Cents;
  /** The farm's share in basis points of the amount sold; 0 if nothing was sold. */
  farmShare: BasisPoints;
};

/**
 * The farm gets the price less commission; the market covers card fees out of its commission. The commission is
 * rounded once, half up, and the farm gets the remainder, so the parts always add up.
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
 * The farms' share of payments for goods, in basis points rounded down to a tenth of a percent, so that a published
 * figure never exceeds the books. Null if nothing was paid.
 */
export function farmPart(toFarms: Cents, goods: Cents): BasisPoints | null {
  return goods > 0 ? Math.floor((toFarms * 1_000) / goods) * 10 : null;
}

/** `81`: a share as whole cents per dollar, rounded down. */
export function centsOfDollar(part: BasisPoints): number {
  return Math.floor(part / 100);
}
