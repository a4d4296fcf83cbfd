import { describe, expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import {
  referralEntries,
  referralFields,
  referralLifecycle,
  referralOfferOf,
  referralStep,
  takenBackOf,
} from "#shared/payments/referrals/referral.ts";
import { referralEndWords } from "#shared/payments/referrals/referral-admin.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";

describe("The referral offer", () => {
  it("is ten dollars for both by default, and none if an amount or the limit is zero", () => {
    expect(referralOfferOf(DEFAULT_SETTINGS)).toEqual({
      friend: 1_000,
      reward: 1_000,
      minimum: 3_000,
      perYear: 20,
    });
    for (const off of ["referralFriendCents", "referralRewardCents", "referralsPerYear"] as const)
      expect(referralOfferOf({ ...DEFAULT_SETTINGS, [off]: 0 })).toBeNull();
    for (const wrong of [-1, 0.5, 10_001])
      expect(referralFields.referralFriendCents.safeParse(wrong).success).toBe(false);
  });
});

describe("A referral", () => {
  it("follows its order until it is credited or has ended", () => {
    expect(referralStep("waiting", "packed")).toBe("joined");
    expect(referralStep("waiting", "delivered")).toBe("delivered");
    expect(referralStep("waiting", "refunded")).toBe("ended");
    expect(referralStep("waiting", "canceled")).toBe("ended");
    expect(referralStep("credited", "refunded")).toBe("credited");
    expect(referralStep("refused", "delivered")).toBe("ended");
    expect(referralStep("taken_back", "delivered")).toBe("ended");
  });

  it("cannot change once it is refused or taken back", () => {
    expect(referralLifecycle.isTerminal("refused")).toBe(true);
    expect(referralLifecycle.isTerminal("taken_back")).toBe(true);
    expect(referralLifecycle.next("waiting", "take_back")).toBeNull();
    expect(referralLifecycle.next("credited", "refuse")).toBeNull();
  });

  it("says why it ended, in our words or the team's", () => {
    expect(referralEndWords("fraud")).toBe("The bank called the payment a fraud");
    expect(referralEndWords("The same household")).toBe("The same household");
  });
});

describe("The credit of a referral", () => {
  it("is a cost of the market, and touches no farm", () => {
    expect(referralEntries(cents(1_000))).toEqual([
      { account: "referrals", farmId: null, amount: 1_000 },
      { account: "customer_credit", farmId: null, amount: -1_000 },
    ]);
  });

  it("is taken back as far as it is left, and never below zero", () => {
    expect(takenBackOf(cents(1_000), cents(2_500))).toBe(1_000);
    expect(takenBackOf(cents(1_000), cents(400))).toBe(400);
    expect(takenBackOf(cents(1_000), cents(0))).toBe(0);
    expect(takenBackOf(cents(1_000), cents(-300))).toBe(0);
  });
});
