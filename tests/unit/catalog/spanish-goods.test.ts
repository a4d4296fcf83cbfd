import { describe, expect, it } from "vitest";
import { marketProducts } from "#db/seed/market.ts";
import { spanishNames } from "#db/seed/products/spanish-names.ts";
import { speak } from "#server/language.ts";
import { packWords } from "#shared/catalog/shown-words.ts";

it("every product of the demo market has a name in Spanish, each its own", () => {
  const names = marketProducts.map(({ name }) => name);
  expect(Object.keys(spanishNames).toSorted()).toEqual(names.toSorted());
  expect(new Set(Object.values(spanishNames)).size).toBe(names.length);
});

describe("a pack", () => {
  const inSpanish = (pack: string) => speak("es", () => packWords(pack));

  it.each([
    ["1 lb", "1 lb"],
    ["10 oz bunch", "manojo de 10 oz"],
    ["1 head, about 1.5 lb", "1 pieza, cerca de 1.5 lb"],
    ["dozen", "docena"],
    ["half dozen", "media docena"],
    ["1/2 gallon", "medio galón"],
    ["1/2 pint", "media pinta"],
    ["32 fl oz bottle", "botella de 32 oz líq."],
    ["2 jars, 5 oz each", "2 frascos, 5 oz cada uno"],
    ["9 inch pie, 3 lb", "pay de 9 pulgadas, 3 lb"],
    ["4 ears", "4 elotes"],
  ])("of %s is %s", (pack, spanish) => {
    expect(inSpanish(pack)).toBe(spanish);
    expect(packWords(pack)).toBe(pack);
  });

  it("that its farm wrote otherwise stays as it is", () => {
    expect(inSpanish("a big armful")).toBe("a big armful");
    expect(inSpanish("2 lb, as it comes")).toBe("2 lb, as it comes");
  });

  it("of the demo market is always understood", () => {
    const packs = [...new Set(marketProducts.map(({ pack }) => pack))];
    const plain = /^[\d./]+ (?:lb|oz|ml)$/;
    const left = packs.filter((pack) => !plain.test(pack) && inSpanish(pack) === pack);
    expect(left).toEqual(["2 baguettes"]);
  });
});
