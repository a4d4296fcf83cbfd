import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { marketCards, marketScenes, things } from "#db/seed/market-prints.ts";
import { marketRecipes } from "#db/seed/recipes/recipes.ts";
import { speak } from "#server/language.ts";
import { marketProducts } from "#db/seed/market.ts";
import { listPrints } from "#server/services/catalog/prints.ts";
import { CATEGORIES } from "#shared/catalog/catalog.ts";
import { type Book, openBook } from "#server/files/prints/book.ts";
import { artKey, bareKey, grounds, printOf } from "#shared/platform/pages/pictures.ts";
import { INKS, KEY } from "#shared/prints/kit/inks.ts";
import { contrast, groundsOf } from "#client/ui/theme/tokens.ts";

let book: Book;
let drawn: ReadonlyMap<string, string>;
beforeAll(async () => {
  book = await openBook();
  drawn = new Map([...book].map(([name, draw]) => [name, draw()]));
});

const svgOf = (name: string) => drawn.get(name) ?? "";
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");

describe("the book of prints", () => {
  it("has every product, dish, farm and thing, and every card without paper as well", () => {
    const cards = [...marketCards(), ...things()].map(({ name }) => name);
    const scenes = marketScenes().map(({ name }) => name);
    expect([...book.keys()].toSorted()).toEqual(
      [...cards, ...cards.map(bareKey), ...scenes].toSorted(),
    );
    expect(cards).toEqual(expect.arrayContaining(marketProducts.map(({ slug }) => slug)));
  });

  it("has the drawings of heroes and bands", () => {
    for (const name of ["carrot", "box", "tractor", "honey"] as const) {
      expect(book.has(artKey(name)), name).toBe(true);
    }
  });

  it("draws the same bytes every time", async () => {
    const again = await openBook();
    for (const [name, draw] of again) expect(draw(), name).toBe(svgOf(name));
  });

  it("draws no two products alike, even without their names", () => {
    const nameless = marketProducts.map(({ slug }) =>
      svgOf(slug)
        .replaceAll(/aria-label="[^"]*"/g, "")
        .replaceAll(/f[0-9a-z]{4}\d+/g, ""),
    );
    expect(new Set(nameless).size).toBe(marketProducts.length);
  });

  it("keeps every card below 14 kB, and below 4 kB compressed on average", () => {
    const cards = [...marketCards(), ...things()].map(({ name }) => [name, svgOf(name)] as const);
    for (const [name, svg] of cards) expect(svg.length, name).toBeLessThan(14_000);
    const packed = cards.map(([, svg]) => brotliCompressSync(svg).length);
    expect(packed.reduce((sum, size) => sum + size, 0) / packed.length).toBeLessThan(4000);
  });

  it("keeps every landscape below 32 kB", () => {
    for (const { name } of marketScenes()) expect(svgOf(name).length, name).toBeLessThan(32_000);
  });

  it("labels the picture of each product with its name and pack", () => {
    for (const { slug, name, pack } of marketProducts) {
      expect(svgOf(slug), slug).toContain(`aria-label="${name}, ${pack}"`);
    }
  });

  it("is well-formed, and no two pictures share an id", async () => {
    const owner = new Map<string, string>();
    for (const [name, svg] of drawn) {
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
      expect((await sharp(Buffer.from(svg)).metadata()).format, name).toBe("svg");
      const ids = idsIn(svg);
      expect(new Set(ids).size, name).toBe(ids.length);
      for (const id of ids) {
        expect(owner.get(id), `${id} in ${name}`).toBeUndefined();
        owner.set(id, name);
      }
      for (const [, used] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) {
        expect(ids, `${used} in ${name}`).toContain(used);
      }
    }
  });
});

describe("the list of prints for the team", () => {
  it("has every print once, by category, with the data it is drawn from", () => {
    const groups = listPrints();
    expect(groups.map(({ title }) => title)).toEqual([
      ...CATEGORIES.map(({ label }) => label),
      "Recipes",
      "Things",
      "Farms",
    ]);
    const listed = groups.flatMap(({ prints }) => prints);
    expect(listed.map(({ name }) => name).toSorted()).toEqual(
      [...book.keys()].filter((name) => !name.startsWith("art-")).toSorted(),
    );
    for (const { key, name } of listed) expect(printOf(key)?.name).toBe(name);
    const leeks = listed.find(({ name }) => name === "leeks");
    expect(leeks).toMatchObject({ title: "Leeks", drawing: '{"family":"leeks"}' });
  });
});

describe("the list of prints in Spanish", () => {
  const titles = () => {
    const groups = listPrints();
    return new Map(groups.flatMap(({ prints }) => prints.map(({ key, title }) => [key, title])));
  };

  it("names goods, dishes, things, farms and fields in Spanish", () => {
    const inSpanish = [...speak("es", titles).values()];
    expect(inSpanish).toEqual(
      expect.arrayContaining([
        "Lechuga mantequilla",
        "Pollo al horno con papas cambray y limón",
        "Una abeja",
        "Casa Moreno en Capay",
        "Campos de California",
      ]),
    );
  });

  it("has none of the English titles of dishes, things and landscapes", () => {
    const dishes = marketRecipes.map(({ title }) => title);
    const english = [...dishes, ...[...things(), ...marketScenes()].map(({ label }) => label)];
    const inSpanish = [...speak("es", titles).values()];
    expect(english.filter((title) => inSpanish.includes(title))).toEqual([]);
  });
});

describe("the key line", () => {
  it("contrasts with every ground in light mode", () => {
    for (const ground of Object.values(grounds)) expect(contrast(KEY, ground)).toBeGreaterThan(7);
  });

  it("is not needed in dark mode, where the light inks contrast with every ground", () => {
    for (const ground of Object.values(groundsOf("dark"))) {
      for (const [name, [light]] of Object.entries(INKS)) {
        expect(contrast(light, ground), name).toBeGreaterThan(2);
      }
    }
  });
});

describe("the key of a picture", () => {
  it.each([
    ["print-sage-leeks", { name: "leeks", ground: "sage" }],
    ["print-oat-dish-soup", { name: "dish-soup", ground: "oat" }],
    ["scene-tula-ridge", { name: "scene-tula-ridge", ground: null }],
    ["art-basket", { name: "art-basket", ground: null }],
    ["upload-0123456789abcdef0123456789abcdef", null],
    ["print-nowhere-leeks", null],
    ["print-constructor-leeks", null],
  ])("%s resolves to %j", (key, print) => {
    expect(printOf(key)).toEqual(print);
  });
});
