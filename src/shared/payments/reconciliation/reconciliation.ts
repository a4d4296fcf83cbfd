import { cents, type Cents } from "../../money.ts";
import type { LedgerKind } from "../ledger.ts";
import { OWN_PAYOUT_TYPES } from "../payouts/own-payout.ts";

/** The categories in which the two sides are compared, in display order. */
export const RECONCILED_KINDS = [
  "charge",
  "fee",
  "refund",
  "refund_failed",
  "dispute",
  "transfer",
  "reversal",
  /** Between our balance at the provider and the market's own bank, in either direction. */
  "payout",
  "other",
] as const;
export type ReconciledKind = (typeof RECONCILED_KINDS)[number];

export const PROBLEMS = ["missing_with_us", "missing_at_provider", "amount_differs"] as const;
export type Problem = (typeof PROBLEMS)[number];

/** A transaction on our balance at the provider. Amounts in cents. */
export type ProviderTransaction = {
  id: string;
  /** The provider's type: `charge`, `refund`, `adjustment`, `transfer`, `transfer_refund`, `payout` … */
  type: string;
  /** The provider's id of the charge, refund, dispute, transfer, reversal or payout. */
  sourceId: string | null;
  /** Our id from its metadata; null if it was created elsewhere or has none. */
  localId: string | null;
  /** The payment it belongs to. */
  intentId: string | null;
  amount: Cents;
  fee: Cents;
  /** The amount after the fee. */
  net: Cents;
  availableOn: Date;
  createdAt: Date;
};

/** What one transaction of our ledger moved on `provider_balance`. */
export type Booking = {
  key: string;
  kind: LedgerKind;
  intentId: string | null;
  /** The provider's id of its refund, transfer or reversal; null for anything else. */
  providerId: string | null;
  amount: Cents;
  createdAt: Date;
};

/** A movement on one side, in a category that both sides have. */
export type Leg = {
  kind: ReconciledKind;
  /** What moved, by an id known to both sides. */
  subject: string;
  intentId: string | null;
  localId: string | null;
  amount: Cents;
  at: Date;
};

/** Something on which the two sides disagree. */
export type Difference = {
  /** `{kind}:{subject}`: the same in every run. */
  id: string;
  kind: ReconciledKind;
  subject: string;
  intentId: string | null;
  localId: string | null;
  problem: Problem;
  ours: Cents;
  theirs: Cents;
  /** When its latest movement happened. */
  at: Date;
};

/** A category's movements on both sides. Sums of cents over any number of rows, so they can exceed a column's limit. */
export type KindTotal = {
  kind: ReconciledKind;
  ours: number;
  theirs: number;
  oursCount: number;
  theirsCount: number;
};

/** Maps provider types to categories. Unknown types become `other`, so that none is overlooked. */
const KINDS_OF_TYPES: Readonly<Record<string, ReconciledKind>> = {
  charge: "charge",
  payment: "charge",
  refund: "refund",
  payment_refund: "refund",
  refund_failure: "refund_failed",
  payment_failure_refund: "refund_failed",
  adjustment: "dispute",
  transfer: "transfer",
  transfer_refund: "reversal",
  transfer_cancel: "reversal",
  transfer_failure: "reversal",
  ...Object.fromEntries(OWN_PAYOUT_TYPES.map((type) => [type, "payout" as const])),
};

/** A provider transaction's movements: we book a charge and its fee separately. */
export function providerLegs(row: ProviderTransaction): Leg[] {
  const { id, sourceId, intentId, localId, createdAt: at } = row;
  const kind = KINDS_OF_TYPES[row.type] ?? "other";
  const about = { intentId, localId, at };
  if (kind === "charge") {
    const charge: Leg = { ...about, kind, subject: intentId ?? sourceId ?? id, amount: row.amount };
    if (row.fee === 0) return [charge];
    const fee = cents(-row.fee);
    return [charge, { ...about, kind: "fee", subject: sourceId ?? id, amount: fee }];
  }
  // Disputes and returned payouts move the balance more than once, and each movement is booked separately.
  const isBookedAlone = kind === "dispute" || kind === "payout";
  const subject = isBookedAlone ? id : (sourceId ?? id);
  return [{ ...about, kind, subject, amount: row.net }];
}

const KINDS_OF_BOOKINGS: Readonly<Partial<Record<LedgerKind, ReconciledKind>>> = {
  provider_fee: "fee",
  refund: "refund",
  refund_failed: "refund_failed",
  dispute: "dispute",
  dispute_won: "dispute",
  payout_sent: "transfer",
  payout_reversed: "reversal",
  own_payout: "payout",
};

/** The movement of a booking. Anything else booked for a payment is its charge. */
export function bookingLeg({
  key,
  kind: booked,
  intentId,
  providerId,
  amount,
  createdAt,
}: Booking): Leg {
  const kind = KINDS_OF_BOOKINGS[booked] ?? (intentId ? "charge" : "other");
  const ofKey = key.slice(key.indexOf(":") + 1);
  const subject = kind === "charge" ? (intentId ?? ofKey) : (providerId ?? ofKey);
  return { kind, subject, intentId, localId: null, amount, at: createdAt };
}

/**
 * Compares the movements of both sides: the totals for each kind and subject must be equal. Anything missing,
 * duplicated or changed on either side is a difference, and all differences together account for the gap between the
 * two sides.
 */
export function compareLegs(
  ours: readonly Leg[],
  theirs: readonly Leg[],
): { totals: KindTotal[]; differences: Difference[] } {
  const groups = new Map<string, Group>();
  const totals = new Map(RECONCILED_KINDS.map((kind) => [kind, noTotal(kind)]));
  const add = (side: "ours" | "theirs") => (leg: Leg) => {
    const group = groupOf(groups, leg);
    const total = totals.get(leg.kind) ?? noTotal(leg.kind);
    for (const sum of [group, total]) {
      sum[side] += leg.amount;
      sum[`${side}Count`] += 1;
    }
    group.localId ??= leg.localId;
    if (leg.at > group.at) group.at = leg.at;
  };
  ours.forEach(add("ours"));
  theirs.forEach(add("theirs"));
  return {
    totals: [...totals.values()],
    differences: [...groups].flatMap(([id, group]) => differenceOf(id, group)),
  };
}

type Group = Leg & Omit<KindTotal, "kind">;

function groupOf(groups: Map<string, Group>, leg: Leg): Group {
  const id = `${leg.kind}:${leg.subject}`;
  const known = groups.get(id);
  if (known) return known;
  const made = { ...leg, ...noTotal(leg.kind) };
  groups.set(id, made);
  return made;
}

const noTotal = (kind: ReconciledKind): KindTotal => ({
  kind,
  ours: 0,
  theirs: 0,
  oursCount: 0,
  theirsCount: 0,
});

function differenceOf(id: string, group: Group): Difference[] {
  if (group.ours === group.theirs) return [];
  const { kind, subject, intentId, localId, at } = group;
  const problem: Problem =
    group.oursCount === 0
      ? "missing_with_us"
      : group.theirsCount === 0
        ? "missing_at_provider"
        : "amount_differs";
  const sums = { ours: cents(group.ours), theirs: cents(group.theirs) };
  return [{ id, kind, subject, intentId, localId, problem, ...sums, at }];
}

/** Adds the totals of two parts of the same comparison, by kind. */
export function addTotals(one: readonly KindTotal[], other: readonly KindTotal[]): KindTotal[] {
  return RECONCILED_KINDS.map((kind) => {
    const sum = noTotal(kind);
    for (const part of [...one, ...other]) {
      if (part.kind !== kind) continue;
      sum.ours += part.ours;
      sum.theirs += part.theirs;
      sum.oursCount += part.oursCount;
      sum.theirsCount += part.theirsCount;
    }
    return sum;
  });
}

/** All kinds with zero totals. */
export const NO_TOTALS: readonly KindTotal[] = RECONCILED_KINDS.map(noTotal);
