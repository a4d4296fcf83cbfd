import { expect, it } from "vitest";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { formatPhone } from "#shared/platform/fields/phone.ts";

it.each(["7075550142", "707-555-0142", "707.555.0142", "+1 707 555 0142", "1 (707) 555-0142"])(
  "the number %s is shown as the business's own is",
  (typed) => {
    expect(formatPhone(typed)).toBe(BRAND_BUSINESS.phone);
  },
);

it.each([
  "",
  "555-0142",
  "+44 20 7946 0018",
  "+52 55 1234 5678",
  "+49 30 1234567",
  "7075550142 ext. 3",
])("the number %s stays as it was typed", (typed) => {
  expect(formatPhone(typed)).toBe(typed);
});
