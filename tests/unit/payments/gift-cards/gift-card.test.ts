import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  buyGiftSchema,
  giftCardLifecycle,
  lastGiftDay,
} from "#shared/payments/gift-cards/gift-card.ts";
import {
  formatGiftCode,
  GIFT_CODES,
  giftCodeField,
} from "#shared/payments/gift-cards/gift-code.ts";
import { giftCodeIn } from "#shared/payments/gift-cards/gift-code-text.ts";
import { type LedgerLine, priceReturnedEntries } from "#shared/payments/ledger.ts";
import {
  creditPaidOutEntries,
  giftCardRedeemedEntries,
  giftCardSoldEntries,
} from "#shared/payments/gift-cards/gift-ledger.ts";
import { cents } from "#shared/money.ts";

describe("A gift card code", () => {
  it("has sixteen random characters of the readable alphabet in groups of four", () => {
    const codes = Array.from({ length: 200 }, () => formatGiftCode(randomBytes(16)));
    for (const code of codes) expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(new Set(codes).size).toBe(200);
    for (const at of [0, 4, 8, 12]) {
      const groups = codes.map((code) => code.replaceAll("-", "").slice(at, at + 4));
      expect(new Set(groups).size).toBeGreaterThan(190);
    }
  });

  it("is read in any form in which it was written down or copied", () => {
    const code = "7K3M-9QXT-B2HD-4WRC";
    for (const typed of [code, "7k3m9qxtb2hd4wrc", " 7K3M 9QXT B2HD 4WRC ", "7K3M–9QXT—B2HD.4WRC"])
      expect(giftCodeField.parse(typed)).toBe(code);
    expect(`Use ${code}.`.match(GIFT_CODES)).toEqual([code]);
    expect(giftCodeIn(code)).toBe(code);
    for (const no of ["SPRING10", "7K3M-9QXT-B2HD", "7K3M-9QXT-B2HD-4WR1", ""])
      expect(giftCodeIn(no)).toBeNull();
  });
});

describe("A gift card", () => {
  const gift = {
    amount: 5_000,
    recipientName: "Ben",
    recipientEmail: "Ben@Furrow.example",
    message: "",
    sendOn: "2026-12-24",
    buyerName: "Ana",
    buyerEmail: "ana@furrow.example",
  };

  it("is for 10 to 500 dollars in whole cents, with names, email addresses and up to 300 characters", () => {
    expect(buyGiftSchema.parse(gift)).toMatchObject({ recipientEmail: "ben@furrow.example" });
    const isFine = (change: object) => buyGiftSchema.safeParse({ ...gift, ...change }).success;
    for (const amount of [1_000, 50_000]) expect(isFine({ amount })).toBe(true);
    for (const amount of [999, 50_001, 1_000.5, Number.NaN]) expect(isFine({ amount })).toBe(false);
    expect(isFine({ message: "x".repeat(300) })).toBe(true);
    for (const wrong of [
      { message: "x".repeat(301) },
      { recipientName: " " },
      { buyerName: "" },
      { recipientEmail: "ben" },
      { sendOn: "2026-02-30" },
      { other: 1 },
    ])
      expect(isFine(wrong)).toBe(false);
    expect(lastGiftDay("2026-11-26")).toBe("2027-11-26");
  });

  it("cannot be redeemed while frozen or pending, and stays redeemed or voided", () => {
    expect(giftCardLifecycle.isTerminal("redeemed")).toBe(true);
    expect(giftCardLifecycle.isTerminal("voided")).toBe(true);
    expect(giftCardLifecycle.next("frozen", "redeem")).toBeNull();
    expect(giftCardLifecycle.next("pending", "redeem")).toBeNull();
  });
});

describe("The ledger entries of a gift card", () => {
  const sum = (lines: LedgerLine[], account: string) =>
    lines.filter((line) => line.account === account).reduce((all, { amount }) => all + amount, 0);

  it("owe its amount from its payment to its end, and touch no farm", () => {
    const amount = cents(5_000);
    const returned = (back: number, taken: number) =>
      priceReturnedEntries("gift_cards", amount, { back: cents(back), taken: cents(taken) });
    const ends = [
      giftCardRedeemedEntries(amount),
      returned(5_000, 0),
      returned(3_500, 0),
      returned(0, 5_000),
      returned(0, 4_000),
    ];
    for (const lines of ends) {
      expect(sum([...giftCardSoldEntries(amount), ...lines], "gift_cards")).toBe(0);
      expect(lines.every(({ farmId }) => farmId === null)).toBe(true);
    }
    expect(sum(returned(3_500, 0), "goodwill")).toBe(-1_500);
    expect(sum(returned(0, 4_000), "disputes")).toBe(-4_000);
    expect(sum(returned(3_000, 2_000), "goodwill")).toBe(0);
    expect(sum(creditPaidOutEntries(cents(900)), "paid_by_check")).toBe(-900);
  });
});
