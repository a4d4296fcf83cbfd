import { limits } from "../../platform/limits.ts";
import { cents, type Cents, NO_MONEY, shareOf, sumCents } from "../../money.ts";
import { apportion } from "../tax/tax.ts";

/** What a code discounts: a percentage of the goods, a fixed amount, or the delivery fee. */
export const PROMOTION_KINDS = ["percent", "amount", "delivery"] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** A promotion code as created by the team. */
export type Promotion = {
  kind: PromotionKind;
  /** Basis points for a percent, cents for an amount, 0 for free delivery. */
  value: number;
  /** The farm that offers it for its own goods and bears the cost; null if the market does, for all goods. */
  farmId: number | null;
  /** The minimum subtotal of the goods it covers, before tax. */
  minimum: Cents;
  firstOrder: boolean;
  /** Uses per person and in total; null means unlimited. */
  perPerson: number | null;
  inAll: number | null;
  /** The first and last valid day, inclusive, on the business's calendar; null means unbounded. */
  startsOn: string | null;
  endsOn: string | null;
};

export type CoveredGoods = { farmId: number; lineTotal: Cents };

/** A code's discount on each line of a cart, in line order, and whether delivery is free. */
export type PromotionWorth = { lines: Cents[]; isDeliveryFree: boolean };

/**
 * A code's value for a cart. A percentage is rounded half up, once, on the sum of the goods covered; an amount is
 * capped at their price. It is allocated to them by price, so that the parts add up. At least the provider's minimum
 * charge remains to be paid for all goods together.
 */
export function worthOf(
  promotion: Pick<Promotion, "kind" | "value" | "farmId">,
  goods: readonly CoveredGoods[],
): PromotionWorth {
  const covered = coveredOf(promotion, goods);
  const price = sumCents(covered);
  const room = sumCents(goods.map(({ lineTotal }) => lineTotal)) - limits.orderMinCents;
  const most = Math.max(NO_MONEY, Math.min(price, room));
  const off = cents(Math.min(offOf(promotion, price), most));
  return { lines: apportion(off, covered), isDeliveryFree: promotion.kind === "delivery" };
}

/** The price of each line as far as the code covers it: a farm's code covers only its own goods. */
export function coveredOf(
  { farmId }: Pick<Promotion, "farmId">,
  goods: readonly CoveredGoods[],
): Cents[] {
  return goods.map((line) =>
    farmId === null || line.farmId === farmId ? line.lineTotal : NO_MONEY,
  );
}

function offOf({ kind, value }: Pick<Promotion, "kind" | "value">, price: Cents): number {
  if (kind === "percent") return shareOf(price, value);
  return kind === "amount" ? value : NO_MONEY;
}

/**
 * The share of a whole line's discount for its first `units`, rounded half up on the running sum, so that any
 * partition of the units adds up to the whole.
 */
export function discountOfUnits(whole: Cents, quantity: number, units: number): Cents {
  if (whole === 0) return NO_MONEY;
  return cents(Math.floor((2 * whole * units + quantity) / (2 * quantity)));
}
