import { expect, it } from "vitest";
import { createMailComposer } from "#server/mail/composer.ts";
import { speak } from "#server/language.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { FOUNDING_PLACE, joinSchema } from "#shared/memberships/membership.ts";
import { cents } from "#shared/money.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";

const { compose } = createMailComposer("https://furrow.example");

it("A membership is confirmed in the member's language", () => {
  const { membership_active: membership } = mailSamples();
  const { text } = compose("membership_active", membership, BRAND_BUSINESS, "es");
  expect(text).toContain("Su membresía va del");
});

it("A refund for a founding place that sold out names the place in either language", () => {
  const data = { amount: cents(9_900), why: "goods_gone", items: [FOUNDING_PLACE] } as const;
  const inLanguage = (language: "en" | "es") =>
    compose("payment_returning", { ...data, items: [...data.items] }, BRAND_BUSINESS, language)
      .text;
  expect(inLanguage("en")).toContain("had sold out: your founding place");
  expect(inLanguage("es")).toContain("su lugar de fundador");
});

it("The form for a place in line has Spanish error messages", () => {
  const input = { zipCode: "9495", email: "ana", variant: 1 };
  const said = () => joinSchema.safeParse(input).error?.issues.map(({ message }) => message);
  expect(speak("es", said)).toEqual([
    "Escriba un código postal de cinco dígitos",
    "Escriba un correo válido",
  ]);
});
