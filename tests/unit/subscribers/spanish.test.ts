import { expect, it } from "vitest";
import { createMailComposer } from "#server/mail/composer.ts";
import { speak } from "#server/language.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { subscribeSchema } from "#shared/subscribers/subscriber.ts";
import { neighborsText } from "#shared/subscribers/waiting-words.ts";

const { compose } = createMailComposer("https://furrow.example");

it("A subscriber is asked in Spanish to confirm", () => {
  const { newsletter_confirm: asked } = mailSamples();
  const { subject, text } = compose("newsletter_confirm", asked, BRAND_BUSINESS, "es");
  expect(subject).toBe("Confirme su suscripción al boletín de Furrow");
  expect(text).toContain("le escribiremos cuando haya novedades");
});

it("The number of neighbors is put into Spanish", () => {
  const words = [0, 1, 1200].map((neighbors) => speak("es", () => neighborsText(neighbors)));
  expect(words).toEqual([
    "Es la primera persona de ahí. Avise a sus vecinos: cada persona cuenta.",
    "Ahí también espera un vecino.",
    "Ahí también esperan 1,200 vecinos.",
  ]);
});

it("The welcome popup has its error messages in Spanish", () => {
  const lead = { firstName: "A", lastName: "Lee", email: "ana@furrow.example", zipCode: "94952" };
  const said = () =>
    subscribeSchema
      .safeParse({ ...lead, source: "welcome_popup" })
      .error?.issues.map(({ message }) => message);
  expect(speak("es", said)).toEqual(["Escriba su nombre"]);
});
