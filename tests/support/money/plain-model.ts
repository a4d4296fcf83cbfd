/**
 * A second implementation of an order's amounts, in plain integer cents and based only on the decisions. It shares no
 * code with the product, so that a fault in either shows as a difference. It stores no ledger entries: balances are
 * recomputed from sales and refunds.
 */

export type PlainBearer = "farm" | "market" | "carrier" | "customer";
export type PlainGoods = {
  product: number;
  farm: number;
  price: number;
  units: number;
  /** The maximum weight of one unit in hundredths of a pound; null unless sold by weight. */
  weighs: number | null;
  /** In basis points. */
  commission: number;
  category: string;
};
export type PlainCode = {
  kind: "percent" | "amount" | "delivery";
  value: number;
  farm: number | null;
};
type Rate = { authority: string; bps: number };
export type PlainTerms = {
  rates: {
    taxBps: number;
    taxes?: Partial<Record<string, readonly Rate[]>> | undefined;
    deliveryTax?: string | undefined;
  };
  fee: number;
  /** The customer's credit. */
  balance: number;
  code: PlainCode | null;
};
/** A requested refund of one payment: units or only weight by product, and all, none, or some cents of the fee. */
export type PlainWish = {
  units: ReadonlyMap<number, number>;
  less?: ReadonlyMap<number, number>;
  delivery: boolean | number;
};

/** Decision 048. */
export const BORNE_BY: Readonly<Record<string, PlainBearer>> = {
  customer_changed: "customer",
  order_canceled: "customer",
  missing_at_harvest: "farm",
  poor_quality: "farm",
  weight: "farm",
  packed_wrong: "market",
  price_error: "market",
  goodwill: "market",
  made_at_provider: "market",
  damaged_on_the_way: "carrier",
  not_delivered: "carrier",
};

type Tax = { authority: string; due: number; back: number };
/** The goods of one payment with the same tax rates: the amounts paid and refunded. */
type Group = { bps: number; paid: number; back: number; taxes: Tax[] };
type Line = PlainGoods & {
  farmOff: number;
  marketOff: number;
  /** Refunded units (`back`), and the refunded quantity in the line's measure, units or weight (`gone`). */
  back: number;
  gone: number;
  group: Group;
};
type Back = { farm: number; price: number; commission: number; marketOff: number };
export type PlainRefund = {
  bearer: PlainBearer;
  lines: Back[];
  fee: number;
  taxes: [authority: string, amount: number][];
  /** The part not tied to goods; negative if it offsets earlier goodwill. */
  goodwill: number;
  card: number;
  credit: number;
};
export type PlainSale = ReturnType<typeof sell>;

const sum = (amounts: Iterable<number>) => [...amounts].reduce((all, amount) => all + amount, 0);
/** Division rounded half up. */
export const over = (amount: number, by: number) => Math.floor((2 * amount + by) / (2 * by));
export const percent = (amount: number, bps: number) => over(amount * bps, 10_000);

/** Shares of an amount by weight, rounded on the running sum. */
function parts(amount: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  const upTo = (end: number) => over(amount * sum(weights.slice(0, end)), whole);
  return weights.map((_, at) => upTo(at + 1) - upTo(at));
}

function codeOff(goods: readonly PlainGoods[], code: PlainCode | null): number[] {
  const prices = goods.map(({ price, units }) => price * units);
  if (!code || code.kind === "delivery") return prices.map(() => 0);
  const covered = goods.map(({ farm }, at) =>
    code.farm === null || code.farm === farm ? (prices[at] ?? 0) : 0,
  );
  const asked = code.kind === "percent" ? percent(sum(covered), code.value) : code.value;
  return parts(Math.max(0, Math.min(asked, sum(covered), sum(prices) - 50)), covered);
}

/** The goods bought with one payment. */
export function sell(goods: readonly PlainGoods[], { rates, fee, balance, code }: PlainTerms) {
  const off = codeOff(goods, code);
  const paidFee = code?.kind === "delivery" ? 0 : fee;
  const ratesOf = (category: string): readonly Rate[] =>
    rates.taxes?.[category] ?? [{ authority: "sales_tax", bps: rates.taxBps }];
  const keyOf = (category: string) =>
    ratesOf(category)
      .map(({ authority, bps }) => `${authority} ${bps}`)
      .join();
  const feeKey = rates.deliveryTax !== undefined && paidFee > 0 ? keyOf(rates.deliveryTax) : null;
  const feeTaxes: Tax[] = [];
  const groups = new Map<string, Group>();
  const categories = [...goods.map(({ category }) => category), rates.deliveryTax ?? "food"];
  for (const category of categories) {
    const key = keyOf(category);
    if (groups.has(key)) continue;
    const alike = goods.map((one, at) =>
      keyOf(one.category) === key ? one.price * one.units - (off[at] ?? 0) : 0,
    );
    const bases = [sum(alike), key === feeKey ? paidFee : 0];
    const group: Group = { bps: 0, paid: sum(alike), back: 0, taxes: [] };
    for (const { authority, bps } of ratesOf(category)) {
      const tax = percent(sum(bases), group.bps + bps) - percent(sum(bases), group.bps);
      group.bps += bps;
      const [ofGoods = 0, ofFee = 0] = parts(tax, bases);
      group.taxes.push({ authority, due: ofGoods, back: 0 });
      if (key === feeKey) feeTaxes.push({ authority, due: ofFee, back: 0 });
    }
    groups.set(key, group);
  }
  const lines = goods.map((one, at): Line => {
    const group = groups.get(keyOf(one.category));
    if (!group) throw new Error("Goods without rates");
    const [farmOff, marketOff] = code?.farm ? [off[at] ?? 0, 0] : [0, off[at] ?? 0];
    return { ...one, farmOff, marketOff, back: 0, gone: 0, group };
  });
  const taxes = [...[...groups.values()].flatMap((group) => group.taxes), ...feeTaxes];
  const goodsPrice = sum(goods.map(({ price, units }) => price * units));
  const [tax, promotion] = [sum(taxes.map(({ due }) => due)), sum(off)];
  const total = goodsPrice + tax + paidFee - promotion;
  const credit = Math.max(0, Math.min(balance, total - 50));
  const charge = total - credit;
  const sums = { goods: goodsPrice, tax, fee: paidFee, promotion, credit, charge };
  return { ...sums, lines, taxes, feeTaxes, feeBack: 0, back: 0, creditBack: 0, gift: 0 };
}

/** A line's total quantity, in units or weight. */
export const allOf = ({ units, weighs }: Line) => units * (weighs ?? 1);

export const soldFor = (line: Line, some: number) =>
  over(line.price * some, line.weighs ?? 1) - over(line.farmOff * some, allOf(line));

/** Converts units to the line's measure, as a share of what is left. */
function goesWith(line: Line, units: number): number {
  const left = allOf(line) - line.gone;
  return line.weighs === null ? units : over(left * units, line.units - line.back);
}

/** A line's weight not yet refunded; 0 unless sold by weight. */
export const weightLeft = (line: Line) => (line.weighs === null ? 0 : allOf(line) - line.gone);

/** The taxes to refund now, given the total due including earlier refunds. */
function taxBack(taxes: readonly Tax[], due: number): PlainRefund["taxes"] {
  const open = taxes.map((tax) => tax.due - tax.back);
  const now = parts(due - sum(taxes.map((tax) => tax.back)), open);
  return taxes.map((tax, at) => {
    tax.back += now[at] ?? 0;
    return [tax.authority, now[at] ?? 0];
  });
}

const dueOf = (taxes: readonly Tax[]) => sum(taxes.map(({ due }) => due));

/**
 * Refunds part of a line. Its tax is that on all refunds so far of goods with the same rates, minus the tax already
 * refunded.
 */
function lineBack(line: Line, units: number, less: number): Back & { taxes: PlainRefund["taxes"] } {
  const some = units > 0 ? goesWith(line, units) : less;
  const [before, after] = [line.gone, line.gone + some];
  const part = (of: (upTo: number) => number) => of(after) - of(before);
  const price = part((upTo) => soldFor(line, upTo));
  const commission = part((upTo) => percent(soldFor(line, upTo), line.commission));
  const marketOff = part((upTo) => over(line.marketOff * upTo, allOf(line)));
  const { group } = line;
  line.back += units;
  line.gone = after;
  group.back += price - marketOff;
  const whole = dueOf(group.taxes);
  const isAll = group.back === group.paid;
  const due = isAll ? whole : Math.min(percent(group.back, group.bps), whole);
  return { farm: line.farm, price, commission, marketOff, taxes: taxBack(group.taxes, due) };
}

/** Whether a requested refund exceeds what is left, or is empty. */
export function isRefused(sale: PlainSale, { units, less, delivery }: PlainWish): boolean {
  const feeLeft = sale.fee - sale.feeBack;
  if (delivery === true ? feeLeft === 0 : Number(delivery) > feeLeft) return true;
  for (const [product, some] of units) {
    const line = sale.lines.find((one) => one.product === product);
    if (!line || some > line.units - line.back) return true;
  }
  for (const [product, some] of less ?? []) {
    const line = sale.lines.find((one) => one.product === product);
    if (!line || some > weightLeft(line)) return true;
  }
  if (less && less.size > 0) return false;
  return units.size === 0 && (delivery === false || sale.charge + sale.credit <= sale.back);
}

/** Refunds a wish that `isRefused` accepts. */
export function plainRefundOf(
  sale: PlainSale,
  { units, less, delivery }: PlainWish,
  to: "card" | "credit",
  bearer: PlainBearer,
): PlainRefund {
  const lines = sale.lines.flatMap((line) => {
    const [some, lighter] = [units.get(line.product) ?? 0, less?.get(line.product) ?? 0];
    return some + lighter > 0 ? [lineBack(line, some, lighter)] : [];
  });
  const fee = delivery === true ? sale.fee - sale.feeBack : Number(delivery);
  sale.feeBack += fee;
  const feeDue = fee === 0 ? 0 : over(dueOf(sale.feeTaxes) * sale.feeBack, sale.fee);
  const feeTaxes = fee === 0 ? [] : taxBack(sale.feeTaxes, feeDue);
  const taxes = [...lines.flatMap((line) => line.taxes), ...feeTaxes];
  const worth =
    fee + sum(taxes.map(([, tax]) => tax)) + sum(lines.map((one) => one.price - one.marketOff));
  // Earlier goodwill counts toward the goods to the extent that less is left than they are worth.
  const paid = sale.charge + sale.credit;
  const counted = Math.min(Math.max(worth - Math.max(paid - sale.back, 0), 0), sale.gift);
  const amount = worth - counted;
  const creditDue = Math.ceil((sale.credit * (sale.back + amount)) / paid) - sale.creditBack;
  const credit = to === "credit" ? amount : Math.min(Math.max(creditDue, 0), amount);
  sale.gift -= counted;
  sale.back += amount;
  sale.creditBack += credit;
  return { bearer, lines, fee, taxes, goodwill: 0 - counted, card: amount - credit, credit };
}

/**
 * A refund not tied to goods; null if it exceeds what is left. A "fact" was already made at the provider: it only has
 * to fit the card payment, even if credit has refunded that part before.
 */
export function give(
  sale: PlainSale,
  amount: number,
  to: "card" | "credit" | "fact",
): PlainRefund | null {
  const credit = to === "credit" ? amount : 0;
  const cardBack = sale.back - sale.creditBack + amount - credit;
  const isTooMuch = to !== "fact" && sale.back + amount > sale.charge + sale.credit;
  if (isTooMuch || cardBack > sale.charge) return null;
  sale.gift += amount;
  sale.back += amount;
  sale.creditBack += credit;
  const none = { lines: [], fee: 0, taxes: [] };
  return { bearer: "market", ...none, goodwill: amount, card: amount - credit, credit };
}
