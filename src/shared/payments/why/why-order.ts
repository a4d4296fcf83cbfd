import type { Weight } from "../../catalog/weights/weight.ts";
import type { TaxShare } from "../../checkout/tax/tax.ts";
import type { TaxCategory } from "../../checkout/tax/tax-category.ts";
import { cents, type Cents, NO_MONEY, sumCents, times } from "../../money.ts";
import type { RefundTo } from "../../orders/order-problem.ts";
import type { TaxedThing, WhyRow } from "./why.ts";

type Tax = TaxShare & { base?: Cents };

/** Units of a product, as the customer knows it. */
export type WhyGoods = {
  name: string;
  pack: string;
  quantity: number;
  unitPrice: Cents;
  taxCategory: TaxCategory;
  taxes: readonly Tax[];
};

type BoughtGoods = WhyGoods & {
  /** What a code took off, and the part of that which the farm bears. */
  promotion: Cents;
  farmPromotion: Cents;
};

/** What one payment bought. */
export type Bought = {
  lines: readonly BoughtGoods[];
  deliveryFee: Cents;
  deliveryTaxes: readonly Tax[];
  credit: Cents;
  /** What the goods of a box are worth above its price, as the ledger has it. */
  box: Cents;
};

/** The code of an order, and whether it made the delivery free. */
export type UsedCode = { code: string; freesDelivery: boolean } | null;

/** What payments of an order bought, part by part: together what the card paid. */
export function boughtRows(bought: readonly Bought[], used: UsedCode): WhyRow[] {
  const lines = bought.flatMap((one) => one.lines);
  const off = (of: (line: BoughtGoods) => Cents) => sumCents(lines.map(of));
  const ofFarm = off(({ farmPromotion }) => farmPromotion);
  const ofMarket = cents(off(({ promotion }) => promotion) - ofFarm);
  const fee = sumCents(bought.map(({ deliveryFee }) => deliveryFee));
  const code = used?.code ?? null;
  const rows: WhyRow[] = [
    ...goodsRows(lines),
    { kind: "box", cents: minus(sumCents(bought.map(({ box }) => box))), facts: {} },
    { kind: "code", cents: minus(ofFarm), facts: { code, bearer: "farm" } },
    { kind: "code", cents: minus(ofMarket), facts: { code, bearer: "market" } },
    feeRow(fee, used),
    ...taxRows(
      lines,
      bought.flatMap(({ deliveryTaxes }) => deliveryTaxes),
    ),
    { kind: "credit", cents: minus(sumCents(bought.map(({ credit }) => credit))), facts: {} },
  ];
  return rows.filter(isShown);
}

type BackGoods = WhyGoods & {
  /** Their weight, of goods sold by weight. */
  weight: Weight | null;
  /** What went back for them without tax: less what a code of the farm had taken off. */
  amount: Cents;
  farmPromotion: Cents;
};

/** What a refund gave back. */
export type Back = {
  lines: readonly BackGoods[];
  delivery: Cents;
  deliveryTaxes: readonly TaxShare[];
  goodwill: Cents;
  /** As the ledger has them: the box's part, and what a code of the market had taken off. */
  box: Cents;
  promotion: Cents;
  card: Cents;
  credit: Cents;
};

/** A refund, part by part: together what went to the card, or became credit. */
export function backRows(back: Back, code: string | null, to: RefundTo): WhyRow[] {
  const { lines, delivery, deliveryTaxes, goodwill, box, promotion, card, credit } = back;
  const ofFarm = sumCents(lines.map(offByFarm));
  const [otherWay, other] =
    to === "card" ? (["credit", credit] as const) : (["card", card] as const);
  const rows: WhyRow[] = [
    ...goodsRows(lines.filter(({ weight }) => weight === null)),
    ...lines.flatMap(weighedRow),
    { kind: "box", cents: minus(box), facts: {} },
    { kind: "code", cents: minus(ofFarm), facts: { code, bearer: "farm" } },
    { kind: "code", cents: minus(promotion), facts: { code, bearer: "market" } },
    { kind: "delivery", cents: delivery, facts: { code: null } },
    // What is left of a tax is not the rate of a price any more: it is rounded over all that went back.
    ...taxRows(lines, deliveryTaxes, false),
    { kind: "goodwill", cents: goodwill, facts: {} },
    { kind: "other_way", cents: minus(other), facts: { to: otherWay } },
  ];
  return rows.filter(({ cents: part }) => part !== 0);
}

/** Goods that were sold by weight, at what went back for them: it is rounded over all of the line that did. */
function weighedRow({ weight, amount, ...goods }: BackGoods): WhyRow[] {
  if (weight === null) return [];
  const { name, pack, quantity, unitPrice } = goods;
  return [{ kind: "goods", cents: amount, facts: { name, pack, quantity, weight, unitPrice } }];
}

/** What a farm's own code had taken off these units; without one, nothing can have been. */
function offByFarm({ unitPrice, quantity, weight, amount, farmPromotion }: BackGoods): Cents {
  if (weight !== null) return NO_MONEY;
  const off = times(unitPrice, quantity) - amount;
  return off >= 0 && off <= farmPromotion ? cents(off) : NO_MONEY;
}

/** One row for each product and price. */
export function goodsRows(
  lines: readonly Pick<WhyGoods, "name" | "pack" | "quantity" | "unitPrice">[],
): WhyRow[] {
  const groups = Map.groupBy(lines, ({ name, pack, unitPrice }) =>
    JSON.stringify([name, pack, unitPrice]),
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { name, pack, unitPrice } = first;
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
    const facts = { name, pack, quantity, unitPrice };
    return [{ kind: "goods" as const, cents: times(unitPrice, quantity), facts }];
  });
}

/** A fee of nothing is said where a code is why. */
function feeRow(fee: Cents, used: UsedCode): WhyRow {
  const code = used?.freesDelivery && fee === 0 ? used.code : null;
  return { kind: "delivery", cents: fee, facts: { code } };
}

/** One row for each authority and rate, with what it is on. */
function taxRows(
  lines: readonly WhyGoods[],
  deliveryTaxes: readonly Tax[],
  hasBase = true,
): WhyRow[] {
  const parts = [
    ...lines.flatMap(({ taxes, taxCategory }) => taxes.map((tax) => ({ ...tax, on: taxCategory }))),
    ...deliveryTaxes.map((tax) => ({ ...tax, on: "delivery" as const })),
  ] satisfies (Tax & { on: TaxedThing })[];
  const groups = Map.groupBy(parts, ({ authority, bps }) => JSON.stringify([authority, bps]));
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { authority, bps } = first;
    const base = hasBase ? sumCents(same.map((part) => part.base ?? NO_MONEY)) : null;
    const on = [...new Set(same.map((part) => part.on))];
    const amount = sumCents(same.map((part) => part.amount));
    return [{ kind: "tax" as const, cents: amount, facts: { authority, bps, base, on } }];
  });
}

/** Parts of nothing are left out, but goods that are free of tax and a delivery that is free. */
function isShown({ kind, cents: part }: WhyRow): boolean {
  return part !== 0 || kind === "delivery" || kind === "tax";
}

/** The same amount, taken away. */
export function minus(amount: Cents): Cents {
  return cents(-amount);
}
