import { limits } from "../../platform/limits.ts";
import { cents, type Cents, NO_MONEY, shareOf, sumCents } from "../../money.ts";
import { apportion } from "../tax/tax.ts";

/** What a code takes off: a share of the price of goods, an amount of it, or the delivery's fee. */
export const PROMOTION_KINDS = ["percent", "amount", "delivery"] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** A promotion code as the team made it. */
export type Promotion = {
  kind: PromotionKind;
  /** Basis points of a percent, cents of an amount, 0 of a free delivery. */
  value: number;
  /** The farm that offers it for its own goods and bears it; null where the market does, for all goods. */
  farmId: number | null;
  /** The smallest price of the goods it covers, before tax. */
  minimum: Cents;
  firstOrder: boolean;
  /** Uses of one person and of all; null without a limit. */
  perPerson: number | null;
  inAll: number | null;
  /** The first and the last day, both included, on the business's calendar; null without one. */
  startsOn: string | null;
  endsOn: string | null;
};

export type CoveredGoods = { farmId: number; lineTotal: Cents };

/** What a code takes off each line of a cart, in their order, and whether it takes the delivery's fee off. */
export type PromotionWorth = { lines: Cents[]; isDeliveryFree: boolean };

/**
 * What a code is worth for a cart: a percent is rounded half up, once, on the sum of the goods it covers; an
 * amount is no more than they cost. It is shared out over them by price, so that the parts add up. At least
 * the smallest charge of the provider stays to be paid for all the goods together.
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

/** The price of each line as far as the code covers it: a farm's covers its own goods alone. */
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
 * What a discount of a whole line is for its first so many units, rounded half up on the running sum, so that
 * units in any parts add up to the whole.
 */
export function discountOfUnits(whole: Cents, quantity: number, units: number): Cents {
  if (whole === 0) return NO_MONEY;
  return cents(Math.floor((2 * whole * units + quantity) / (2 * quantity)));
}
