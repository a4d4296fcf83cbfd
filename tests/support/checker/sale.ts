import { firstUnits, halfUp, ofRate, shares, sum } from "./cents.ts";

export type Rate = { authority: string; bps: number };
export type Tax = Rate & { amount: number };

/** Goods as a payment bought them, in the order in which they were quoted. */
export type Goods = {
  product: number;
  farm: number;
  price: number;
  units: number;
  /** The most that one weighs, in hundredths of a pound, where it was sold by weight. */
  weighs: number | null;
  commissionBps: number;
  rates: readonly Rate[];
};
export type Code = { kind: "percent" | "amount" | "delivery"; value: number; farm: number | null };

/** What a payment was for. */
export type Bought = {
  goods: readonly Goods[];
  fee: number;
  /** Rates of the tax on the delivery's fee; empty where it is not taxed. */
  feeRates: readonly Rate[];
  code: Code | null;
  /** What a weekly box costs before tax, whatever its goods are worth. */
  boxPrice: number | null;
  /** The amount to be paid from the customer's credit. */
  credit: number;
};

export type SoldLine = Goods & {
  /** What a code takes off all of its units, by who bears it. */
  farmOff: number;
  marketOff: number;
  commission: number;
  farmShare: number;
  taxes: Tax[];
};
export type Sale = {
  lines: SoldLine[];
  goods: number;
  fee: number;
  feeTaxes: Tax[];
  tax: number;
  /** The discount from promotion codes. */
  off: number;
  /** What the goods of a box are worth above its price. */
  gift: number;
  credit: number;
  /** The amount charged to the card. */
  charge: number;
};

/** The smallest amount that the provider charges: it stays for the card, whatever codes and credit pay. */
const SMALLEST = 50;

const worth = ({ price, units }: Goods) => price * units;
export const rateKey = (rates: readonly Rate[]): string =>
  rates.map(({ authority, bps }) => `${authority} ${bps}`).join();

/** What a payment comes to, what of it each farm and the market get, and what is tax. */
export function saleOf({ goods, fee, feeRates, code, boxPrice, credit: wanted }: Bought): Sale {
  const offs = codeOff(goods, code);
  // Decision 029: a box is taxed on its price, which its goods share by what they are worth.
  const bases =
    boxPrice === null
      ? goods.map((one, at) => worth(one) - (offs[at] ?? 0))
      : shares(boxPrice, goods.map(worth));
  const taxed = taxesOf([
    ...goods.map(({ rates }, at) => ({ rates, base: bases[at] ?? 0 })),
    ...(fee > 0 && feeRates.length > 0 ? [{ rates: feeRates, base: fee }] : []),
  ]);
  const lines = goods.map((one, at): SoldLine => {
    const off = offs[at] ?? 0;
    const [farmOff, marketOff] = code?.farm == null ? [0, off] : [off, 0];
    const sold = worth(one) - farmOff;
    const commission = ofRate(sold, one.commissionBps);
    return {
      ...one,
      farmOff,
      marketOff,
      commission,
      farmShare: sold - commission,
      taxes: taxed[at] ?? [],
    };
  });
  const feeTaxes = taxed[goods.length] ?? [];
  const tax = sum(
    [...lines.flatMap(({ taxes }) => taxes), ...feeTaxes].map(({ amount }) => amount),
  );
  const price = sum(goods.map(worth));
  const off = sum(offs);
  const gift = boxPrice === null ? 0 : price - boxPrice;
  const total = price + tax + fee - off - gift;
  const credit = Math.min(wanted, Math.max(0, total - SMALLEST));
  return { lines, goods: price, fee, feeTaxes, tax, off, gift, credit, charge: total - credit };
}

/** Decision 051: a percent is rounded once on the goods it covers, and 50 cents of all goods stay to be paid. */
function codeOff(goods: readonly Goods[], code: Code | null): number[] {
  const covered = goods.map((one) =>
    code && (code.farm === null || code.farm === one.farm) ? worth(one) : 0,
  );
  if (!code || code.kind === "delivery") return goods.map(() => 0);
  const asked = code.kind === "percent" ? ofRate(sum(covered), code.value) : code.value;
  const most = Math.max(0, Math.min(sum(covered), sum(goods.map(worth)) - SMALLEST));
  return shares(Math.min(asked, most), covered);
}

type Taxed = { rates: readonly Rate[]; base: number };

/** Decision 049: what has the same rates is rounded once on its sum, each authority's part on the running sum of rates. */
function taxesOf(all: readonly Taxed[]): Tax[][] {
  const result: Tax[][] = all.map(() => []);
  for (const key of new Set(all.map(({ rates }) => rateKey(rates)))) {
    const places = all.flatMap(({ rates }, at) => (rateKey(rates) === key ? [at] : []));
    const bases = places.map((at) => all[at]?.base ?? 0);
    let bps = 0;
    for (const rate of all[places[0] ?? 0]?.rates ?? []) {
      const amount = ofRate(sum(bases), bps + rate.bps) - ofRate(sum(bases), bps);
      bps += rate.bps;
      shares(amount, bases).forEach((share, nth) =>
        result[places[nth] ?? 0]?.push({ ...rate, amount: share }),
      );
    }
  }
  return result;
}

/** All of a line: its units, or their weight. */
export const measureOf = ({ units, weighs }: Goods): number => units * (weighs ?? 1);

/** What the first part of a line was sold for: its price less what its farm took off (decision 061). */
export const soldFor = (line: SoldLine, some: number): number =>
  halfUp(line.price * some, line.weighs ?? 1) - firstUnits(line.farmOff, measureOf(line), some);
