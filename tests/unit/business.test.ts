import { describe, expect, it } from "vitest";
import { businessOf } from "#shared/business-settings.ts";
import { addressLine, BRAND_BUSINESS, phoneHref } from "#shared/business.ts";
import { DEFAULT_SETTINGS, settingsSchema } from "#shared/settings.ts";

describe("The business that answers customers", () => {
  it("is the brand's own until an admin sets another", () => {
    expect(businessOf(DEFAULT_SETTINGS)).toEqual(BRAND_BUSINESS);
  });

  it.each([
    ["businessName", " ", "Please name the business"],
    ["businessName", "Furrow\nBcc: all@furrow.example", "Please remove the special characters"],
    ["contactEmail", "hello@furrow", "Please enter a valid email address"],
    ["contactPhone", "call us", "Please enter a valid telephone number"],
    ["contactState", "California", "Please write the state as CA"],
    ["contactZip", "9495", "Please enter a valid zip code"],
    ["openingHours", [], "Please write at least one line, such as Mon-Fri 9am-6pm"],
    ["openingHours", ["by appointment"], "Please write a line as Mon-Fri 9am-6pm"],
  ])("is refused with the %s %j", (key, value, words) => {
    const { error } = settingsSchema.safeParse({ [key]: value });
    expect(error?.issues.map(({ message }) => message)).toContain(words);
  });

  it("is told in one line, and dialled by its digits", () => {
    expect(addressLine(BRAND_BUSINESS)).toBe("218 Orchard Way, Petaluma, CA 94952");
    expect(phoneHref({ phone: "+1 (707) 555-0142" })).toBe("tel:+17075550142");
  });
});
