import { expect, it, test } from "vitest";
import { crumbHead } from "#client/lib/platform/text-page/crumb-head.ts";
import { catalogProduct } from "#messages/catalog/product.ts";
import { checkoutCart } from "#messages/checkout/cart.ts";
import { platformTable } from "#messages/platform/table.ts";
import { speak } from "#server/language.ts";
import { listPrints } from "#server/services/catalog/prints.ts";
import { inSeasonsOrder, monthName } from "#shared/catalog/catalog.ts";
import { WINDOW_IDS, windowOf } from "#shared/checkout/delivery.ts";
import { familyWords } from "#shared/farms/family-words.ts";
import { farmsMoney } from "#messages/farms/money/money.ts";
import {
  formatDayEnd,
  formatDayFull,
  formatDayLong,
  formatDayYear,
  formatInstant,
  formatMonth,
  weekdayEnd,
} from "#shared/time.ts";

const inSpanish = <Result,>(work: () => Result) => speak("es", work);

test.each([
  ["a deadline", () => formatDayEnd("2026-11-24"), /11:59\u00a0p\.\u00a0m\.$/],
  ["a weekday's end", () => weekdayEnd("2026-11-24"), /11:59\u00a0p\.\u00a0m\.$/],
  ["an instant", () => formatInstant("2026-11-25T06:42:00Z"), /10:42\u00a0p\.\u00a0m\.$/],
] as const)("%s keeps its hour and its a.m. or p.m. on one line", (_, say, unbroken) => {
  expect(inSpanish(say)).toMatch(unbroken);
});

test.each(WINDOW_IDS)("the window %s does not break within a time", (window) => {
  // If both times have their a.m. or p.m., a narrow card breaks between the two.
  expect(inSpanish(() => windowOf(window).label)).not.toMatch(/ (?!a\u00a012\u00a0p)/);
});

it("a long date in a Spanish sentence has no comma", () => {
  expect(inSpanish(() => formatDayLong("2026-11-26"))).toBe("jueves 26\u00a0de\u00a0noviembre");
  expect(formatDayLong("2026-11-26")).toBe("Thursday, November\u00a026");
});

test.each([
  [
    [1, 2, 3, 10, 11, 12],
    [10, 11, 12, 1, 2, 3],
  ],
  [
    [6, 7, 5],
    [5, 6, 7],
  ],
  [
    [1, 4, 12],
    [12, 1, 4],
  ],
  [
    [1, 2],
    [1, 2],
  ],
])("a season of the months %j is listed as %j", (months, told) => {
  expect(inSeasonsOrder(months)).toEqual(told);
});

it("a season across New Year is a Spanish sentence", () => {
  const words = () => catalogProduct.growsIn(inSeasonsOrder([1, 11, 12]).map(monthName));
  expect(inSpanish(words)).toBe(". Se da en noviembre, diciembre y enero.");
});

it("a family, a table and missing fields are named naturally in Spanish", () => {
  expect(inSpanish(() => familyWords("The Petrov family"))).toBe("Familia Petrov");
  expect(inSpanish(() => familyWords("Ana and Luz"))).toBe("Ana and Luz");
  expect(familyWords("The Petrov family")).toBe("The Petrov family");
  expect(inSpanish(() => platformTable.pagesOf("orders"))).toBe("Páginas de pedidos");
  expect(platformTable.named("orders")).toBe("orders");
  expect(inSpanish(() => [1, 2].map(checkoutCart.stillNeeded))).toEqual(["Falta: ", "Faltan: "]);
});

test.each([
  ["2026-11-16", "2026-11-22", "Del 16 al 22 de noviembre de 2026"],
  ["2026-10-26", "2026-11-01", "Del 26 de octubre al 1 de noviembre de 2026"],
  ["2026-12-28", "2027-01-03", "Del 28 de diciembre de 2026 al 3 de enero de 2027"],
])("the days from %s to %s name the month and the year once", (from, to, words) => {
  const said = () => farmsMoney.period(formatDayFull(from), formatDayFull(to));
  expect(inSpanish(said).split(",")[0]).toBe(words);
});

it("a Spanish September has the same short form as in seasons", () => {
  const said = () => [formatMonth("2026-09"), formatDayYear("2026-09-02")];
  expect(speak("es", said)).toEqual(["sep 2026", "2\u00a0sep 2026"]);
});

it("tables write dates and months naturally", () => {
  const said = () => [formatDayYear("2026-11-19"), formatMonth("2026-10")];
  expect(said()).toEqual(["Nov\u00a019, 2026", "Oct 2026"]);
  expect(inSpanish(said)).toEqual(["19\u00a0nov 2026", "oct 2026"]);
});

it("the prints of recipes and things have Spanish headings", () => {
  const titles = () => listPrints().map(({ title }) => title);
  expect(inSpanish(titles)).toEqual(expect.arrayContaining(["Recetas", "Cosas"]));
  expect(titles()).toEqual(expect.arrayContaining(["Recipes", "Things"]));
  const goods = () => listPrints().flatMap(({ prints }) => prints.map(({ title }) => title));
  expect(inSpanish(goods)).toContain("Lechuga mantequilla");
  expect(goods()).toContain("Butter lettuce");
});

it("the breadcrumbs of a page begin with the home page, in the reader's language", () => {
  const page = { path: "/delivery", title: "Entrega", description: "" };
  const said = () => JSON.stringify(crumbHead(page, "https://market.example"));
  expect(inSpanish(said)).toContain("Inicio");
  expect(inSpanish(said)).not.toContain("Home");
  expect(said()).toContain("Home");
});

it("a product's description consists of sentences with capital letters", () => {
  const facts = { farm: "Tula Ridge", town: "Petaluma", unitPrice: "$3.50 por lb" };
  const said = () =>
    catalogProduct.description({ summary: "Crisp.", pack: "manojo de 1 lb", ...facts });
  expect(inSpanish(said)).toBe("Crisp. Manojo de 1 lb, de Tula Ridge, Petaluma, $3.50 por lb.");
});
