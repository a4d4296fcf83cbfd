import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, sumCents } from "#shared/money.ts";
import {
  addTotals,
  bookingLeg,
  type Booking,
  compareLegs,
  type Leg,
  NO_TOTALS,
  providerLegs,
  type ProviderTransaction,
} from "#shared/payments/reconciliation/reconciliation.ts";

const AT = new Date("2026-11-25T12:00:00Z");

/** A transaction of the provider, and what we book for it. */
type Pair = { theirs: ProviderTransaction; ours: Booking[] };

const row = (facts: Partial<ProviderTransaction> & Pick<ProviderTransaction, "id" | "type">) => {
  const [amount, fee] = [facts.amount ?? cents(0), facts.fee ?? cents(0)];
  return {
    sourceId: null,
    localId: null,
    intentId: null,
    availableOn: AT,
    createdAt: AT,
    ...facts,
    amount,
    fee,
    net: cents(amount - fee),
  };
};
const booking = (key: string, kind: Booking["kind"], amount: number, more: object = {}) => ({
  key,
  kind,
  intentId: null,
  providerId: null,
  amount: cents(amount),
  createdAt: AT,
  ...more,
});

/** The movements of a payment or a payout, in both books. */
const MAKE = {
  charge: (n: number, amount: number): Pair => ({
    theirs: row({
      id: `txn_c${n}`,
      type: n % 2 ? "payment" : "charge",
      sourceId: `ch_${n}`,
      intentId: `pi_${n}`,
      amount: cents(amount),
      fee: cents(30 + (amount % 7)),
    }),
    ours: [
      booking(
        `sale:${n}`,
        (["sale", "deposit", "late_payment", "payment"] as const)[n % 4]!,
        amount,
        {
          intentId: `pi_${n}`,
        },
      ),
      booking(`fee:ch_${n}`, "provider_fee", -30 - (amount % 7), { intentId: `pi_${n}` }),
    ],
  }),
  refund: (n: number, amount: number): Pair => ({
    theirs: row({
      id: `txn_r${n}`,
      type: "refund",
      sourceId: `re_${n}`,
      intentId: `pi_${n}`,
      amount: cents(-amount),
    }),
    ours: [
      booking(`refund:${n}`, "refund", -amount, { intentId: `pi_${n}`, providerId: `re_${n}` }),
    ],
  }),
  refundFailed: (n: number, amount: number): Pair => ({
    theirs: row({
      id: `txn_f${n}`,
      type: "refund_failure",
      sourceId: `re_${n}`,
      intentId: `pi_${n}`,
      amount: cents(amount),
    }),
    ours: [
      booking(`refund_failed:${n}`, "refund_failed", amount, {
        intentId: `pi_${n}`,
        providerId: `re_${n}`,
      }),
    ],
  }),
  disputed: (n: number, amount: number): Pair => ({
    theirs: row({
      id: `txn_d${n}`,
      type: "adjustment",
      sourceId: `du_${n}`,
      intentId: `pi_${n}`,
      amount: cents(-amount),
      fee: cents(1500),
    }),
    ours: [booking(`dispute:txn_d${n}`, "dispute", -amount - 1500, { intentId: `pi_${n}` })],
  }),
  won: (n: number, amount: number): Pair => ({
    theirs: row({
      id: `txn_w${n}`,
      type: "adjustment",
      sourceId: `du_${n}`,
      intentId: `pi_${n}`,
      amount: cents(amount),
      fee: cents(-1500),
    }),
    ours: [booking(`dispute:txn_w${n}`, "dispute_won", amount + 1500, { intentId: `pi_${n}` })],
  }),
  transfer: (n: number, amount: number): Pair => ({
    theirs: row({
      id: `txn_t${n}`,
      type: "transfer",
      sourceId: `tr_${n}`,
      localId: `payout-${n}`,
      amount: cents(-amount),
    }),
    ours: [booking(`payout_sent:payout-${n}`, "payout_sent", -amount, { providerId: `tr_${n}` })],
  }),
  reversal: (n: number, amount: number): Pair => ({
    theirs: row({
      id: `txn_v${n}`,
      type: "transfer_refund",
      sourceId: `trr_${n}`,
      localId: `back-${n}`,
      amount: cents(amount),
    }),
    ours: [
      booking(`payout_reversed:back-${n}`, "payout_reversed", amount, { providerId: `trr_${n}` }),
    ],
  }),
};

const NAMES = Object.keys(MAKE) as (keyof typeof MAKE)[];
/** Books of both sides that agree, in which each movement happens once for its number. */
const clean = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...NAMES), fc.nat(30)), {
    minLength: 1,
    maxLength: 60,
    selector: ([name, n]) => `${name}${n}`,
  })
  .chain((picks) =>
    fc
      .array(fc.integer({ min: 1, max: 2_000_000 }), {
        minLength: picks.length,
        maxLength: picks.length,
      })
      .map((amounts) => picks.map(([name, n], at) => MAKE[name](n, amounts[at]!))),
  );

function legsOf(pairs: readonly Pair[]): { ours: Leg[]; theirs: Leg[] } {
  return {
    ours: pairs.flatMap(({ ours }) => ours.map(bookingLeg)),
    theirs: pairs.flatMap(({ theirs }) => providerLegs(theirs)),
  };
}

/** Books that agree, and one leg of one side to be damaged. */
const damaged = clean.chain((pairs) => {
  const { ours, theirs } = legsOf(pairs);
  return fc.record({
    ours: fc.constant(ours),
    theirs: fc.constant(theirs),
    side: fc.constantFrom("ours" as const, "theirs" as const),
    at: fc.nat(ours.length - 1),
    by: fc.integer({ min: -5_000, max: 5_000 }).filter((by) => by !== 0),
  });
});

type Damaged = typeof damaged extends fc.Arbitrary<infer Books> ? Books : never;

describe("Two sides that agree", () => {
  it("have no difference, in whatever order they are read", () => {
    fc.assert(
      fc.property(clean, fc.nat(), (pairs, seed) => {
        const { ours, theirs } = legsOf(pairs);
        const turned = [
          ...theirs.slice(seed % theirs.length),
          ...theirs.slice(0, seed % theirs.length),
        ];
        const { differences, totals } = compareLegs(ours, turned.toReversed());
        expect(differences).toEqual([]);
        expect(totals.every((total) => total.ours === total.theirs)).toBe(true);
        const net = sumCents(pairs.map((pair) => pair.theirs.net));
        expect(totals.reduce((sum, total) => sum + total.theirs, 0)).toBe(net);
      }),
    );
  });
});

/** The differences after one movement of one side was changed, and the id that is expected. */
function found(change: (leg: Leg, by: number) => Leg[], books: Damaged) {
  const { ours, theirs, side, at, by } = books;
  const sides = { ours, theirs };
  const leg = sides[side][at]!;
  const changed = sides[side].flatMap((one, index) => (index === at ? change(one, by) : [one]));
  const { differences } = compareLegs(
    side === "ours" ? changed : ours,
    side === "theirs" ? changed : theirs,
  );
  return {
    problems: differences.map(({ id, problem }) => [id, problem]),
    id: `${leg.kind}:${leg.subject}`,
  };
}

describe("A single movement", () => {
  it("that is missing on either side is found, and nothing else", () => {
    fc.assert(
      fc.property(damaged, (books) => {
        const { problems, id } = found(() => [], books);
        const problem = books.side === "ours" ? "missing_with_us" : "missing_at_provider";
        expect(problems).toEqual([[id, problem]]);
      }),
    );
  });

  it("that is doubled on either side is found, and nothing else", () => {
    fc.assert(
      fc.property(damaged, (books) => {
        const { problems, id } = found((leg) => [leg, leg], books);
        expect(problems).toEqual([[id, "amount_differs"]]);
      }),
    );
  });

  it("whose amount is changed on either side is found, and nothing else", () => {
    fc.assert(
      fc.property(damaged, (books) => {
        const more = (leg: Leg, by: number) => [{ ...leg, amount: cents(leg.amount + by) }];
        const { problems, id } = found(more, books);
        expect(problems).toEqual([[id, "amount_differs"]]);
      }),
    );
  });
});

it("All differences add up to the difference of both sides, also when compared part by part", () => {
  fc.assert(
    fc.property(clean, clean, (one, other) => {
      const [ours, theirs] = [legsOf(one).ours, legsOf(other).theirs];
      const { differences, totals } = compareLegs(ours, theirs);
      const by = (rows: readonly { ours: number; theirs: number }[]) =>
        rows.reduce((sum, each) => sum + each.ours - each.theirs, 0);
      expect(by(differences)).toBe(by(totals));
      const parts = addTotals(
        compareLegs(ours, []).totals,
        addTotals(NO_TOTALS, compareLegs([], theirs).totals),
      );
      expect(parts).toEqual(totals);
    }),
  );
});

it("A type that is new at the provider is compared as something else instead of ignored", () => {
  const theirs = providerLegs(
    row({ id: "txn_1", type: "climate_order_purchase", amount: cents(-500) }),
  );
  expect(compareLegs([], theirs).differences).toMatchObject([
    { id: "other:txn_1", kind: "other", problem: "missing_with_us", ours: 0, theirs: -500 },
  ]);
});

it("A charge without a fee is one movement", () => {
  const legs = providerLegs(
    row({ id: "txn_1", type: "charge", sourceId: "ch_1", amount: cents(900) }),
  );
  expect(legs).toMatchObject([{ kind: "charge", subject: "ch_1", amount: 900 }]);
});
