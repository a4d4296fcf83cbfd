import { apportion, type TaxShare } from "../../checkout/tax/tax.ts";
import { cents, type Cents, shareOf, sumCents, times } from "../../money.ts";

type SoldLine = {
  productId: number;
  quantity: number;
  unitPrice: Cents;
  taxes: readonly TaxShare[];
  promotion?: Cents;
};
type BackLine = { productId: number; amount: Cents; taxes: readonly TaxShare[] };

/**
 * The tax to refund with some of a line's goods, by authority: the tax on everything refunded so far among goods
 * with the same rates, including these, less the tax already refunded. It is thus rounded as at purchase, and
 * partial refunds in any order add up to the whole.
 */
export function goodsTaxBack(
  { lines }: { lines: readonly SoldLine[] },
  back: readonly BackLine[],
  { line, amount }: { line: SoldLine; amount: Cents },
): TaxShare[] {
  const key = ratesKey(line);
  const alike = lines.filter((one) => ratesKey(one) === key);
  const ids = new Set(alike.map(({ productId }) => productId));
  const earlier = back.filter(({ productId }) => ids.has(productId));
  const whole = byRate(alike.flatMap(({ taxes }) => taxes));
  const given = byRate(earlier.flatMap(({ taxes }) => taxes));
  const goods = sumCents([...earlier.map((one) => one.amount), amount]);
  const all = sumCents(
    alike.map((one) => cents(times(one.unitPrice, one.quantity) - (one.promotion ?? 0))),
  );
  const bps = line.taxes.reduce((sum, share) => sum + share.bps, 0);
  const tax = totalOf(whole);
  // A weekly box is taxed on its price, which is lower than the value of its goods.
  const due = goods === all ? tax : Math.min(shareOf(goods, bps), tax);
  return shareOut(due, whole, given);
}

type SoldDelivery = { deliveryFee: Cents; deliveryTaxes: readonly TaxShare[] };
type GivenDelivery = { delivery: Cents; deliveryTaxes: readonly TaxShare[] };

/** The tax to refund with a part of the delivery fee, by authority. */
export function deliveryTaxBack(
  { deliveryFee, deliveryTaxes }: SoldDelivery,
  given: GivenDelivery,
  amount: Cents,
): TaxShare[] {
  if (amount === 0 || deliveryTaxes.length === 0) return [];
  const [whole, back] = [byRate(deliveryTaxes), byRate(given.deliveryTaxes)];
  const rest = cents(deliveryFee - given.delivery - amount);
  const [due = 0] = apportion(totalOf(whole), [cents(given.delivery + amount), rest]);
  return shareOut(due, whole, back);
}

/** The total due less what was refunded, split by what is left for each authority. */
function shareOut(due: number, whole: readonly TaxShare[], given: readonly TaxShare[]): TaxShare[] {
  const left = whole.map((share) => {
    const back = given.find((one) => isSameRate(one, share));
    return cents(share.amount - (back?.amount ?? 0));
  });
  const amount = cents(Math.max(0, due - totalOf(given)));
  const shares = apportion(amount, left);
  return whole.map(({ authority, bps }, at) => ({
    authority,
    bps,
    amount: shares[at] ?? cents(0),
  }));
}

function ratesKey({ taxes }: SoldLine): string {
  return JSON.stringify(taxes.map(({ authority, bps }) => [authority, bps]));
}

function byRate(shares: readonly TaxShare[]): TaxShare[] {
  const merged: TaxShare[] = [];
  for (const { authority, bps, amount } of shares) {
    const at = merged.findIndex((one) => isSameRate(one, { authority, bps }));
    const known = merged[at];
    if (known) merged[at] = { ...known, amount: cents(known.amount + amount) };
    else merged.push({ authority, bps, amount });
  }
  return merged;
}

type Rate = Pick<TaxShare, "authority" | "bps">;

function isSameRate(one: Rate, other: Rate): boolean {
  return one.authority === other.authority && one.bps === other.bps;
}

function totalOf(shares: readonly TaxShare[]): Cents {
  return sumCents(shares.map(({ amount }) => amount));
}
