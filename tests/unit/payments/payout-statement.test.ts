import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import {
  type PayoutEntry,
  type PayoutGoods,
  statementOf,
} from "#shared/payments/payouts/payout-statement.ts";

const entry = (facts: Partial<PayoutEntry> = {}): PayoutEntry => ({
  number: "FUR-1",
  day: "2026-12-01",
  amount: cents(820),
  refund: null,
  isCarried: false,
  ...facts,
});
const refund = (id: string) => ({
  id,
  cause: "poor_quality" as const,
  bearer: "farm" as const,
  bearerReason: null,
});
const goods = (facts: Partial<PayoutGoods> = {}): PayoutGoods => ({
  number: "FUR-1",
  name: "Kale",
  quantity: 2,
  amount: cents(1000),
  commissionBps: 1800,
  ...facts,
});

describe("A statement", () => {
  it("shows what was sold, our commission and the sum", () => {
    expect(statementOf([entry()], [goods(), goods({ number: "FUR-2" })])).toEqual({
      lines: [
        {
          number: "FUR-1",
          day: "2026-12-01",
          goods: [{ name: "Kale", quantity: 2, amount: 1000, commissionBps: 1800 }],
          gross: 1000,
          commission: -180,
          refunds: [],
          sum: 820,
        },
      ],
      gross: 1000,
      commission: -180,
      refunds: 0,
      carried: 0,
      sum: 820,
    });
  });

  it("shows a refund of goods that were paid before by itself, without the goods", () => {
    const entries = [entry({ amount: cents(-410), refund: refund("a"), isCarried: true })];
    const { lines, carried, sum } = statementOf(entries, [goods()]);
    expect(lines).toMatchObject([
      { goods: [], gross: 0, commission: 0, refunds: [{ cause: "poor_quality", amount: -410 }] },
    ]);
    expect([carried, sum]).toEqual([-410, -410]);
  });

  it("adds up what is said of one refund, so that one that someone else bears by now takes nothing", () => {
    const entries = [
      entry(),
      entry({ amount: cents(-410), refund: refund("a") }),
      entry({ amount: cents(410), refund: refund("a") }),
      entry({ amount: cents(-100), refund: refund("b") }),
    ];
    const { lines, refunds, sum } = statementOf(entries, [goods()]);
    expect(lines[0]!.refunds.map(({ amount }) => amount)).toEqual([0, -100]);
    expect([refunds, sum]).toEqual([-100, 720]);
  });

  it("adds up, line by line and in all, whatever it is made of", () => {
    const any = fc.record({
      number: fc.constantFrom("FUR-1", "FUR-2", "FUR-3"),
      amount: fc.integer({ min: -9999, max: 9999 }).map(cents),
      refund: fc.option(fc.constantFrom("a", "b").map(refund)),
      isCarried: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any), (made) => {
        const entries = made.map((facts) => entry(facts));
        const { lines, ...all } = statementOf(entries, [goods(), goods({ number: "FUR-2" })]);
        expect(all.gross + all.commission + all.refunds).toBe(all.sum);
        expect(all.sum).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
        for (const line of lines) {
          const taken = line.refunds.reduce((sum, { amount }) => sum + amount, 0);
          expect(line.gross + line.commission + taken).toBe(line.sum);
        }
      }),
    );
  });
});
