import { cents, type Cents, NO_MONEY, sumCents } from "../../money.ts";
import type { Day } from "../../time.ts";
import type { Bearer, RefundCause } from "../refunds/refund-cause.ts";

/** An entry of the ledger that a payout is made of. */
export type PayoutEntry = {
  number: string;
  /** When it was delivered, or was to be. */
  day: Day;
  /** What the farm got by it; negative where it gave something up. */
  amount: Cents;
  /** The refund it is about; null for what was sold. */
  refund: { id: string; cause: RefundCause; bearer: Bearer; bearerReason: string | null } | null;
  /** An earlier payout left it to this one. */
  isCarried: boolean;
};

/** Goods of a farm in an order, as they were sold. */
export type PayoutGoods = {
  number: string;
  name: string;
  quantity: number;
  amount: Cents;
  commissionBps: number;
};

type LineRefund = {
  cause: RefundCause;
  bearer: Bearer;
  bearerReason: string | null;
  /** What the farm gave up for it; negative, or nothing where someone else bears it by now. */
  amount: Cents;
};

/** What one order adds to a payout. */
export type StatementLine = {
  number: string;
  day: Day;
  /** Without any where they were paid before and only a refund is settled now. */
  goods: Omit<PayoutGoods, "number">[];
  gross: Cents;
  /** Our share of the goods; negative. */
  commission: Cents;
  refunds: LineRefund[];
  sum: Cents;
};

export type Statement = {
  lines: StatementLine[];
  gross: Cents;
  commission: Cents;
  refunds: Cents;
  /** The part of the sum that earlier payout days left over. */
  carried: Cents;
  sum: Cents;
};

/** What a payout is made of, order by order. Goods less commission and refunds is the sum, for each order and in all. */
export function statementOf(
  entries: readonly PayoutEntry[],
  goods: readonly PayoutGoods[],
): Statement {
  const lines = [...Map.groupBy(entries, ({ number }) => number)].map(([number, own]) =>
    lineOf(
      number,
      own,
      goods.filter((line) => line.number === number),
    ),
  );
  const total = (of: (line: StatementLine) => Cents) => sumCents(lines.map(of));
  return {
    lines,
    gross: total(({ gross }) => gross),
    commission: total(({ commission }) => commission),
    refunds: total(({ refunds }) => sumCents(refunds.map(({ amount }) => amount))),
    carried: sumCents(entries.filter(({ isCarried }) => isCarried).map(({ amount }) => amount)),
    sum: total(({ sum }) => sum),
  };
}

function lineOf(
  number: string,
  entries: readonly PayoutEntry[],
  goods: readonly PayoutGoods[],
): StatementLine {
  const sold = entries.filter(({ refund }) => refund === null);
  const own = sold.length > 0 ? goods : [];
  const gross = sumCents(own.map(({ amount }) => amount));
  const share = sumCents(sold.map(({ amount }) => amount));
  return {
    number,
    day: entries[0]?.day ?? "",
    goods: own.map(({ name, quantity, amount, commissionBps }) => ({
      name,
      quantity,
      amount,
      commissionBps,
    })),
    gross,
    commission: cents(share - gross),
    refunds: refundsOf(entries),
    sum: sumCents(entries.map(({ amount }) => amount)),
  };
}

function refundsOf(entries: readonly PayoutEntry[]): LineRefund[] {
  const byRefund = new Map<string, LineRefund>();
  for (const { refund, amount } of entries) {
    if (!refund) continue;
    const { id, ...why } = refund;
    const known = byRefund.get(id)?.amount ?? NO_MONEY;
    byRefund.set(id, { ...why, amount: cents(known + amount) });
  }
  return [...byRefund.values()];
}
