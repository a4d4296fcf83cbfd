import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import {
  ENTRY_KINDS,
  type EntryRefund,
  type PayoutEntry,
  type PayoutGoods,
  statementOf,
} from "#shared/payments/payouts/payout-statement.ts";
import { faultWords } from "#shared/payments/payouts/statement-words.ts";

let serial = 0;
const entry = (facts: Partial<PayoutEntry> = {}): PayoutEntry => ({
  transactionId: `transaction ${(serial += 1)}`,
  number: "FUR-1",
  delivered: "2026-12-01",
  booked: "2026-12-03",
  kind: "sold",
  amount: cents(820),
  refund: null,
  isCarried: false,
  ...facts,
});
const poor: EntryRefund = {
  cause: "poor_quality",
  bearer: "farm",
  bearerReason: null,
  goods: [{ name: "Kale", quantity: 1 }],
};
const refund = (amount: number, facts: Partial<EntryRefund> = {}): PayoutEntry =>
  entry({ kind: "refund", amount: cents(amount), refund: { ...poor, ...facts } });
const decided = (amount: number, facts: Partial<EntryRefund> = {}): PayoutEntry =>
  entry({ kind: "decided", amount: cents(amount), refund: { ...poor, ...facts } });
const goods = (facts: Partial<PayoutGoods> = {}): PayoutGoods => ({
  number: "FUR-1",
  name: "Kale",
  quantity: 2,
  amount: cents(1000),
  commissionBps: 1800,
  commission: cents(180),
  ...facts,
});

describe("A statement", () => {
  it("lists each line that was sold with its own commission, and the sums", () => {
    const eggs = goods({
      name: "Eggs",
      amount: cents(500),
      commissionBps: 1000,
      commission: cents(50),
    });
    const sold = entry({ amount: cents(1270) });
    const { items, ...sums } = statementOf([sold], [eggs, goods(), goods({ number: "FUR-2" })]);
    expect(items).toMatchObject([
      { goods: [{ name: "Eggs" }], gross: 500, commissionBps: 1000, commission: -50, sum: 450 },
      { goods: [{ name: "Kale" }], gross: 1000, commissionBps: 1800, commission: -180, sum: 820 },
    ]);
    expect(items.map(({ day, fault }) => [day, fault])).toEqual([
      ["2026-12-01", null],
      ["2026-12-01", null],
    ]);
    expect(sums).toEqual({
      orders: 1,
      gross: 1500,
      commission: -230,
      refunds: 0,
      adjustments: 0,
      carried: 0,
      sum: 1270,
    });
  });

  it("lists a refund of goods that were paid out before by itself, on the day it was made", () => {
    const { items, carried, sum } = statementOf([{ ...refund(-410), isCarried: true }], [goods()]);
    expect(items).toMatchObject([
      {
        day: "2026-12-03",
        goods: poor.goods,
        gross: 0,
        commissionBps: null,
        refund: -410,
        fault: { cause: "poor_quality", bearer: "farm", reason: null },
      },
    ]);
    expect([carried, sum]).toEqual([-410, -410]);
  });

  it("lists a later decision as an adjustment, with the bearer before and after it", () => {
    const now = { bearer: "market", bearerReason: "Our van was late" } as const;
    const { items, refunds, adjustments, sum } = statementOf(
      [entry(), refund(-410, now), decided(410, now)],
      [goods()],
    );
    expect([refunds, adjustments, sum]).toEqual([-410, 410, 820]);
    expect(items.slice(1).map(({ fault }) => [fault?.bearer, fault?.reason])).toEqual([
      ["farm", null],
      ["market", "Our van was late"],
    ]);
    expect(faultWords(items[2]!)).toEqual([
      "Poor quality. Borne by: The market.",
      "The team decided so: “Our van was late”",
    ]);
  });

  it("names the team's reason for a refund that its cause would not have put on the farm", () => {
    const facts = { cause: "packed_wrong", bearerReason: "It came without labels" } as const;
    const { items } = statementOf([refund(-100, facts)], []);
    expect(items[0]!.fault).toEqual({
      cause: "packed_wrong",
      bearer: "farm",
      reason: "It came without labels",
    });
  });

  it("leaves out a failed refund that the farm no longer bore", () => {
    const [taken, back] = [decided(410), decided(-410)].map((one) => ({
      ...one,
      kind: "undone" as const,
      transactionId: "one",
    }));
    expect(statementOf([taken!, back!], []).items).toEqual([]);
  });

  it("adds up, line by line and in total, whatever its entries are", () => {
    const any = fc.record({
      number: fc.constantFrom("FUR-1", "FUR-2", "FUR-3"),
      amount: fc.integer({ min: -9999, max: 9999 }).map(cents),
      kind: fc.constantFrom(...ENTRY_KINDS.filter((kind) => kind !== "sold")),
      transactionId: fc.constantFrom("a", "b", "c"),
      isCarried: fc.boolean(),
    });
    const sold = fc.record({ number: fc.constantFrom("FUR-1", "FUR-2"), isCarried: fc.boolean() });
    fc.assert(
      fc.property(
        fc.uniqueArray(any, { selector: ({ transactionId }) => transactionId }),
        fc.uniqueArray(sold, { selector: ({ number }) => number }),
        (made, sales) => {
          const entries = [
            ...made.map((facts) => entry({ ...facts, refund: poor })),
            ...sales.map((facts) => entry(facts)),
          ];
          const { items, ...all } = statementOf(entries, [goods(), goods({ number: "FUR-2" })]);
          const total = (some: readonly { amount: number }[]) =>
            some.reduce((sum, { amount }) => sum + amount, 0);
          expect(all.gross + all.commission + all.refunds + all.adjustments).toBe(all.sum);
          expect(all.sum).toBe(total(entries));
          expect(all.carried).toBe(total(entries.filter(({ isCarried }) => isCarried)));
          for (const item of items)
            expect(item.gross + item.commission + item.refund + item.adjustment).toBe(item.sum);
        },
      ),
    );
  });
});
