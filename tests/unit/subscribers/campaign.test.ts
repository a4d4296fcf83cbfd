import { describe, expect, it } from "vitest";
import { readCampaignSearch, sourceOf } from "#shared/subscribers/campaign.ts";
import { centsOfText, formatReceiptNumber } from "#shared/payments/receipt.ts";
import { registrationSchema, usernameFor } from "#shared/accounts/registration.ts";

describe("The search of a campaign link", () => {
  it("keeps referral, zip and campaign, even if they look like numbers", () => {
    const search = { ref: 22334455, zip: 94952, utm_source: "mail", utm_campaign: 2026, other: 1 };
    expect(readCampaignSearch(search)).toEqual({
      ref: 22334455,
      zip: 94952,
      utm_source: "mail",
      utm_campaign: "2026",
    });
  });

  it.each([
    { ref: "short" },
    { ref: "ABCDEFG1" },
    { zip: "9495" },
    { zip: 1e9 },
    { utm_source: {} },
  ])("drops what it cannot read: %o", (search) => expect(readCampaignSearch(search)).toEqual({}));

  it("names its source in one word of limited length, without markup", () => {
    const search = readCampaignSearch({ utm_source: "<b>mail</b>", utm_campaign: "x".repeat(99) });
    expect(sourceOf(search)).toMatch(/^bmailb\/x+$/);
    expect(sourceOf(search)).toHaveLength(60);
    expect(sourceOf({})).toBeUndefined();
  });
});

describe("A typed amount", () => {
  it.each([
    ["25", 2_500],
    ["$1,200.50", 120_050],
    [" 0.5 ", 50],
    ["", null],
    ["ten", null],
  ])("%o is %o cents", (text, expected) => expect(centsOfText(text)).toBe(expected));
});

it("A receipt number has letters and digits that cannot be confused", () => {
  const number = formatReceiptNumber(Uint8Array.from({ length: 8 }, (_, index) => index * 31 + 7));
  expect(number).toMatch(/^R-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
});

it.each([
  "ana.lee@x.example",
  "o'brien+farm@x.example",
  "é@x.example",
  `${"a".repeat(64)}@x.example`,
])("A username made for %s is accepted by registration", (email) => {
  const { username } = registrationSchema.shape;
  expect(username.safeParse(usernameFor(email, "3f9a1c")).success).toBe(true);
});
