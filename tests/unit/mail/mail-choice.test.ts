import { describe, expect, it } from "vitest";
import { createMailComposer } from "#server/mail/composer.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { isOptional, OPTIONAL_MAIL_KINDS } from "#shared/mail/mail-choice.ts";
import { MAIL_KINDS } from "#shared/mail/mail.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";

const { compose } = createMailComposer("https://furrow.example");
const CHOICES = "https://furrow.example/dashboard/customer/mail";
const always = MAIL_KINDS.filter((kind) => !isOptional(kind));

describe("The emails that an account can choose", () => {
  it("are those about an order that its page shows as well", () => {
    expect(OPTIONAL_MAIL_KINDS).toEqual([
      "order_reminder",
      "order_out",
      "order_delivered",
      "review_request",
    ]);
  });

  it.each(OPTIONAL_MAIL_KINDS)("%s names the order whose account can choose", (kind) => {
    expect(mailSamples()[kind].orderNumber).not.toBe("");
  });

  it.each(OPTIONAL_MAIL_KINDS)("%s ends with its reason and where to choose", (kind) => {
    const { text, html } = compose(kind, mailSamples()[kind], BRAND_BUSINESS);
    expect(text.split("\n\n").at(-2)).toMatch(
      new RegExp(
        `^You get this because .* in your account\\. Choose which emails you get: ${CHOICES}$`,
      ),
    );
    expect(html).toMatch(/in your account\. <a href="[^"]*"[^>]*>Choose which emails you get<\/a>/);
  });

  it.each(OPTIONAL_MAIL_KINDS)("%s links to the page in the reader's language", (kind) => {
    const { text } = compose(kind, mailSamples()[kind], BRAND_BUSINESS, "es");
    expect(text).toContain(
      "Elegir qué correos recibe: https://furrow.example/es/dashboard/customer/mail",
    );
  });

  it.each(OPTIONAL_MAIL_KINDS)("%s does not mention choices to a guest, who has none", (kind) => {
    const data = { ...mailSamples()[kind], choicesUrl: null };
    expect(compose(kind, data, BRAND_BUSINESS).text).not.toContain("You get this because");
  });
});

it.each(always)("%s is always sent and offers no choice", (kind) => {
  expect(compose(kind, mailSamples()[kind], BRAND_BUSINESS).text).not.toContain(CHOICES);
});
