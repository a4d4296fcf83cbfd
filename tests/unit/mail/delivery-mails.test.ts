import { describe, expect, it } from "vitest";
import { createMailComposer } from "#server/mail/composer.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import type { Language } from "#shared/language.ts";
import { LATE_CAUSES, type LateCause } from "#shared/logistics/late-cause.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";

const { compose } = createMailComposer("https://furrow.example");
const { delivery_failed: FAILED, order_changed: CHANGED, order_late: LATE } = mailSamples();

const failed = (donatedTo: string | null, language: Language = "en") =>
  compose("delivery_failed", { ...FAILED, donatedTo }, BRAND_BUSINESS, language).text;

describe("The email about a failed delivery", () => {
  it.each([null, "Redwood Food Bank"])(
    "leaves the money to the bank while it disputes the payment (donated to %s)",
    (donatedTo) => {
      const data = { ...FAILED, donatedTo, isDisputed: true };
      const { subject, text } = compose("delivery_failed", data, BRAND_BUSINESS, "en");
      expect(subject).toContain("was not handed over");
      expect(text).toContain("Your bank decides");
      expect(text).toContain("The driver says: The gate was locked");
      expect(text).not.toMatch(/came to|choose|money back/u);
      const spanish = compose("delivery_failed", data, BRAND_BUSINESS, "es").text;
      expect(spanish).toContain("Su banco decide");
    },
  );

  it("offers both choices, with the link to the order and the driver's note", () => {
    const text = failed(null);
    expect(text).toContain("The driver says: The gate was locked");
    expect(text).toContain("we bring it again on another day");
    expect(text).toContain("ask for your money back");
    expect(text).toContain(FAILED.orderUrl);
    expect(failed(null, "es")).toContain("lo llevamos otra vez otro día");
  });

  it("offers no choice for a donated box", () => {
    const text = failed("Redwood Food Bank");
    expect(text).toContain("The driver came to Redwood Food Bank");
    expect(text).not.toContain("choose");
  });
});

it.each(["order_placed", "order_added_to", "order_changed"] as const)(
  "%s says until when the order can be changed, but only while it can",
  (kind) => {
    const data = mailSamples()[kind];
    const open = compose(kind, data, BRAND_BUSINESS, "en");
    expect(open.text).toMatch(/You can change (?:it again|or cancel it) until/u);
    for (const language of ["en", "es"] as const) {
      const { text } = compose(kind, { ...data, changeUntil: null }, BRAND_BUSINESS, language);
      expect(text).not.toMatch(/can change|until|Puede cambiarlo/u);
    }
  },
);

it("The email about a second delivery names its day, and no cut-off", () => {
  const again = { ...CHANGED, isAgain: true, changeUntil: null };
  const { subject, text } = compose("order_changed", again, BRAND_BUSINESS, "en");
  expect(subject).toMatch(/comes Fri/u);
  expect(text).toMatch(/bring your order FUR-7K3M-9QXT again on Friday, November\s27, 5PM-8PM/u);
  expect(text).not.toContain("until");
});

describe.each([
  [
    "en",
    {
      traffic: "Heavy traffic is holding the van up.",
      weather: "The weather is holding the van up.",
      farm_late: "A farm brought its harvest late.",
      vehicle: "We are having trouble with the van.",
    },
  ],
  [
    "es",
    {
      traffic: "La camioneta viene retrasada por el tráfico.",
      weather: "La camioneta viene retrasada por el mal tiempo.",
      farm_late: "Una granja trajo tarde su cosecha.",
      vehicle: "Tenemos un problema con la camioneta.",
    },
  ],
] as const)("The email about a late van, in %s", (language, words) => {
  const late = (cause: LateCause | null) =>
    compose("order_late", { ...LATE, cause }, BRAND_BUSINESS, language).text;
  const causesIn = (text: string) => LATE_CAUSES.filter((cause) => text.includes(words[cause]));

  it.each(LATE_CAUSES)("says the new time and the cause that was said: %s", (cause) => {
    expect(late(cause)).toContain("12:45");
    expect(causesIn(late(cause))).toEqual([cause]);
  });

  it("says the new time alone if nobody said a cause", () => {
    expect(late(null)).toContain("12:45");
    expect(causesIn(late(null))).toEqual([]);
  });
});
