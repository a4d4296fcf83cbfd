import { describe, expect, it } from "vitest";
import { siteHead } from "#client/lib/pages/site-head.ts";
import { businessOf } from "#shared/platform/business/business-settings.ts";
import {
  businessAddressLine,
  BRAND_BUSINESS,
  networkOf,
  phoneHref,
  phoneWords,
} from "#shared/platform/business/business.ts";
import { settingsSchema } from "#shared/platform/settings/settings.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";

describe("The business details for customers", () => {
  it("are the brand's own until an admin sets others", () => {
    expect(businessOf(DEFAULT_SETTINGS)).toEqual(BRAND_BUSINESS);
  });

  it.each([
    ["businessName", " ", "Please name the business"],
    ["businessName", "Furrow\nBcc: all@furrow.example", "Please remove the special characters"],
    ["contactEmail", "hello@furrow", "Please enter a valid email address"],
    ["contactPhone", "call us", "Please enter a valid telephone number"],
    ["contactState", "California", "Please enter the state as CA"],
    ["contactZip", "9495", "Please enter a valid zip code"],
    ["openingHours", [], "Please enter at least one line, such as Mon-Fri 9am-6pm"],
    ["openingHours", ["by appointment"], "Please enter a line as Mon-Fri 9am-6pm"],
    ["socialLinks", ["furrow"], "Please enter an address as https://www.instagram.com/your-market"],
    [
      "socialLinks",
      ["javascript:alert(1)"],
      "Please enter an address as https://www.instagram.com/your-market",
    ],
  ])("are refused with the %s %j", (key, value, words) => {
    const { error } = settingsSchema.safeParse({ [key]: value });
    expect(error?.issues.map(({ message }) => message)).toContain(words);
  });

  it("have no social networks, on pages or for search engines, until an admin adds one", () => {
    const visit = {
      matches: [],
      match: {
        context: {
          origin: "https://furrow.example",
          api: { checkout: { delivery: { terms: { getData: () => undefined } } } },
        },
      },
    };
    const dataOf = (social: readonly string[]) =>
      siteHead({ ...visit, loaderData: { ...BRAND_BUSINESS, social } }).meta.flatMap((tag) =>
        "script:ld+json" in tag ? [tag["script:ld+json"]] : [],
      )[0];
    expect(dataOf([])).not.toHaveProperty("sameAs");
    const social = ["https://www.instagram.com/greenway"];
    expect(dataOf(social)).toHaveProperty("sameAs", social);
    expect(networkOf("https://www.instagram.com/greenway")).toBe("Instagram");
    expect(networkOf("https://farms.social/@greenway")).toBe("farms.social");
  });

  it("are written on one line, and dialed by their digits", () => {
    expect(businessAddressLine(BRAND_BUSINESS)).toBe("218 Orchard Way, Petaluma, CA 94952");
    expect(phoneHref({ phone: "+1 (707) 555-0142" })).toBe("tel:+17075550142");
    expect(phoneWords({ phone: "(707) 555-0142" })).toBe("(707)\u00a0555-\u20600142");
  });
});
