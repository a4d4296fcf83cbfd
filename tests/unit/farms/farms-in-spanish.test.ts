import { expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { createMailComposer } from "#server/mail/composer.ts";
import { boxSamples } from "#server/services/mail/samples/box-samples.ts";
import { farmSamples } from "#server/services/mail/samples/farm-samples.ts";
import { causeWords } from "#shared/farms/applications/application.ts";
import { EMPTY_APPLICATION, stepErrors } from "#shared/farms/applications/farmer-application.ts";
import { FARM_TYPES, optionLabel } from "#shared/farms/farm-options.ts";
import { productShort } from "#shared/farms/harvest/harvest.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";

const { compose } = createMailComposer("https://furrow.example");

it("A farm's sheet is in its own language", () => {
  const sheet = { ...farmSamples().farm_sheet, day: "2026-11-26" };
  const mail = compose("farm_sheet", sheet, BRAND_BUSINESS, "es");
  expect(mail.subject).toMatch(/^Cosecha para el jue 26 nov: \d pedidos?$/);
  expect(mail.text).toContain("los pedidos de este día ya cerraron. Esto es lo que le compraron.");
  expect(mail.text.replaceAll("\u00a0", " ")).toContain(
    "Tráigalo el miércoles 25 de noviembre, por la tarde, al centro de acopio de Furrow, 12 Orchard Wharf, Oakland 94607.",
  );
});

it("The packs in an email are in its reader's language", () => {
  const { farm_sheet, farm_correction } = farmSamples();
  const { box_reminder } = boxSamples();
  const mails = [
    compose("farm_sheet", farm_sheet, BRAND_BUSINESS, "es"),
    compose("farm_correction", farm_correction, BRAND_BUSINESS, "es"),
    compose("box_reminder", box_reminder, BRAND_BUSINESS, "es"),
  ];
  for (const { text } of mails) {
    expect(text).toContain("(manojo de 1 lb)");
    expect(text).not.toContain("bunch");
  }
});

it("Ids in an email become words in the reader's language", () => {
  const received = farmSamples().application_received;
  expect(compose("application_received", received, BRAND_BUSINESS, "es").text).toContain(
    "Tipo de granja: Granja de verduras",
  );
  const ending = compose(
    "certificate_ending",
    farmSamples().certificate_ending,
    BRAND_BUSINESS,
    "es",
  );
  expect(ending.subject).toBe("Uno de sus certificados vence en 30 días");
  expect(ending.text).toContain("(Orgánico certificado)");
});

it("Validation messages are in the user's language", () => {
  const wrong = { day: "2026-11-26", productId: 1, waiting: 2, units: 1, reason: "other" };
  const said = () => productShort.safeParse(wrong).error?.issues[0]?.message;
  expect(said()).toBe("Please choose why");
  expect(speak("es", said)).toBe("Elija el motivo");
  expect(speak("es", () => stepErrors(0, EMPTY_APPLICATION)["farmName"])).toBe(
    "El nombre de la granja debe tener al menos 2 caracteres",
  );
});

it("Options and the history of an application are put into words when they are shown", () => {
  expect(optionLabel(FARM_TYPES, "dairy")).toBe("Dairy Farm");
  expect(speak("es", () => optionLabel(FARM_TYPES, "dairy"))).toBe("Lechería");
  const causes = ["sent", "again", "changed:farmType, nosuch", "farm:7", "Please add a photo"];
  expect(causes.map(causeWords)).toEqual([
    "Sent by the farm",
    "Sent again as it was",
    "Sent again, changed: farm type, nosuch",
    "Became farm 7",
    "Please add a photo",
  ]);
  expect(speak("es", () => causeWords("farm:7"))).toBe("Ahora es la granja número 7");
  expect(speak("es", () => causeWords("changed:whyJoin, markets"))).toBe(
    "Se envió de nuevo. Cambió: por qué quiere unirse, dónde vende",
  );
});
