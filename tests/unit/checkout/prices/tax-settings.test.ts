import { describe, expect, it } from "vitest";
import { cartRates, deliveryTermsOf } from "#shared/checkout/delivery-terms.ts";
import { taxRatesOf } from "#shared/checkout/tax/tax-rates.ts";
import type { TaxRate } from "#shared/checkout/tax/tax-settings.ts";
import { settingsSchema } from "#shared/platform/settings/settings.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";

const STATE = "State of California";
const rate = (part: Partial<TaxRate> = {}): TaxRate => ({
  category: "merchandise",
  authority: STATE,
  zipPrefix: "",
  bps: 725,
  from: "2026-01-01",
  to: null,
  ...part,
});
const settingsWith = (...taxRates: TaxRate[]) => ({ ...DEFAULT_SETTINGS, taxRates });
const TODAY = "2026-11-25";

describe("The tax rates in force", () => {
  it("are the single rate while the table is empty, and nothing else", () => {
    expect(taxRatesOf(DEFAULT_SETTINGS, "94612", TODAY)).toStrictEqual({ taxBps: 875 });
  });

  it("are, for each authority, those with the longest matching zip prefix", () => {
    const county = { authority: "County" };
    const settings = settingsWith(
      rate(),
      rate({ zipPrefix: "94", bps: 800 }),
      rate({ zipPrefix: "946", bps: 850 }),
      rate({ ...county, zipPrefix: "9461", bps: 100 }),
      rate({ ...county, zipPrefix: "95", bps: 200 }),
    );
    const at = (zip: string) => taxRatesOf(settings, zip, TODAY).taxes?.merchandise;
    expect(at("94612")).toEqual([
      { authority: "County", bps: 100 },
      { authority: STATE, bps: 850 },
    ]);
    expect(at("94952")).toEqual([{ authority: STATE, bps: 800 }]);
    expect(at("")).toEqual([{ authority: STATE, bps: 725 }]);
  });

  it("apply from their first day to their last, and the single rate on all others", () => {
    const settings = settingsWith(rate({ from: "2026-11-25", to: "2026-11-26" }));
    const on = (day: string) => taxRatesOf(settings, "94612", day).taxes;
    expect(on("2026-11-24")).toBeUndefined();
    expect(on("2026-11-25")).toBeDefined();
    expect(on("2026-11-26")).toBeDefined();
    expect(on("2026-11-27")).toBeUndefined();
  });

  it("reach a cart with the terms of the page, or with its zip code if they depend on that", () => {
    const settings = settingsWith(rate(), rate({ zipPrefix: "946", bps: 850 }));
    const terms = deliveryTermsOf(settings, TODAY);
    const bpsOf = (zone: Parameters<typeof cartRates>[1]) =>
      cartRates(terms, zone).taxes?.merchandise?.[0]?.bps;
    expect(bpsOf(null)).toBe(725);
    const { taxes } = taxRatesOf(settings, "94612", TODAY);
    expect(bpsOf({ feeCents: 0, taxes })).toBe(850);
    expect(deliveryTermsOf(DEFAULT_SETTINGS, TODAY)).not.toHaveProperty("taxes");
    expect(deliveryTermsOf(DEFAULT_SETTINGS, TODAY)).not.toHaveProperty("isTaxByZip");
  });
});

describe("A table of tax rates", () => {
  const wrong = (...taxRates: unknown[]) =>
    settingsSchema.safeParse({ taxRates }).error?.issues.map(({ message }) => message);

  it("accepts the same goods, authority and zip codes on days that do not overlap", () => {
    expect(
      wrong(
        rate({ to: "2026-06-30" }),
        rate({ from: "2026-07-01", bps: 750 }),
        rate({ zipPrefix: "94" }),
        rate({ category: "drinks" }),
        rate({ authority: "County" }),
      ),
    ).toBeUndefined();
  });

  it("refuses two rates for the same goods on one day, and names them", () => {
    expect(wrong(rate(), rate({ from: "2027-01-01" }))).toEqual([
      "State of California has two rates for “Things that are not food” on the same day. Please end one before the other begins.",
    ]);
    expect(
      wrong(
        rate({ zipPrefix: "94", to: "2026-07-01" }),
        rate({ zipPrefix: "94", from: "2026-07-01" }),
      ),
    ).toEqual([
      "State of California has two rates for “Things that are not food” in zip codes 94 on the same day. Please end one before the other begins.",
    ]);
  });

  it.each([
    [{ bps: 3_001 }, "At most 30%"],
    [{ bps: -1 }, "At least 0%"],
    [{ authority: "" }, "Please name who gets the tax, such as State of California"],
    [{ zipPrefix: "1" }, "Please enter the first two to five digits of a zip code in California"],
    [{ to: "2025-12-31" }, "The last day of a rate cannot be before its first day"],
  ])("refuses %o", (part, message) => {
    expect(wrong(rate(part as Partial<TaxRate>))).toEqual([message]);
  });
});
