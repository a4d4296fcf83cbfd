import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { openShelf, type Shelf, TEXTS } from "#tests/support/setups/shelf.ts";

let at: Shelf;
beforeAll(async () => {
  at = await openShelf();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());

describe("A product that a farm adds", () => {
  it("is added once however often its form is sent", async () => {
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([at.add({ key }), at.add({ key })]);
    expect(second).toEqual(first);
    expect(await at.add({ key })).toEqual(first);
    expect((await at.add({ key: crypto.randomUUID() })).id).not.toBe(first.id);
    const { rows } = await at.own((api) => api.shelf({}));
    expect(rows.filter(({ name }) => name === "Purple carrots")).toHaveLength(2);
  });

  it("has the Spanish name given by its farm, for Spanish readers, until the farm removes it", async () => {
    const { id } = await at.add({ nameEs: "Zanahorias moradas" });
    const read = () => visitor(at.deps).call((api) => api.catalog.product({ id }));
    expect((await speak("es", read)).name).toBe("Zanahorias moradas");
    expect((await read()).name).toBe("Purple carrots");
    const seen = (await at.own((api) => api.product({ productId: id }))).texts;
    const change = (nameEs: string) =>
      at.own((api) => api.changeTexts({ productId: id, seen, texts: { ...seen, nameEs } }));
    await expect(change("Z")).rejects.toThrow("A name must have 2 to 80 characters");
    await expect(change("Z".repeat(81))).rejects.toThrow("A name must have 2 to 80 characters");
    expect((await change("")).nameEs).toBe("");
    expect((await speak("es", read)).name).toBe("Purple carrots");
    expect(await at.lastEntry()).toMatchObject({
      action: "inventory.changed",
      detail: { nameEs: { from: "Zanahorias moradas", to: "" } },
    });
  });

  it("is sold by weight if it has an expected weight, which must fit its pack", async () => {
    const measure = { quantity: 4, unit: "lb" };
    const { id } = await at.add({ pack: "1 bird, up to 4 lb", measure, expectedWeight: 360 });
    const read = () => visitor(at.deps).call((api) => api.catalog.product({ id }));
    expect((await read()).weightText).toBe("about 3.6 lb, priced by weight");
    expect(await at.lastEntry()).toMatchObject({ detail: { expectedWeight: "3.60 lb" } });
    const seen = (await at.own((api) => api.product({ productId: id }))).texts;
    const change = (expectedWeight: number | null) =>
      at.own((api) => api.changeTexts({ productId: id, seen, texts: { ...seen, expectedWeight } }));
    await expect(change(401)).rejects.toThrow("cannot be more than the pack, which is 4.00 lb");
    const halve = at.own((api) =>
      api.edit({
        productId: id,
        change: {
          column: "measure",
          expected: measure,
          value: { quantity: 2, unit: "lb" },
        } as never,
      }),
    );
    await expect(halve).rejects.toThrow("cannot be more than the pack, which is 2.00 lb");
    await change(null);
    expect((await read()).weightText).toBeUndefined();
    expect(await at.lastEntry()).toMatchObject({
      action: "inventory.changed",
      detail: { expectedWeight: { from: "3.60 lb", to: null } },
    });
    await expect(at.add({ expectedWeight: 50 })).rejects.toThrow("in lb or oz");
  });

  it("shows the farm's text in the reader's language, else in the other one; our own texts exist in both", async () => {
    const { id } = await at.add();
    const read = () => visitor(at.deps).call((api) => api.catalog.product({ id }));
    expect(await speak("es", read)).toMatchObject({
      summary: "Purple carrots de Kestrel Bend, en Sebastopol.",
      storage: "Guárdelo en el cajón de verduras del refrigerador.",
      untranslated: {},
    });
    const seen = (await at.own((api) => api.product({ productId: id }))).texts;
    const change = (facts: object) =>
      at.own((api) => api.changeTexts({ productId: id, seen, texts: { ...seen, ...facts } }));
    const dulce = { summaryEs: "Moradas y dulces.", descriptionEs: "Uno.\n\nDos." };
    await change({ ...dulce, storage: "Sand.", storageEs: "", ingredients: "Carrots, salt" });
    expect(await speak("es", read)).toMatchObject({
      summary: "Moradas y dulces.",
      description: ["Uno.", "Dos."],
      storage: "Sand.",
      ingredients: "Carrots, salt",
      untranslated: { ingredients: "en", storage: "en" },
    });
    expect(await read()).toMatchObject({
      description: ["Uno.", "Dos."],
      untranslated: { description: "es" },
    });
    await expect(change({ storageEs: "a".repeat(201) })).rejects.toThrow("200 characters");
  });

  it("that lists its ingredients only in Spanish does not count as having none", async () => {
    const vegan = async () =>
      (await visitor(at.deps).call((api) => api.catalog.list({ diet: "vegan" }))).items;
    const { id } = await at.add({ allergens: [] });
    expect((await vegan()).map((card) => card.id)).toContain(id);
    const seen = (await at.own((api) => api.product({ productId: id }))).texts;
    await at.own((api) =>
      api.changeTexts({
        productId: id,
        seen,
        texts: { ...seen, ingredientsEs: "Zanahoria, miel" },
      }),
    );
    expect((await vegan()).map((card) => card.id)).not.toContain(id);
  });

  it("is in the shop at once, in last place, found by search, with its first units as received", async () => {
    const { id, slug } = await at.add();
    expect(slug).toBe("purple-carrots");
    expect(await at.inShop()).toEqual([at.ids.productId, id]);
    const page = await visitor(at.deps).call((api) => api.catalog.product({ id }));
    expect(page).toMatchObject({
      name: "Purple carrots",
      farmName: "Kestrel Bend",
      unitPriceText: "$4.50/bunch",
      summary: "Purple carrots from Kestrel Bend in Sebastopol.",
      allergensDeclared: false,
      storage: "Keep in the crisper of the fridge.",
      description: [],
    });
    const found = await visitor(at.deps).call((api) => api.catalog.list({ q: "purple" }));
    expect(found.items.map((item) => item.id)).toEqual([id]);
    expect((await at.own((api) => api.history({ productId: id }))).movements).toMatchObject([
      { cause: "received", units: 12, onHand: 12, by: "farmer" },
    ]);
    expect(await at.lastEntry()).toMatchObject({ action: "inventory.added", actor_name: "farmer" });
  });

  it("gets a URL of its own if others have its name, even when added at the same moment", async () => {
    const added = await Promise.all([at.add(), at.add(), at.add()]);
    expect(added.map(({ slug }) => slug).toSorted()).toEqual([
      "purple-carrots",
      "purple-carrots-2",
      "purple-carrots-3",
    ]);
    const [ranks] = await at.database.sql`select count(distinct rank)::int as ranks from products`;
    expect(ranks).toEqual({ ranks: 4 });
  });

  it("is hidden everywhere as a draft, until it is listed", async () => {
    const { id } = await at.add({ listed: false });
    expect(await at.inShop()).toEqual([at.ids.productId]);
    await expect(visitor(at.deps).call((api) => api.catalog.product({ id }))).rejects.toMatchObject(
      {
        code: "NOT_FOUND",
      },
    );
    const change = { column: "paused", expected: true, value: false } as const;
    expect(await at.own((api) => api.edit({ productId: id, change }))).toMatchObject({
      paused: false,
      isDraft: false,
    });
    expect(await at.inShop()).toEqual([at.ids.productId, id]);
  });

  it.each([
    [{ price: 0 }, "A price must be from $0.01 to $1,000.00"],
    [{ stock: -1 }, "Stock must be a whole number from 0 to 99,999"],
    [{ name: "X" }, "A name must have 2 to 80 characters"],
    [{ name: "Car\u0000rots" }, "Please remove the special characters"],
    [{ pack: " " }, "Say what one unit is, such as 1 lb"],
    [{ category: "weapons" }, "Please choose a category"],
    [
      { price: 1, measure: { quantity: 900, unit: "lb" } },
      "The price is less than a cent for one unit: check price and amount",
    ],
    [{ picture: `upload-${"0".repeat(32)}` }, "Please choose the photo once more"],
  ])("is refused with %j and a clear message", async (facts, message) => {
    await expect(at.add(facts)).rejects.toThrow(message);
    expect(await at.inShop()).toEqual([at.ids.productId]);
  });
});

describe("The texts of a product", () => {
  const seen = { ...TEXTS, description: "One paragraph.\n\nAnother one." };
  const change = (wish: object, from: object = seen) =>
    at.own((api) =>
      api.changeTexts({
        productId: at.ids.productId,
        seen: { ...from },
        texts: { ...seen, ...wish },
      }),
    );

  it("change field by field, so that another person's changes to other fields remain", async () => {
    await change({ summary: "Crisp." });
    await change({ storage: "In water.", ingredients: "Chard" });
    expect((await at.own((api) => api.product({ productId: at.ids.productId }))).texts).toEqual({
      ...seen,
      summary: "Crisp.",
      storage: "In water.",
      ingredients: "Chard",
    });
    expect(await at.lastEntry()).toMatchObject({
      action: "inventory.changed",
      detail: { product: "Rainbow chard", storage: { from: "Cold.", to: "In water." } },
    });
  });

  it("do not overwrite another person's changes", async () => {
    await change({ summary: "Crisp." });
    await expect(change({ summary: "Mild." })).rejects.toThrow("Someone else has changed");
    expect(
      (await at.own((api) => api.product({ productId: at.ids.productId }))).texts.summary,
    ).toBe("Crisp.");
  });
});
