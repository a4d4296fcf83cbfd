import { expect, it } from "vitest";
import { returnUrl } from "#client/lib/payments/return-url.ts";
import { speak } from "#server/language.ts";

const ORIGIN = "https://shop.example";
const back = () => returnUrl("/payment-success?order=1", ORIGIN);

it("a payer returns to the page in the language in which they left it", () => {
  expect(back()).toBe(`${ORIGIN}/payment-success?order=1`);
  expect(speak("es", back)).toBe(`${ORIGIN}/es/payment-success?order=1`);
});
