import { catalogTax as m } from "#messages/catalog/tax.ts";
import { type BasisPoints, cents, type Cents, NO_MONEY, shareOf, sumCents } from "../../money.ts";
import { type TaxCategory, USUAL_TAX_CATEGORY } from "./tax-category.ts";

/**
 * A weekly box is one item at one price, taxed as food regardless of its contents: its total is quoted before its
 * contents are known, and they must not change it (decision 029).
 */
export const BOX_TAX_CATEGORY: TaxCategory = "food";

/** The ledger's authority name for the single rate that covers everything. */
export const ONE_AUTHORITY = "sales_tax";

/** An authority's display name: translated for the single rate, otherwise as entered by an admin. */
export function authorityName(authority: string): string {
  return authority === ONE_AUTHORITY ? m.salesTax : authority;
}

/** One authority's tax rate. */
export type AuthorityRate = { authority: string; bps: BasisPoints };

/** The rates in force on a day at a zip. */
export type TaxRates = {
  /** The single rate, for every category not in `taxes`. */
  taxBps: BasisPoints;
  /** Rates from the table by category, with authorities in order. Absent if the table is empty. */
  taxes?: Partial<Record<TaxCategory, readonly AuthorityRate[]>> | undefined;
  /** The category the delivery fee is taxed as; absent if it is not taxed. */
  deliveryTax?: TaxCategory | undefined;
};

/** One authority's share of a tax, in cents. */
export type TaxShare = AuthorityRate & { amount: Cents };

/** A tax share with the pre-tax amount it is based on. Stored permanently with the purchase. */
export type TaxPart = TaxShare & { base: Cents };

/** Goods at their pre-tax price; taxed as food if there is no category. */
export type TaxedGoods = { amount: Cents; taxCategory?: TaxCategory | undefined };

export type Taxed = {
  tax: Cents;
  /** Each line's tax parts, in line order. */
  lines: TaxPart[][];
  /** The delivery fee's tax parts. */
  delivery: TaxPart[];
  /** All tax parts, one per authority and rate. */
  parts: TaxPart[];
  /** The rate, if a single rate of one authority covers everything; otherwise null. */
  taxBps: BasisPoints | null;
};

/**
 * The tax of an order; the only place it is calculated. Goods whose categories share the same rates are summed, and
 * their tax is rounded once, half up, on the sum: with one rate, once for the whole order. Each authority's share is
 * rounded on the running sum of the rates, and each line's share on the running sum of the lines, so the parts
 * always add up to the whole.
 */
export function taxOf(goods: readonly TaxedGoods[], rates: TaxRates, fee = NO_MONEY): Taxed {
  const isFeeTaxed = rates.deliveryTax !== undefined && fee > 0;
  const taxed = isFeeTaxed ? [...goods, { amount: fee, taxCategory: rates.deliveryTax }] : goods;
  const parts: TaxPart[][] = taxed.map(() => []);
  const groups = groupsOf(taxed, rates);
  for (const { of, places } of groups) {
    const bases = places.map((place) => taxed[place]?.amount ?? NO_MONEY);
    for (const { amount, ...rate } of sharesOf(sumCents(bases), of)) {
      apportion(amount, bases).forEach((share, at) =>
        parts[places[at] ?? 0]?.push({ ...rate, base: bases[at] ?? NO_MONEY, amount: share }),
      );
    }
  }
  const all = mergedParts(parts.flat());
  const [only, ...others] = all;
  return {
    tax: sumCents(all.map(({ amount }) => amount)),
    lines: parts.slice(0, goods.length),
    delivery: isFeeTaxed ? (parts.at(-1) ?? []) : [],
    parts: all,
    taxBps: others.length > 0 || groups.length > 1 ? null : (only?.bps ?? rates.taxBps),
  };
}

type Group = { of: readonly AuthorityRate[]; places: number[] };

/** Groups goods with the same rates, by index. */
function groupsOf(goods: readonly TaxedGoods[], rates: TaxRates): Group[] {
  const groups = new Map<string, Group>();
  goods.forEach(({ taxCategory }, place) => {
    const of = ratesFor(rates, taxCategory ?? USUAL_TAX_CATEGORY);
    const key = JSON.stringify(of);
    const group = groups.get(key);
    if (group) group.places.push(place);
    else groups.set(key, { of, places: [place] });
  });
  return [...groups.values()];
}

/** A category's rates: from the table, otherwise the single rate. */
function ratesFor({ taxBps, taxes }: TaxRates, category: TaxCategory): readonly AuthorityRate[] {
  return (
    taxes?.[category]?.map(({ authority, bps }) => ({ authority, bps })) ?? [
      { authority: ONE_AUTHORITY, bps: taxBps },
    ]
  );
}

/** The tax on an amount, rounded once, and each authority's share of it. */
function sharesOf(amount: Cents, rates: readonly AuthorityRate[]): TaxShare[] {
  let bps = 0;
  return rates.map((rate) => {
    const before = shareOf(amount, bps);
    bps += rate.bps;
    return { ...rate, amount: cents(shareOf(amount, bps) - before) };
  });
}

/**
 * Allocates an amount by weight in whole cents that add up to it, rounding each share on the running sum. Each share
 * is within a cent of its exact value, and none exceeds its weight unless the amount exceeds the sum of weights. All
 * zero if the weights are.
 */
export function apportion(amount: Cents, weights: readonly Cents[]): Cents[] {
  const whole = sumCents(weights);
  let sum = 0;
  let given = 0;
  return weights.map((weight) => {
    sum += weight;
    const due = sum === whole ? amount : Math.floor((2 * amount * sum + whole) / (2 * whole));
    const share = whole === 0 ? NO_MONEY : cents(due - given);
    given += share;
    return share;
  });
}

/** Merges parts into one per authority and rate, in order of first appearance. */
export function mergedParts(parts: readonly TaxPart[]): TaxPart[] {
  const merged = new Map<string, TaxPart>();
  for (const part of parts) {
    const key = `${part.bps} ${part.authority}`;
    const { base, amount } = merged.get(key) ?? { base: NO_MONEY, amount: NO_MONEY };
    const sum = { base: cents(base + part.base), amount: cents(amount + part.amount) };
    merged.set(key, { ...part, ...sum });
  }
  return [...merged.values()];
}

/** All tax parts of a quote, or of anything with lines and a delivery, merged by authority and rate. */
export function partsOf({
  lines,
  deliveryTaxes = [],
}: {
  lines: readonly { taxes: readonly TaxPart[] }[];
  deliveryTaxes?: readonly TaxPart[] | undefined;
}): TaxPart[] {
  return mergedParts([...lines.flatMap(({ taxes }) => taxes), ...deliveryTaxes]);
}

/** The parts to include in totals: none if a single rate covers everything, since the label names it. */
export function severalOf(parts: readonly TaxPart[]): { taxes?: readonly TaxPart[] } {
  return parts.length > 1 ? { taxes: parts } : {};
}
