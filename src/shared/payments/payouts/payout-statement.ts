import type { SomeGoods } from "../../orders/words/goods-words.ts";
import { cents, type Cents, NO_MONEY, sumCents } from "../../money.ts";
import type { Day } from "../../time.ts";
import { type Bearer, bearerOf, type RefundCause } from "../refunds/refund-cause.ts";

/** What a payout entry represents: sold goods, a refund, a later decision about a refund, or a refund that failed. */
export const ENTRY_KINDS = ["sold", "refund", "decided", "undone"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export type Units = SomeGoods;

/** The refund an entry belongs to, in its current state. */
export type EntryRefund = {
  cause: RefundCause;
  bearer: Bearer;
  bearerReason: string | null;
  /** The farm's goods that were refunded. */
  goods: Units[];
};

/** A ledger entry that is part of a payout. */
export type PayoutEntry = {
  /** Its ledger transaction; a farm's entries of one transaction are shown together. */
  transactionId: string;
  number: string;
  /** When the order was delivered, or was scheduled to be. */
  delivered: Day;
  /** When it was booked. */
  booked: Day;
  kind: EntryKind;
  /** The farm's amount; negative if it gave something up. */
  amount: Cents;
  /** Null for sold goods. */
  refund: EntryRefund | null;
  /** Carried forward from an earlier payout. */
  isCarried: boolean;
};

/** A farm's goods in an order, as sold. */
export type PayoutGoods = Units & {
  number: string;
  amount: Cents;
  commissionBps: number;
  /** Our commission on the amount. */
  commission: Cents;
};

/** A line of a statement. Figures that do not apply are zero; together they add up to `sum`. */
export type StatementItem = {
  /** A unique key. */
  key: string;
  number: string;
  day: Day;
  kind: EntryKind;
  goods: Units[];
  gross: Cents;
  /** Null except for sold goods. */
  commissionBps: number | null;
  /** Our commission on the goods; negative. */
  commission: Cents;
  /** What the farm gave up for a refund; negative. */
  refund: Cents;
  /** What a later decision or a failed refund returned to the farm or took from it. */
  adjustment: Cents;
  sum: Cents;
  isCarried: boolean;
  /** Why money was refunded, and who bore it when this was booked; null for sold goods. */
  fault: { cause: RefundCause; bearer: Bearer; reason: string | null } | null;
};

export type StatementSums = {
  gross: Cents;
  commission: Cents;
  refunds: Cents;
  adjustments: Cents;
  /** The part of the sum carried forward from earlier payout days. */
  carried: Cents;
  sum: Cents;
};

export type Statement = StatementSums & {
  /** How many orders its items belong to. */
  orders: number;
  items: StatementItem[];
};

/**
 * A payout's statement, order by order. Goods less commission and refunds, plus adjustments, equal the sum, for each
 * item and in total.
 */
export function statementOf(
  entries: readonly PayoutEntry[],
  goods: readonly PayoutGoods[],
): Statement {
  const byOrder = Map.groupBy(entries, ({ number }) => number);
  const items = [...byOrder].flatMap(([number, own]) => [
    ...soldItems(
      own.filter(({ kind }) => kind === "sold"),
      goods.filter((line) => line.number === number),
    ),
    ...refundItems(own.filter(({ kind }) => kind !== "sold")),
  ]);
  const total = (of: (item: StatementItem) => Cents) => sumCents(items.map(of));
  return {
    orders: byOrder.size,
    items,
    gross: total(({ gross }) => gross),
    commission: total(({ commission }) => commission),
    refunds: total(({ refund }) => refund),
    adjustments: total(({ adjustment }) => adjustment),
    carried: total(({ isCarried, sum }) => (isCarried ? sum : NO_MONEY)),
    sum: total(({ sum }) => sum),
  };
}

const NOTHING = {
  gross: NO_MONEY,
  commissionBps: null,
  commission: NO_MONEY,
  refund: NO_MONEY,
  adjustment: NO_MONEY,
  fault: null,
};

/** The lines of a sold order; those settled before are in an earlier statement. */
function soldItems(sold: readonly PayoutEntry[], goods: readonly PayoutGoods[]): StatementItem[] {
  const [first] = sold;
  if (!first) return [];
  const { number, delivered: day, kind } = first;
  // An order's sales are paid all together, so all are carried or none.
  const isCarried = sold.some((entry) => entry.isCarried);
  return goods.map(({ name, quantity, amount, commissionBps, commission }, at) => ({
    ...NOTHING,
    key: `${number} ${at}`,
    number,
    day,
    kind,
    goods: [{ name, quantity }],
    gross: amount,
    commissionBps,
    commission: cents(-commission),
    sum: cents(amount - commission),
    isCarried,
  }));
}

function refundItems(entries: readonly PayoutEntry[]): StatementItem[] {
  const byTransaction = Map.groupBy(entries, ({ transactionId }) => transactionId);
  return [...byTransaction].flatMap(([key, own]) => {
    const [first] = own;
    if (!first?.refund) return [];
    const { number, booked: day, kind, isCarried, refund } = first;
    const sum = sumCents(own.map(({ amount }) => amount));
    // If a refund failed after its bearer had changed, the farm gets nothing back.
    if (sum === 0) return [];
    const part = kind === "refund" ? { refund: sum } : { adjustment: sum };
    const fault = faultThen(kind, sum, refund);
    return [
      { ...NOTHING, key, number, day, kind, goods: refund.goods, ...part, sum, isCarried, fault },
    ];
  });
}

const TAKEN: readonly Bearer[] = ["farm", "customer"];

/**
 * Who bore a refund when this entry was booked. The refund itself names the current bearer; if money has moved to or
 * from the farm since, it was someone else at the time.
 */
function faultThen(kind: EntryKind, sum: Cents, { cause, bearer, bearerReason }: EntryRefund) {
  const wasTaken = kind === "undone" ? TAKEN.includes(bearer) : sum < 0;
  if (TAKEN.includes(bearer) === wasTaken) return { cause, bearer, reason: bearerReason };
  const byCause = bearerOf(cause);
  const usual = wasTaken ? "farm" : "market";
  const then = TAKEN.includes(byCause) === wasTaken ? byCause : usual;
  return { cause, bearer: then, reason: null };
}
