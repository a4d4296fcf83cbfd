import { describe, expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import { giftRemainingOf } from "#shared/payments/gift-cards/gift-remaining.ts";

const moved = (key: string, amount: number, orderId: string | null = null) => ({
  key,
  amount: cents(amount),
  orderId,
});
const GIFT = moved("gift_card:1", 5_000);

describe("What is left of gift cards", () => {
  it("shrinks by what an order used, whatever credit is earned later", () => {
    const spent = [GIFT, moved("order:1", -4_000, "1")];
    expect(giftRemainingOf(spent)).toBe(1_000);
    expect(giftRemainingOf([...spent, moved("referral:1", 4_000)])).toBe(1_000);
  });

  it("is used last, after other credit that was there before", () => {
    const other = moved("problem:1", 3_000);
    expect(giftRemainingOf([GIFT, other, moved("order:1", -4_000, "1")])).toBe(4_000);
    expect(giftRemainingOf([other, moved("order:1", -2_000, "1"), GIFT])).toBe(5_000);
  });

  it("grows by what an order returns, up to the part paid by gift cards", () => {
    const spent = [GIFT, moved("problem:1", 1_000), moved("order:1", -4_000, "1")];
    expect(giftRemainingOf(spent)).toBe(2_000);
    expect(giftRemainingOf([...spent, moved("refund:1", 500, "1")])).toBe(2_500);
    expect(giftRemainingOf([...spent, moved("refund:1", 4_000, "1")])).toBe(5_000);
    expect(giftRemainingOf([...spent, moved("refund:2", 4_000, "2")])).toBe(2_000);
  });

  it("shrinks again when a refund fails, and the order can return it once more", () => {
    const back = moved("refund:a", 5_000, "1");
    const failed = moved("refund_failed:a", -5_000, "1");
    const refunded = [GIFT, moved("order:1", -5_000, "1"), back, moved("referral:1", 500)];
    expect(giftRemainingOf([...refunded, failed])).toBe(0);
    expect(giftRemainingOf([...refunded, failed, moved("refund:b", 5_000, "1")])).toBe(5_000);
    // Part of it was spent in the meantime.
    expect(giftRemainingOf([...refunded, moved("order:2", -1_500, "2"), failed])).toBe(0);
  });

  it("does not shrink when the refund that failed had returned other credit", () => {
    const others = [moved("problem:1", 1_000), moved("order:1", -1_000, "1")];
    const refunded = [...others, GIFT, moved("refund:a", 1_000, "1")];
    expect(giftRemainingOf([...refunded, moved("refund_failed:a", -1_000, "1")])).toBe(5_000);
  });

  it("is zero once it was paid out, and never negative", () => {
    const spent = [GIFT, moved("order:1", -4_000, "1")];
    expect(giftRemainingOf([...spent, moved("gift_card_out:1", -1_000)])).toBe(0);
    expect(giftRemainingOf([GIFT, moved("taken:1", -9_000)])).toBe(0);
    expect(giftRemainingOf([])).toBe(0);
  });
});
