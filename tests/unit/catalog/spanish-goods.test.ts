import { describe, expect, it } from "vitest";
import { marketFarms, marketProducts } from "#db/seed/market.ts";
import { spanishNames } from "#db/seed/products/spanish-names.ts";
import { spanishFarms, spanishTexts } from "#db/seed/spanish/spanish.ts";
import { spanishStorage } from "#db/seed/spanish/storage.ts";
import { speak } from "#server/language.ts";
import { farmPageFields } from "#shared/farms/farm-page.ts";
import { packWords } from "#shared/catalog/pack-words.ts";

it("every product of the demo market has its own Spanish name", () => {
  const names = marketProducts.map(({ name }) => name);
  expect(Object.keys(spanishNames).toSorted()).toEqual(names.toSorted());
  expect(new Set(Object.values(spanishNames)).size).toBe(names.length);
});

describe("the Spanish texts of the demo market", () => {
  it("exist for every farm and product, and for nothing else", () => {
    expect(Object.keys(spanishFarms).toSorted()).toEqual(
      marketFarms.map(({ slug }) => slug).toSorted(),
    );
    expect(Object.keys(spanishTexts).toSorted()).toEqual(
      marketProducts.map(({ slug }) => slug).toSorted(),
    );
    const kept = new Set(marketProducts.map(({ storage }) => storage));
    expect(Object.keys(spanishStorage).toSorted()).toEqual([...kept].toSorted());
  });

  it("have as many parts as the English ones, and ingredients wherever those do", () => {
    for (const { slug, story, practices } of marketFarms) {
      expect(spanishFarms[slug]?.story, slug).toHaveLength(story.length);
      expect(spanishFarms[slug]?.practices, slug).toHaveLength(practices.length);
    }
    for (const { slug, ingredients } of marketProducts) {
      const listed = (text: string | null | undefined) => text?.split(",").length;
      expect(listed(spanishTexts[slug]?.ingredients), slug).toBe(listed(ingredients));
    }
  });

  it("fit the fields of the farm form, and never repeat", () => {
    for (const [slug, farm] of Object.entries(spanishFarms)) {
      const form = { taglineEs: farm.tagline, quoteEs: farm.quote };
      const read = farmPageFields.pick({ taglineEs: true, quoteEs: true }).safeParse(form);
      expect(read.error?.issues ?? [], slug).toEqual([]);
    }
    const all = Object.values(spanishTexts).flatMap((text) => [text.summary, text.description]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((text) => text.length === 0 || /[!¡]|"|“/.test(text))).toEqual([]);
    const lines = [...Object.values(spanishStorage), ...all.filter((_, at) => at % 2 === 0)];
    expect(lines.filter((line) => line.length > 200)).toEqual([]);
  });
});

describe("a pack", () => {
  const inSpanish = (pack: string) => speak("es", () => packWords(pack));

  it.each([
    ["1 lb", "1 lb"],
    ["10 oz bunch", "manojo de 10 oz"],
    ["1 head, about 1.5 lb", "1 cabeza, cerca de 1.5 lb"],
    ["1 bird, up to 4 lb", "1 pieza, hasta 4 lb"],
    ["1 wedge, up to 8 oz", "1 cuña, hasta 8 oz"],
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

  it("that a farm wrote in its own words stays as it is", () => {
    expect(inSpanish("a big armful")).toBe("a big armful");
    expect(inSpanish("2 lb, as it comes")).toBe("2 lb, as it comes");
  });

  it("of the demo market is always translated", () => {
    const packs = [...new Set(marketProducts.map(({ pack }) => pack))];
    const plain = /^[\d./]+ (?:lb|oz|ml)$/;
    const left = packs.filter((pack) => !plain.test(pack) && inSpanish(pack) === pack);
    expect(left).toEqual(["2 baguettes"]);
  });
});
