import { describe, expect, it } from "vitest";
import { cartRates, DEFAULT_TERMS, deliveryTermsOf } from "#shared/checkout/delivery-terms.ts";
import { questionGroups } from "#client/features/platform/help/questions.ts";
import { payoutsText } from "#shared/platform/pages/marketing.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { afterHarvest, leadWords } from "#shared/checkout/lead-words.ts";
import {
  feeText,
  feeWords,
  forFee,
  minimumText,
  weekdaysText,
} from "#shared/checkout/terms-words.ts";

describe("The terms of delivery", () => {
  it("include the holidays from today on, the next one first", () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      holidays: ["2026-12-25", "2026-11-01", "2026-11-21", "2026-11-26"],
    };
    expect(deliveryTermsOf(settings, "2026-11-21").holidays).toEqual([
      "2026-11-21",
      "2026-11-26",
      "2026-12-25",
    ]);
  });

  it("phrase weekdays as a sentence needs them", () => {
    expect(weekdaysText({ deliveryWeekdays: [0, 1, 2, 3, 4, 5, 6] })).toBe("every day");
    expect(weekdaysText({ deliveryWeekdays: [6, 2, 4] })).toBe("on Tue, Thu, and Sat");
    expect(weekdaysText({ deliveryWeekdays: [] })).toBe("on no day right now");
    const byZone = { ...DEFAULT_TERMS, areDaysUniform: false };
    expect(weekdaysText(byZone)).toBe("every day, by zip code");
  });

  it("of the default settings are the fallback for settings that cannot be read", () => {
    expect(deliveryTermsOf(DEFAULT_SETTINGS, "2026-11-21")).toEqual(DEFAULT_TERMS);
  });

  it("say when farms are paid and that some zip codes are not served, if that is not the default", () => {
    const settings = { ...DEFAULT_SETTINGS, payoutDays: [10], unservedPrefixes: ["937"] };
    const terms = deliveryTermsOf(settings, "2026-11-21");
    expect(terms).toMatchObject({ payoutDays: [10], hasUnserved: true });
    expect(payoutsText(terms)).toBe("once a month");
    expect(payoutsText({ payoutDays: [1, 11, 21] })).toBe("3 times a month");
    expect(payoutsText(DEFAULT_TERMS)).toBe("twice monthly");
    const answers = questionGroups(terms).flatMap(({ questions }) => questions);
    expect(answers.find(({ id }) => id === "where")?.answer).toContain("to most zip codes");
  });

  it("span the fees and minimum orders of the market and its zones", () => {
    const zone = { name: "Bay", prefixes: ["94"], feeCents: 799, minimumCents: 2_000 };
    const settings = { ...DEFAULT_SETTINGS, deliveryFeeCents: 299, zones: [zone] };
    expect(deliveryTermsOf(settings, "2026-11-21")).toMatchObject({
      fees: { least: 299, most: 799 },
      minimums: { least: 0, most: 2_000 },
    });
  });

  it.each([
    [0, 0, "Free", "nothing", "free of charge"],
    [599, 599, "$5.99", "$5.99", "for $5.99"],
    [0, 799, "Free to $7.99", "up to $7.99", "for up to $7.99"],
    [299, 799, "$2.99 to $7.99", "$2.99 to $7.99", "for $2.99 to $7.99"],
  ])("phrase fees from %i to %i cents", (least, most, figure, words, how) => {
    const fees = { least, most };
    expect(feeText({ fees })).toBe(figure);
    expect(feeWords({ fees })).toBe(words);
    expect(forFee({ fees }, "free of charge")).toBe(how);
  });

  it("name the minimum order if there is one", () => {
    expect(minimumText({ minimums: { least: 0, most: 0 } })).toBeNull();
    expect(minimumText({ minimums: { least: 2_000, most: 2_000 } })).toBe(
      "The minimum order is $20.00.",
    );
    expect(minimumText({ minimums: { least: 0, most: 2_000 } })).toBe(
      "In some places the minimum order is $20.00.",
    );
  });

  it("say how long a delivery takes", () => {
    expect([1, 2, 3].map((leadDays) => leadWords({ leadDays }))).toEqual([
      "one day",
      "two days",
      "three days",
    ]);
    expect([1, 2, 3].map((leadDays) => afterHarvest({ leadDays }))).toEqual([
      "the same day",
      "the day after",
      "two days after that",
    ]);
  });
});

describe("The rates of a cart", () => {
  const uneven = { ...DEFAULT_TERMS, taxBps: 1_000, fees: { least: 0, most: 499 } };

  it("are the market's if delivery costs the same everywhere", () => {
    const terms = { ...DEFAULT_TERMS, deliveryFeeCents: 299, fees: { least: 299, most: 299 } };
    const rates = { taxBps: 875, deliveryFee: 299, isFeeKnown: true };
    expect(cartRates(terms, null)).toEqual(rates);
    expect(cartRates(terms, { feeCents: 299 })).toEqual(rates);
  });

  it("omit a fee that depends on the zip code until that is known", () => {
    expect(cartRates(uneven, null)).toMatchObject({ deliveryFee: 0, isFeeKnown: false });
    expect(cartRates(uneven, { feeCents: 499 })).toEqual({
      taxBps: 1_000,
      deliveryFee: 499,
      isFeeKnown: true,
    });
  });
});
