import { describe, expect, it } from "vitest";
import {
  DOLLAR_PARTS,
  dollarAmounts,
  lastFullMonths,
  splitDollar,
} from "#shared/analytics/dollar.ts";
import { cents } from "#shared/money.ts";
import type { LedgerAccount } from "#shared/payments/ledger.ts";

const sums = (accounts: Partial<Record<LedgerAccount, number>>) =>
  new Map(
    Object.entries(accounts).map(([account, amount]) => [account as LedgerAccount, cents(amount)]),
  );
const split = (accounts: Partial<Record<LedgerAccount, number>>) =>
  splitDollar(dollarAmounts(sums(accounts)));

describe("Where a dollar goes", () => {
  it("is what the accounts gained; the market's costs come out of its commission", () => {
    const { parts, whole } = dollarAmounts(
      sums({
        farm_payable: -8_000,
        commission: -1_800,
        delivery_fees: -200,
        card_fees: 320,
        market_losses: 100,
        goodwill: 20,
        disputes: 30,
        promotions: 80,
        box_gifts: 10,
      }),
    );
    expect(whole).toBe(10_000);
    expect(parts).toEqual({
      farms: 8_000,
      delivery: 200,
      fees: 320,
      refunds: 150,
      discounts: 90,
      market: 1_240,
    });
    expect(splitDollar({ parts, whole })).toEqual({
      farms: 800,
      delivery: 20,
      fees: 32,
      refunds: 15,
      discounts: 9,
      market: 124,
    });
  });

  it("gives what rounding leaves to the largest remainders", () => {
    // 80.58%, 2.92% and 16.50%: rounded down, one tenth is missing.
    expect(split({ farm_payable: -967, commission: -233, card_fees: 35 })).toEqual({
      farms: 806,
      delivery: 0,
      fees: 29,
      refunds: 0,
      discounts: 0,
      market: 165,
    });
  });

  it("sums to exactly 100% whatever was paid, and no part is off by a tenth or more", () => {
    for (let seed = 1; seed < 3_000; seed += 1) {
      const of = (prime: number) => (seed * prime) % 1_013;
      const accounts = {
        farm_payable: -(1 + of(7919)),
        commission: -of(6361),
        delivery_fees: -of(331),
        card_fees: of(4397),
        market_losses: of(541),
        box_gifts: of(281) - 200,
      };
      const amounts = dollarAmounts(sums(accounts));
      const shares = splitDollar(amounts)!;
      expect(DOLLAR_PARTS.reduce((sum, part) => sum + shares[part], 0)).toBe(1_000);
      for (const part of DOLLAR_PARTS) {
        const exact = (1_000 * amounts.parts[part]) / amounts.whole;
        expect(Math.abs(shares[part] - exact)).toBeLessThan(1);
      }
    }
  });

  it("shows with a minus what the market paid beyond its commission", () => {
    const shares = split({ farm_payable: -800, commission: -200, market_losses: 250 });
    expect(shares).toMatchObject({ farms: 800, refunds: 250, market: -50 });
  });

  it("is not split if nothing was paid, and amounts that do not add up are refused", () => {
    expect(split({})).toBeNull();
    expect(split({ card_fees: 30 })).toBeNull();
    const { parts } = dollarAmounts(sums({ farm_payable: -800 }));
    expect(() => splitDollar({ parts, whole: cents(900) })).toThrow(RangeError);
  });
});

it("The last full months end before the month of the day, across years", () => {
  expect(lastFullMonths("2026-11-29", 12)).toEqual({ from: "2025-11", to: "2026-10" });
  expect(lastFullMonths("2026-01-01", 12)).toEqual({ from: "2025-01", to: "2025-12" });
  expect(lastFullMonths("2026-12-31", 1)).toEqual({ from: "2026-11", to: "2026-11" });
});
