import { firstUnits, halfUp, ofRate, shares, sum } from "./cents.ts";

export type Rate = { authority: string; bps: number };
export type Tax = Rate & { amount: number };

/** Goods bought with a payment, in the order of its quote. */
export type Goods = {
  product: number;
  farm: number;
  price: number;
  units: number;
  /** The maximum weight of one unit in hundredths of a pound; null unless sold by weight. */
  weighs: number | null;
  commissionBps: number;
  rates: readonly Rate[];
};
export type Code = { kind: "percent" | "amount" | "delivery"; value: number; farm: number | null };

/** The contents of a payment. */
export type Bought = {
  goods: readonly Goods[];
  fee: number;
  /** Tax rates of the delivery fee; empty if it is not taxed. */
  feeRates: readonly Rate[];
  code: Code | null;
  /** The price of a weekly box before tax, regardless of its goods; null for other payments. */
  boxPrice: number | null;
  /** The amount to be paid from the customer's credit. */
  credit: number;
};

export type SoldLine = Goods & {
  /** The discount from a code on all units, by bearer. */
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
  /** The amount by which a box's goods exceed its price. */
  gift: number;
  credit: number;
  /** The amount charged to the card. */
  charge: number;
};

/** The provider's minimum charge in cents, which codes and credit never cover. */
const SMALLEST = 50;

const worth = ({ price, units }: Goods) => price * units;
export const rateKey = (rates: readonly Rate[]): string =>
  rates.map(({ authority, bps }) => `${authority} ${bps}`).join();

/** A payment's total, its tax, and the shares of the farms and the market. */
export function saleOf({ goods, fee, feeRates, code, boxPrice, credit: wanted }: Bought): Sale {
  const offs = codeOff(goods, code);
  // Decision 029: a box is taxed on its price, which is divided among its goods by their worth.
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

/** Decision 051: a percentage is rounded once on the goods it covers, and 50 cents of all goods remain to be paid. */
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

/**
 * Decision 049: the tax on goods with the same rates is rounded once on their sum, and each authority's part on the
 * running sum of rates.
 */
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

/** A line's total quantity, in units or weight. */
export const measureOf = ({ units, weighs }: Goods): number => units * (weighs ?? 1);

/** The price of the first `some` of a line, minus the farm's discount (decision 061). */
export const soldFor = (line: SoldLine, some: number): number =>
  halfUp(line.price * some, line.weighs ?? 1) - firstUnits(line.farmOff, measureOf(line), some);
