import { catalogTax as m } from "#messages/catalog-tax.ts";
import { type BasisPoints, cents, type Cents, NO_MONEY, shareOf, sumCents } from "../../money.ts";
import { type TaxCategory, USUAL_TAX_CATEGORY } from "./tax-category.ts";

/**
 * A weekly box is one thing at one price, and taxed as food whatever is in it: its total is told before its
 * contents are known, and they must not change it (decision 029).
 */
export const BOX_TAX_CATEGORY: TaxCategory = "food";

/** The authority of the one rate that covers everything, as the books name it. */
export const ONE_AUTHORITY = "sales_tax";

/** What an authority is called: that of the one rate in the reader's language, others as an admin wrote them. */
export function authorityName(authority: string): string {
  return authority === ONE_AUTHORITY ? m.salesTax : authority;
}

/** What one authority asks for. */
export type AuthorityRate = { authority: string; bps: BasisPoints };

/** The rates in force on a day at a zip. */
export type TaxRates = {
  /** The one rate for every category that `taxes` does not name. */
  taxBps: BasisPoints;
  /** Rates of the table by category, the authorities in their order. Absent while the table has none. */
  taxes?: Partial<Record<TaxCategory, readonly AuthorityRate[]>> | undefined;
  /** As what the delivery's fee is taxed; absent where it is not. */
  deliveryTax?: TaxCategory | undefined;
};

/** What one authority gets, in cents. */
export type TaxShare = AuthorityRate & { amount: Cents };

/** The same with the price, before tax, of which it is a part. Frozen on what was bought. */
export type TaxPart = TaxShare & { base: Cents };

/** Goods at their price before tax; without a category they are taxed as food. */
export type TaxedGoods = { amount: Cents; taxCategory?: TaxCategory | undefined };

export type Taxed = {
  tax: Cents;
  /** The parts of each of the goods, in their order. */
  lines: TaxPart[][];
  /** The parts of the delivery's fee. */
  delivery: TaxPart[];
  /** All of it, one part for each authority and rate. */
  parts: TaxPart[];
  /** The rate, where one authority's single rate covers all there is; else null. */
  taxBps: BasisPoints | null;
};

/**
 * The tax of an order, the one place where it is worked out. Goods of the categories that have the same
 * rates are added up, and their tax is rounded once, half up, on the sum: with one rate that is once for the
 * whole order. What each authority gets of it is rounded on the running sum of the rates, and what of that
 * falls on each line on the running sum of the lines, so that parts always add up to the whole.
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

/** The goods that have the same rates, by their places. */
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

/** The rates of a category: those of the table, else the one rate. */
function ratesFor({ taxBps, taxes }: TaxRates, category: TaxCategory): readonly AuthorityRate[] {
  return (
    taxes?.[category]?.map(({ authority, bps }) => ({ authority, bps })) ?? [
      { authority: ONE_AUTHORITY, bps: taxBps },
    ]
  );
}

/** The tax on an amount, rounded once, and what of it each authority gets. */
function sharesOf(amount: Cents, rates: readonly AuthorityRate[]): TaxShare[] {
  let bps = 0;
  return rates.map((rate) => {
    const before = shareOf(amount, bps);
    bps += rate.bps;
    return { ...rate, amount: cents(shareOf(amount, bps) - before) };
  });
}

/**
 * Shares an amount out by weight in whole cents that add up to it: each share is rounded on the running sum.
 * No share is further than a cent from its exact part, and none is above its weight where the amount is not
 * above their sum. Nothing where the weights are.
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

/** One part for each authority and rate, in the order in which they come first. */
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

/** All the parts of a quote, or of anything that has lines and a delivery, one for each authority and rate. */
export function partsOf({
  lines,
  deliveryTaxes = [],
}: {
  lines: readonly { taxes: readonly TaxPart[] }[];
  deliveryTaxes?: readonly TaxPart[] | undefined;
}): TaxPart[] {
  return mergedParts([...lines.flatMap(({ taxes }) => taxes), ...deliveryTaxes]);
}

/** The parts as totals have them: none while one rate covers everything, which its name says. */
export function severalOf(parts: readonly TaxPart[]): { taxes?: readonly TaxPart[] } {
  return parts.length > 1 ? { taxes: parts } : {};
}
