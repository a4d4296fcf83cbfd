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
  /** The discount of a code, and the part borne by the farm. */
  promotion: Cents;
  farmPromotion: Cents;
};

/** What one payment bought. */
export type Bought = {
  lines: readonly BoughtGoods[];
  deliveryFee: Cents;
  deliveryTaxes: readonly Tax[];
  credit: Cents;
  /** The value of a box's goods above its price, according to the ledger. */
  box: Cents;
};

/** An order's code, and whether it made delivery free. */
export type UsedCode = { code: string; freesDelivery: boolean } | null;

/** What an order's payments bought, part by part; the parts add up to what the card paid. */
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
  /** The amount refunded for them, before tax and less the discount of a farm's code. */
  amount: Cents;
  farmPromotion: Cents;
};

/** What a refund gave back. */
export type Back = {
  lines: readonly BackGoods[];
  delivery: Cents;
  deliveryTaxes: readonly TaxShare[];
  goodwill: Cents;
  /** From the ledger: the box's part, and the discount of a market's code. */
  box: Cents;
  promotion: Cents;
  card: Cents;
  credit: Cents;
};

/** A refund, part by part; the parts add up to the card's or the credit's share. */
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
    // A partial tax refund no longer equals rate times price: it is rounded over everything refunded.
    ...taxRows(lines, deliveryTaxes, false),
    { kind: "goodwill", cents: goodwill, facts: {} },
    { kind: "other_way", cents: minus(other), facts: { to: otherWay } },
  ];
  return rows.filter(({ cents: part }) => part !== 0);
}

/** Refunded goods sold by weight, at the amount refunded: it is rounded over everything refunded of the line. */
function weighedRow({ weight, amount, ...goods }: BackGoods): WhyRow[] {
  if (weight === null) return [];
  const { name, pack, quantity, unitPrice } = goods;
  return [{ kind: "goods", cents: amount, facts: { name, pack, quantity, weight, unitPrice } }];
}

/** The discount of a farm's own code on these units; without such a code it is zero. */
function offByFarm({ unitPrice, quantity, weight, amount, farmPromotion }: BackGoods): Cents {
  if (weight !== null) return NO_MONEY;
  const off = times(unitPrice, quantity) - amount;
  return off >= 0 && off <= farmPromotion ? cents(off) : NO_MONEY;
}

/** One row per product and price. */
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

/** A zero fee is shown if a code made delivery free. */
function feeRow(fee: Cents, used: UsedCode): WhyRow {
  const code = used?.freesDelivery && fee === 0 ? used.code : null;
  return { kind: "delivery", cents: fee, facts: { code } };
}

/** One row per authority and rate, with what is taxed. */
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

/** Hides zero parts, except tax-exempt goods and free delivery. */
function isShown({ kind, cents: part }: WhyRow): boolean {
  return part !== 0 || kind === "delivery" || kind === "tax";
}

/** The negated amount. */
export function minus(amount: Cents): Cents {
  return cents(-amount);
}
