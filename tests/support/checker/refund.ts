import { clamp, firstUnits, halfUp, ofRate, shares, sum } from "./cents.ts";
import { measureOf, rateKey, type Sale, soldFor, type SoldLine, type Tax } from "./sale.ts";

/** A requested refund: units or only weight of goods and part of the fee, or an amount not tied to goods. */
export type Asked = {
  lines: readonly { product: number; units: number; weight: number | null }[];
  fee: number;
  /** The amount not tied to goods; 0 if goods or fee are refunded. */
  gift: number;
  /** Whether the whole refund becomes credit. */
  asCredit: boolean;
};
export type BackLine = {
  product: number;
  farm: number;
  units: number;
  weight: number | null;
  price: number;
  commission: number;
  farmShare: number;
  marketOff: number;
  taxes: Tax[];
};
export type Back = {
  lines: BackLine[];
  fee: number;
  feeTaxes: Tax[];
  /** The part of a box's worth above its price. */
  boxGift: number;
  /** The amount not tied to goods; negative if it offsets earlier goodwill. */
  gift: number;
  card: number;
  credit: number;
};

const totalOf = (backs: readonly Back[]) => sum(backs.map(({ card, credit }) => card + credit));

/** One refund of a payment, after the earlier ones in force. */
export function refundOf(sale: Sale, before: readonly Back[], asked: Asked): Back {
  if (asked.gift > 0) {
    const [card, credit] = asked.asCredit ? [0, asked.gift] : [asked.gift, 0];
    return { lines: [], fee: 0, feeTaxes: [], boxGift: 0, gift: asked.gift, card, credit };
  }
  const lines: BackLine[] = [];
  const earlier = before.flatMap((back) => back.lines);
  for (const part of asked.lines) {
    const { product } = part;
    const line = sale.lines.find((one) => one.product === product);
    if (!line) throw new Error(`Product ${product} was not bought with this payment`);
    lines.push(lineBack(sale, [...earlier, ...lines], line, part));
  }
  const feeBefore = sum(before.map(({ fee }) => fee));
  const feeTaxes = feeTaxBack(sale, before, feeBefore, asked.fee);
  const boxGift = boxGiftOf(sale, before, lines);
  const taxes = [...lines.flatMap((line) => line.taxes), ...feeTaxes];
  const worth =
    sum(lines.map(({ price, marketOff }) => price - marketOff)) +
    sum(taxes.map(({ amount }) => amount)) +
    asked.fee -
    boxGift;
  const paid = sale.charge + sale.credit;
  const given = totalOf(before);
  // Earlier goodwill counts toward the goods to the extent that less is left than they are worth. Nothing is left if
  // the provider refunded more than that.
  const left = Math.max(0, paid - given);
  const gift = 0 - clamp(worth - left, sum(before.map((back) => back.gift)));
  const amount = worth + gift;
  const due = Math.ceil((sale.credit * (given + amount)) / paid);
  const usual = clamp(due - sum(before.map((back) => back.credit)), amount);
  const credit = asked.asCredit ? amount : sale.credit === 0 ? 0 : usual;
  return { lines, fee: asked.fee, feeTaxes, boxGift, gift, card: amount - credit, credit };
}

function lineBack(
  sale: Sale,
  earlier: readonly BackLine[],
  line: SoldLine,
  { units, weight }: Asked["lines"][0],
): BackLine {
  const own = earlier.filter(({ product }) => product === line.product);
  const before = sum(own.map((back) => back.weight ?? back.units));
  const upTo = before + (weight ?? units);
  const price = clamp(
    soldFor(line, upTo) - sum(own.map((back) => back.price)),
    soldFor(line, upTo),
  );
  const due = ofRate(soldFor(line, upTo), line.commissionBps);
  const commission = clamp(due - sum(own.map((back) => back.commission)), price);
  const marketOff =
    firstUnits(line.marketOff, measureOf(line), upTo) -
    firstUnits(line.marketOff, measureOf(line), before);
  const { product, farm } = line;
  const taxes = goodsTaxBack(sale, earlier, line, price - marketOff);
  return {
    product,
    farm,
    units,
    weight,
    price,
    commission,
    farmShare: price - commission,
    marketOff,
    taxes,
  };
}

/** The tax on all refunds so far of goods with the same rates, minus the tax already refunded. */
function goodsTaxBack(
  sale: Sale,
  earlier: readonly BackLine[],
  line: SoldLine,
  paid: number,
): Tax[] {
  const key = rateKey(line.rates);
  const alike = sale.lines.filter(({ rates }) => rateKey(rates) === key);
  const back = earlier.filter(({ product }) => alike.some((one) => one.product === product));
  const goods = paid + sum(back.map(({ price, marketOff }) => price - marketOff));
  const all = sum(alike.map((one) => soldFor(one, measureOf(one)) - one.marketOff));
  const whole = merged(
    alike.flatMap(({ taxes }) => taxes),
    line.rates,
  );
  const bps = sum(line.rates.map((rate) => rate.bps));
  const tax = sum(whole.map(({ amount }) => amount));
  const due = goods === all ? tax : Math.min(ofRate(goods, bps), tax);
  return taxBack(
    whole,
    merged(
      back.flatMap(({ taxes }) => taxes),
      line.rates,
    ),
    due,
  );
}

function feeTaxBack(sale: Sale, before: readonly Back[], feeBefore: number, fee: number): Tax[] {
  const tax = sum(sale.feeTaxes.map(({ amount }) => amount));
  if (fee === 0 || sale.feeTaxes.length === 0) return [];
  const whole = merged(sale.feeTaxes, sale.feeTaxes);
  const back = merged(
    before.flatMap(({ feeTaxes }) => feeTaxes),
    sale.feeTaxes,
  );
  return taxBack(whole, back, halfUp(tax * (feeBefore + fee), sale.fee));
}

/** One amount per rate, in the order of the rates. */
function merged(
  taxes: readonly Tax[],
  rates: readonly { authority: string; bps: number }[],
): Tax[] {
  return rates.map(({ authority, bps }) => ({
    authority,
    bps,
    amount: sum(
      taxes
        .filter((tax) => tax.authority === authority && tax.bps === bps)
        .map(({ amount }) => amount),
    ),
  }));
}

/** Divides the refunded tax among the authorities by what is left of each one's part. */
function taxBack(whole: readonly Tax[], back: readonly Tax[], due: number): Tax[] {
  const left = whole.map((tax, at) => tax.amount - (back[at]?.amount ?? 0));
  const now = shares(Math.max(0, due - sum(back.map(({ amount }) => amount))), left);
  return whole.map((tax, at) => ({ ...tax, amount: now[at] ?? 0 }));
}

/** Decision 029: a box's worth above its price is taken back with its goods, rounded down on their sum. */
function boxGiftOf(sale: Sale, before: readonly Back[], lines: readonly BackLine[]): number {
  if (sale.gift === 0) return 0;
  const goods = sum([...before.flatMap((back) => back.lines), ...lines].map(({ price }) => price));
  const due = Math.floor((sale.gift * goods) / sale.goods);
  return clamp(due - sum(before.map(({ boxGift }) => boxGift)), sale.gift);
}
