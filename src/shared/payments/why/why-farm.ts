import { cents, type Cents, NO_MONEY, sumCents, times } from "../../money.ts";
import { type SomeGoods, together } from "../../orders/words/goods-words.ts";
import { goodsRows, minus } from "./why-order.ts";
import type { WhyFault, WhyRow } from "./why.ts";

/** Units of a farm's product sold at one price and one commission rate. */
export type FarmSold = {
  name: string;
  pack: string;
  quantity: number;
  unitPrice: Cents;
  /** The farm's own promotion discount on them. */
  farmPromotion: Cents;
  code: string | null;
  commissionBps: number;
  commission: Cents;
};

/** A farm's goods refunded by one refund, or by several with the same cause and bearer. */
export type FarmBack = WhyFault & {
  goods: SomeGoods[];
  price: Cents;
  commission: Cents;
  /** What the ledger took from the farm for it. */
  cents: Cents;
};

/** How a farm's earnings come about: price less its own codes, commission and the refunds it bears. */
export function farmRows(sold: readonly FarmSold[], back: readonly FarmBack[]): WhyRow[] {
  return [...goodsRows(sold), ...codeRows(sold), ...commissionRows(sold), ...back.map(backRow)];
}

/** What the farm gives up for refunded goods; nothing if others bear it. */
export function farmPart({
  bearer,
  farmShare,
}: Pick<WhyFault, "bearer"> & { farmShare: Cents }): Cents {
  return bearer === "farm" || bearer === "customer" ? minus(farmShare) : NO_MONEY;
}

/** Merges refunds with the same cause and bearer. */
export function alike(back: readonly FarmBack[]): FarmBack[] {
  const groups = Map.groupBy(back, ({ cause, bearer, bearerReason }) =>
    JSON.stringify([cause, bearer, bearerReason]),
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const sum = (of: (one: FarmBack) => Cents) => sumCents(same.map(of));
    return [
      {
        ...first,
        goods: together(same.flatMap(({ goods }) => goods)),
        price: sum(({ price }) => price),
        commission: sum(({ commission }) => commission),
        cents: sum((one) => one.cents),
      },
    ];
  });
}

function codeRows(sold: readonly FarmSold[]): WhyRow[] {
  const taken = sold.filter(({ farmPromotion }) => farmPromotion !== 0);
  return [...Map.groupBy(taken, ({ code }) => code)].map(([code, same]) => ({
    kind: "code",
    cents: minus(sumCents(same.map(({ farmPromotion }) => farmPromotion))),
    facts: { code, bearer: "farm" },
  }));
}

function commissionRows(sold: readonly FarmSold[]): WhyRow[] {
  return [...Map.groupBy(sold, ({ commissionBps }) => commissionBps)].map(([bps, same]) => {
    const base = sumCents(
      same.map((one) => cents(times(one.unitPrice, one.quantity) - one.farmPromotion)),
    );
    const commission = minus(sumCents(same.map((one) => one.commission)));
    return { kind: "commission", cents: commission, facts: { bps, base } };
  });
}

function backRow({ cents: part, ...facts }: FarmBack): WhyRow {
  const units = facts.goods.reduce((sum, { quantity }) => sum + quantity, 0);
  return { kind: "farm_refund", cents: part, facts: { ...facts, units } };
}
