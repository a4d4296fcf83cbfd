import { perLanguage } from "./language.ts";

/**
 * All amounts inside the product are whole US cents. Dollars exist at two boundaries only: `parseDollars` (REST
 * bodies and carts saved in the browser) and `formatUsd`.
 */
export type Cents = number & { readonly __unit: "cents" };

/** Basis points: 875 is 8.75%. */
export type BasisPoints = number;

/** Marks an integer as cents. Throws a RangeError for fractions and unsafe integers. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

export const NO_MONEY = cents(0);

/** The only rounding rule: half up, in integer arithmetic, so that no float is ever rounded. */
export function shareOf(amount: Cents, rate: BasisPoints): Cents {
  return cents(Math.floor((amount * rate * 2 + 10_000) / 20_000));
}

/** A unit price times a whole quantity. */
export function times(unitPrice: Cents, quantity: number): Cents {
  return cents(unitPrice * quantity);
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

/**
 * Parses dollars as a browser sends them (`12.34`, `"12.34"`) into cents, or null if not a finite amount. Browsers
 * add floats, so the value is rounded to the nearest cent.
 */
export function parseDollars(value: unknown): Cents | null {
  const dollars = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof dollars !== "number" || !Number.isFinite(dollars)) return null;
  const rounded = Math.round(dollars * 100);
  return Number.isSafeInteger(rounded) ? cents(rounded) : null;
}

/** Dollars as a plain number, for REST bodies and the saved cart, which use dollars (spec 3). */
export function toDollars(amount: Cents): number {
  return amount / 100;
}

const usd = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "USD",
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);

/**
 * `$1,234.50`: USD, two decimals, en-US (spec section 1); es-US formats it identically. Negative amounts have a
 * minus sign, `−$2.50`, because a line never breaks after it.
 */
export function formatUsd(amount: Cents): string {
  return usd()
    .format(amount / 100)
    .replace("-", "−");
}
