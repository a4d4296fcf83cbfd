import type { SomeGoods } from "../../orders/goods-words.ts";
import { cents, type Cents, NO_MONEY, sumCents } from "../../money.ts";
import type { Day } from "../../time.ts";
import { type Bearer, bearerOf, type RefundCause } from "../refunds/refund-cause.ts";

/** What an entry of a payout says: goods that were sold, a refund, or what was decided about one later. */
export const ENTRY_KINDS = ["sold", "refund", "decided", "undone"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export type Units = SomeGoods;

/** The refund that an entry is about, as it stands now. */
export type EntryRefund = {
  cause: RefundCause;
  bearer: Bearer;
  bearerReason: string | null;
  /** The farm's goods that it gave the money back for. */
  goods: Units[];
};

/** An entry of the ledger that a payout is made of. */
export type PayoutEntry = {
  /** Its transaction: what a farm got by one is shown together. */
  transactionId: string;
  number: string;
  /** When the order was delivered, or was to be. */
  delivered: Day;
  /** When it was booked. */
  booked: Day;
  kind: EntryKind;
  /** What the farm got by it; negative where it gave something up. */
  amount: Cents;
  /** Null for what was sold. */
  refund: EntryRefund | null;
  /** An earlier payout left it to this one. */
  isCarried: boolean;
};

/** Goods of a farm in an order, as they were sold. */
export type PayoutGoods = Units & {
  number: string;
  amount: Cents;
  commissionBps: number;
  /** Our share of the amount. */
  commission: Cents;
};

/** One line of a statement. What of its figures it does not have is nothing; all of them together are its sum. */
export type StatementItem = {
  /** Tells it apart from the others. */
  key: string;
  number: string;
  day: Day;
  kind: EntryKind;
  goods: Units[];
  gross: Cents;
  /** Null for all but what was sold. */
  commissionBps: number | null;
  /** Our share of the goods; negative. */
  commission: Cents;
  /** What the farm gave up for a refund; negative. */
  refund: Cents;
  /** What a later decision, or a refund that failed, gave back to the farm or took from it. */
  adjustment: Cents;
  sum: Cents;
  isCarried: boolean;
  /** Why money went back, and who bore it once this was booked; null for what was sold. */
  fault: { cause: RefundCause; bearer: Bearer; reason: string | null } | null;
};

export type StatementSums = {
  gross: Cents;
  commission: Cents;
  refunds: Cents;
  adjustments: Cents;
  /** The part of the sum that earlier payout days left over. */
  carried: Cents;
  sum: Cents;
};

export type Statement = StatementSums & {
  /** How many orders its items are of. */
  orders: number;
  items: StatementItem[];
};

/**
 * What a payout is made of: the items of one order after the other. Goods less commission and refunds, with what was
 * adjusted, is the sum, for each item and in all.
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

/** The lines of an order that was sold; those that are settled already are in an earlier statement. */
function soldItems(sold: readonly PayoutEntry[], goods: readonly PayoutGoods[]): StatementItem[] {
  const [first] = sold;
  if (!first) return [];
  const { number, delivered: day, kind } = first;
  // All sales of an order are free, or none: it is paid as a whole.
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
    // A refund that failed after someone else had to bear it gives the farm nothing back.
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
 * Who bore a refund once this was booked. The refund itself names who bears it now; where money moved to the farm
 * since, or from it, that was someone else.
 */
function faultThen(kind: EntryKind, sum: Cents, { cause, bearer, bearerReason }: EntryRefund) {
  const wasTaken = kind === "undone" ? TAKEN.includes(bearer) : sum < 0;
  if (TAKEN.includes(bearer) === wasTaken) return { cause, bearer, reason: bearerReason };
  const byCause = bearerOf(cause);
  const usual = wasTaken ? "farm" : "market";
  const then = TAKEN.includes(byCause) === wasTaken ? byCause : usual;
  return { cause, bearer: then, reason: null };
}
