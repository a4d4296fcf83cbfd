import { afterAll, beforeAll, expect, test } from "vitest";
import { speak } from "#server/language.ts";
import { createMailComposer } from "#server/mail/composer.ts";
import type { Deps } from "#server/deps.ts";
import { giveUpBox } from "#server/services/boxes/charging/give-up.ts";
import { boxChoices } from "#server/services/boxes/filling/goods.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { begin, firstBox, household } from "#tests/support/market/people/box-household.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let deps: Deps;
beforeAll(async () => {
  market = await openMarketPlace();
  deps = { ...market.deps, clock: movableClock("2026-11-23T18:00:00Z") };
});
afterAll(() => market[Symbol.asyncDispose]());

test("pages, errors and emails are in the household's language, stored reasons in the reader's", async () => {
  const home = await household(market, deps);
  await market.database.sql`update users set language = 'es' where id = ${home.user.id}`;
  await speak("es", () => begin(home));
  const [row] = await market.database.sql`
    select consent_text from box_subscriptions where user_id = ${home.user.id}`;
  expect(row!["consent_text"]).toMatch(
    /^Acepto que Furrow cobre \$27\.19 a mi .+ por una canasta chica cada semana, por primera vez el sáb 28\u00a0nov, hasta que yo cancele\./,
  );
  const [mail] = await market.database.sql`
    select subject, text from emails where kind = 'box_started' and to_address = ${home.user.email}`;
  expect(mail!["subject"]).toBe("Su canasta chica empieza el martes 1 de diciembre");
  expect(mail!["text"]).toContain("Usted aceptó el");

  await expect(
    speak("es", () => home.call((api) => api.boxes.own.pause({ until: "2026-11-01" }))),
  ).rejects.toThrow("Elija un día de los próximos seis meses");
  await expect(
    speak("es", () => home.call((api) => api.boxes.own.pause({ until: "soon" }))),
  ).rejects.toThrow("Elija un día");

  const { id } = await firstBox({ deps, call: home.call });
  await giveUpBox(deps, id, "not_served");
  const read = () => home.call((api) => api.boxes.own.read());
  const [inSpanish, inEnglish] = await Promise.all([speak("es", read), read()]);
  expect(inSpanish!.label).toBe("Canasta chica");
  expect(inSpanish!.boxes[0]!.lastError).toBe("Por ahora no llegamos a 94952.");
  expect(inEnglish!.boxes[0]!.lastError).toBe("We do not deliver to 94952 right now.");
});

test("a box reminder is in Spanish even if a job in English produced its data", () => {
  const composer = createMailComposer("https://furrow.example");
  const { subject, text } = composer.compose(
    "box_reminder",
    mailSamples().box_reminder,
    BRAND_BUSINESS,
    "es",
  );
  expect(subject).toMatch(/^Su canasta chica para el mar 1 dic, /);
  expect(text).toContain(
    "No pudimos cambiar Nantes carrots por Fresh chestnuts: no hay para ese día.",
  );
  expect(text).not.toMatch(/\b(?:your|the|box)\b/i);
});

test("goods in boxes, and those that can be left out, are named in the reader's language", async () => {
  await market.database.sql`update products set name_es = 'Es: ' || name, pack = '2 lb bag'`;
  const home = await household(market, deps);
  await begin(home);
  const read = () => home.call((api) => api.boxes.own.read());
  const [inSpanish, inEnglish] = await Promise.all([speak("es", read), read()]);
  const names = (mine: typeof inSpanish) => mine!.boxes[0]!.contents!.map(({ name }) => name);
  expect(names(inSpanish)).toEqual(names(inEnglish).map((name) => `Es: ${name}`));
  expect(inSpanish!.boxes[0]!.contents![0]!.pack).toBe("bolsa de 2 lb");
  expect(inEnglish!.boxes[0]!.contents![0]!.pack).toBe("2 lb bag");
  const [never = ""] = (await speak("es", () => boxChoices(deps))).map(({ name }) => name);
  expect(never).toMatch(/^Es: /);
});
