import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#server/demo/accounts.ts";
import type { Deps } from "#server/deps.ts";
import { speak } from "#server/language.ts";
import type { AppCaller } from "#server/routers/index.ts";
import type { InventoryChange } from "#shared/inventory/inventory.ts";
import { login, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let admin: Visitor;
let farmer: Visitor;
let farmId: number;
let productId: number;

beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  admin = await signedInAdmin(deps);
  farmer = visitor(deps);
  await farmer.call(login("farmer", DEMO_PASSWORD));
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.sql`truncate farms, products, stock, stock_movements, farm_members cascade`;
  farmId = await addFarm(database.db, { name: "Kestrel Bend", town: "Sebastopol" });
  productId = await addProduct(database.db, { farmId, name: "Rainbow chard", onHand: 20 });
  await database.sql`
    insert into farm_members (user_id, farm_id, created_at) select id, ${farmId}, now() from users where username = 'farmer'`;
});

type Api = AppCaller["farmer"]["inventory"];
const ask = <Result>(run: (api: Api) => Promise<Result>) =>
  admin.call((api) => run(api.farmer.inventory));
const own = <Result>(run: (api: Api) => Promise<Result>) =>
  farmer.call((api) => run(api.farmer.inventory));
const edit = (change: object) =>
  ask((api) => api.edit({ farmId, productId, change: change as InventoryChange }));
const row = async () => (await ask((api) => api.shelf({ farmId }))).rows[0]!;
const movements = async () =>
  (await ask((api) => api.shelf({ farmId }))).movements.map(({ cause, units, onHand, by }) => [
    cause,
    units,
    onHand,
    by,
  ]);
const lastEntry = async () =>
  (
    await database.sql`select action, subject_id, subject_name, actor_name, detail from audit_log order by id desc limit 1`
  )[0];
const inShop = async () =>
  (await visitor(deps).call((api) => api.catalog.list({}))).items.map(({ id }) => id);

describe("The inventory in the hands of the team", () => {
  it("changes cell by cell, each written down with before and after", async () => {
    await edit({ column: "price", expected: 500, value: 475 });
    await edit({ column: "pack", expected: "1 lb", value: "2 lb bag" });
    await edit({
      column: "measure",
      expected: { quantity: 1, unit: "lb" },
      value: { quantity: 2, unit: "lb" },
    });
    await edit({
      column: "season",
      expected: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      value: [5, 6],
    });
    await edit({
      column: "allergens",
      expected: [],
      value: [{ allergen: "milk", level: "may contain" }],
    });
    await edit({ column: "paused", expected: false, value: true });
    expect(await row()).toMatchObject({
      price: 475,
      pack: "2 lb bag",
      measure: { quantity: 2, unit: "lb" },
      season: [5, 6],
      allergens: [{ allergen: "milk", level: "may contain" }],
      paused: true,
    });
    expect(await inShop()).toEqual([]);
    expect(await lastEntry()).toMatchObject({
      action: "inventory.changed",
      subject_id: String(farmId),
      detail: { product: "Rainbow chard", paused: { from: false, to: true } },
    });
    const [stored] =
      await database.sql`select unit_rank as price from products where id = ${productId}`;
    expect(stored).toEqual({ price: 238 });
  });

  it("records every unit that comes or goes, with cause and whose edit it was", async () => {
    await edit({ column: "stock", expected: 20, value: 32 });
    await edit({ column: "stock", expected: 32, value: 30 });
    await database.sql`update stock set on_hand = on_hand - 3, sold = sold + 3 where product_id = ${productId}`;
    expect(await movements()).toEqual([
      ["sold", -3, 27, null],
      ["written_off", -2, 30, "admin"],
      ["received", 12, 32, "admin"],
    ]);
  });

  it("lets no one overwrite what another has changed: the row as it stands comes back", async () => {
    await edit({ column: "stock", expected: 20, value: 12 });
    const refused = await edit({ column: "stock", expected: 20, value: 40 }).catch(
      (error) => error,
    );
    expect(refused.cause).toMatchObject({
      code: "conflict",
      details: { row: { stock: 12, name: "Rainbow chard" } },
    });
    expect((await row()).stock).toBe(12);
    await edit({ column: "price", expected: 500, value: 600 });
  });

  it("gives one of two who change the same cell at the same moment a conflict", async () => {
    const outcomes = await Promise.allSettled(
      [31, 32].map((value) => edit({ column: "stock", expected: 20, value })),
    );
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(await movements()).toHaveLength(1);
  });

  it("keeps what open checkouts hold", async () => {
    await database.sql`update stock set reserved = 5 where product_id = ${productId}`;
    await expect(edit({ column: "stock", expected: 20, value: 4 })).rejects.toThrow(
      "5 are held in open checkouts, so stock cannot go below that",
    );
    await edit({ column: "stock", expected: 20, value: 5 });
  });

  it.each([
    ["stock", 20, -1, "Stock must be a whole number from 0 to 99,999"],
    ["stock", 20, 1e9, "Stock must be a whole number from 0 to 99,999"],
    ["stock", 20, 1.5, "Stock must be a whole number from 0 to 99,999"],
    ["price", 500, 0, "A price must be from $0.01 to $1,000.00"],
    ["price", 500, 0.1, "A price must be from $0.01 to $1,000.00"],
    ["price", 500, 1e9, "A price must be from $0.01 to $1,000.00"],
    ["season", [1], [], "Enter months, such as May-Oct"],
    ["pack", "1 lb", " ", "Say what one unit is, such as 1 lb"],
  ])("refuses %s %j → %j in clear words", async (column, expected, value, message) => {
    await expect(edit({ column, expected, value })).rejects.toThrow(message);
  });

  it("of one farm does not open the products of another", async () => {
    const other = await addFarm(database.db);
    const change = { column: "stock", expected: 20, value: 1 } as const;
    await expect(ask((api) => api.edit({ farmId: other, productId, change }))).rejects.toThrow(
      "This farm has no such product",
    );
    await expect(ask((api) => api.shelf({ farmId: 999_999 }))).rejects.toThrow(
      "We cannot find this farm",
    );
  });
});

describe("A change of several products", () => {
  type Edit = { productId: number; change: InventoryChange };
  const priced = (id: number, expected: number, value: number) =>
    ({ productId: id, change: { column: "price", expected, value } }) as unknown as Edit;
  const bulkEdit = (edits: Edit[]) => own((api) => api.bulkEdit({ edits }));
  const prices = async () => (await own((api) => api.shelf({}))).rows.map(({ price }) => price);
  let second: number;
  beforeEach(async () => {
    second = await addProduct(database.db, { farmId, name: "Red beets", onHand: 20 });
  });

  it("is done, recorded in one entry of the log, and can be taken back", async () => {
    expect(await bulkEdit([priced(productId, 500, 550), priced(second, 500, 525)])).toEqual({
      changed: 2,
    });
    expect(await prices()).toEqual([550, 525]);
    expect(await lastEntry()).toMatchObject({
      action: "inventory.changed",
      actor_name: "farmer",
      detail: {
        products: ["Rainbow chard: price 5.00 → 5.50", "Red beets: price 5.00 → 5.25"],
      },
    });
    await bulkEdit([priced(second, 525, 500), priced(productId, 550, 500)]);
    expect(await prices()).toEqual([500, 500]);
    expect(await bulkEdit([priced(second, 525, 500)])).toEqual({ changed: 0 });
  });

  it("is all or nothing when another has changed one of them, or one cannot be", async () => {
    await edit({ column: "price", expected: 500, value: 600 });
    const both = [priced(second, 500, 525), priced(productId, 500, 525)];
    await expect(bulkEdit(both)).rejects.toThrow("Rainbow chard has been changed in the meantime");
    await database.sql`update stock set reserved = 5 where product_id = ${second}`;
    const stock = { column: "stock", expected: 20, value: 2 } as const;
    const fewer = [productId, second].map((id) => ({ productId: id, change: stock }));
    await expect(bulkEdit(fewer)).rejects.toThrow("Red beets: 5 are held in open checkouts");
    expect(await prices()).toEqual([600, 500]);
    expect(await movements()).toEqual([]);
  });

  it("reaches nothing of another farm, not even beside one's own", async () => {
    const other = await addFarm(database.db);
    const theirs = await addProduct(database.db, { farmId: other, name: "Theirs" });
    const edits = [priced(productId, 500, 1), priced(theirs, 500, 1)];
    await expect(bulkEdit(edits)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(own((api) => api.bulkEdit({ farmId: other, edits }))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await prices()).toEqual([500, 500]);
  });

  it("from two sides at the same moment happens once, and no one waits for ever", async () => {
    const up = [priced(productId, 500, 700), priced(second, 500, 700)];
    const down = [priced(second, 500, 300), priced(productId, 500, 300)];
    const outcomes = await Promise.allSettled([bulkEdit(up), bulkEdit(down)]);
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(new Set(await prices()).size).toBe(1);
  });
});

const carrots = {
  name: "Purple carrots",
  category: "vegetables",
  taxCategory: "food",
  price: 450,
  pack: "1 bunch",
  measure: { quantity: 1, unit: "bunch" },
  stock: 12,
  season: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  allergens: null,
  picture: null,
  listed: true,
} as const;
const add = (facts: object = {}) =>
  own((api) => api.add({ ...carrots, season: [...carrots.season], ...facts }));
const texts = {
  name: "Rainbow chard",
  category: "vegetables",
  taxCategory: "food",
  summary: "Fresh.",
  description: "One paragraph.",
  storage: "Cold.",
  nameEs: "",
  summaryEs: "",
  descriptionEs: "",
  storageEs: "",
  ingredientsEs: "",
  keepsDays: 5,
  ingredients: "",
  organic: false,
} as const;

describe("A farmer", () => {
  it("works on the shelf of the farm that is linked, with each edit under their own name", async () => {
    const { farm, rows } = await own((api) => api.shelf({}));
    expect(farm).toMatchObject({ id: farmId, name: "Kestrel Bend" });
    expect(rows).toMatchObject([{ name: "Rainbow chard", stock: 20, reserved: 0, sold: 0 }]);
    const change = { column: "stock", expected: 20, value: 25 } as const;
    await own((api) => api.edit({ productId, change }));
    expect(await lastEntry()).toMatchObject({ actor_name: "farmer", subject_id: String(farmId) });
    expect(await movements()).toEqual([["received", 5, 25, "farmer"]]);
  });

  it("reaches nothing of another farm, whether it is named or not", async () => {
    const other = await addFarm(database.db);
    const theirs = await addProduct(database.db, { farmId: other, name: "Theirs" });
    const change = { column: "stock", expected: 20, value: 0 } as const;
    const product = { productId: theirs };
    const calls: ((api: Api) => Promise<unknown>)[] = [
      (api) => api.shelf({ farmId: other }),
      (api) => api.export({ farmId: other }),
      (api) => api.product(product),
      (api) => api.product({ ...product, farmId: other }),
      (api) => api.history(product),
      (api) => api.edit({ ...product, change }),
      (api) => api.edit({ ...product, farmId: other, change }),
      (api) => api.changeTexts({ ...product, seen: {}, texts: { ...texts } }),
      (api) => api.changePicture({ ...product, picture: `upload-${"0".repeat(32)}` }),
      (api) => api.add({ ...carrots, season: [1], farmId: other }),
    ];
    for (const call of calls) {
      await expect(own(call)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    expect((await own((api) => api.export({}))).includes("Theirs")).toBe(false);
  });

  it("without a farm is informed", async () => {
    await database.sql`delete from farm_members`;
    await expect(own((api) => api.shelf({}))).rejects.toThrow(
      "No farm is linked to your account yet",
    );
  });
});

describe("A product that a farm adds", () => {
  it("has the Spanish name that its farm gives it, for readers of Spanish, until it takes it back", async () => {
    const { id } = await add({ nameEs: "Zanahorias moradas" });
    const read = () => visitor(deps).call((api) => api.catalog.product({ id }));
    expect((await speak("es", read)).name).toBe("Zanahorias moradas");
    expect((await read()).name).toBe("Purple carrots");
    const seen = (await own((api) => api.product({ productId: id }))).texts;
    const change = (nameEs: string) =>
      own((api) => api.changeTexts({ productId: id, seen, texts: { ...seen, nameEs } }));
    await expect(change("Z")).rejects.toThrow("A name must have 2 to 80 characters");
    await expect(change("Z".repeat(81))).rejects.toThrow("A name must have 2 to 80 characters");
    expect((await change("")).nameEs).toBe("");
    expect((await speak("es", read)).name).toBe("Purple carrots");
    expect(await lastEntry()).toMatchObject({
      action: "inventory.changed",
      detail: { nameEs: { from: "Zanahorias moradas", to: "" } },
    });
  });

  it("says in Spanish what its farm writes so, else English, and of ours both, whichever was left out", async () => {
    const { id } = await add();
    const read = () => visitor(deps).call((api) => api.catalog.product({ id }));
    expect(await speak("es", read)).toMatchObject({
      summary: "Purple carrots de Kestrel Bend, en Sebastopol.",
      storage: "Guárdelo en el cajón de verduras del refrigerador.",
      untranslated: {},
    });
    const seen = (await own((api) => api.product({ productId: id }))).texts;
    const change = (facts: object) =>
      own((api) => api.changeTexts({ productId: id, seen, texts: { ...seen, ...facts } }));
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

  it("that lists its ingredients in Spanish alone is not taken for what is just itself", async () => {
    const vegan = async () =>
      (await visitor(deps).call((api) => api.catalog.list({ diet: "vegan" }))).items;
    const { id } = await add({ allergens: [] });
    expect((await vegan()).map((card) => card.id)).toContain(id);
    const seen = (await own((api) => api.product({ productId: id }))).texts;
    await own((api) =>
      api.changeTexts({
        productId: id,
        seen,
        texts: { ...seen, ingredientsEs: "Zanahoria, miel" },
      }),
    );
    expect((await vegan()).map((card) => card.id)).not.toContain(id);
  });

  it("is in the shop at once, last of all, found by its words, with its first units as received", async () => {
    const { id, slug } = await add();
    expect(slug).toBe("purple-carrots");
    expect(await inShop()).toEqual([productId, id]);
    const page = await visitor(deps).call((api) => api.catalog.product({ id }));
    expect(page).toMatchObject({
      name: "Purple carrots",
      farmName: "Kestrel Bend",
      unitPriceText: "$4.50/bunch",
      summary: "Purple carrots from Kestrel Bend in Sebastopol.",
      allergensDeclared: false,
      storage: "Keep in the crisper of the fridge.",
      description: [],
    });
    const found = await visitor(deps).call((api) => api.catalog.list({ q: "purple" }));
    expect(found.items.map((item) => item.id)).toEqual([id]);
    expect((await own((api) => api.history({ productId: id }))).movements).toMatchObject([
      { cause: "received", units: 12, onHand: 12, by: "farmer" },
    ]);
    expect(await lastEntry()).toMatchObject({ action: "inventory.added", actor_name: "farmer" });
  });

  it("gets an address of its own when others have its name, also at the same moment", async () => {
    const added = await Promise.all([add(), add(), add()]);
    expect(added.map(({ slug }) => slug).toSorted()).toEqual([
      "purple-carrots",
      "purple-carrots-2",
      "purple-carrots-3",
    ]);
    const [ranks] = await database.sql`select count(distinct rank)::int as ranks from products`;
    expect(ranks).toEqual({ ranks: 4 });
  });

  it("as a draft is nowhere to be seen until it is listed", async () => {
    const { id } = await add({ listed: false });
    expect(await inShop()).toEqual([productId]);
    await expect(visitor(deps).call((api) => api.catalog.product({ id }))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const change = { column: "paused", expected: true, value: false } as const;
    expect(await own((api) => api.edit({ productId: id, change }))).toMatchObject({
      paused: false,
      isDraft: false,
    });
    expect(await inShop()).toEqual([productId, id]);
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
  ])("is refused with %j in clear words", async (facts, message) => {
    await expect(add(facts)).rejects.toThrow(message);
    expect(await inShop()).toEqual([productId]);
  });
});

describe("The texts of a product", () => {
  const seen = { ...texts, description: "One paragraph.\n\nAnother one." };
  const change = (wish: object, from: object = seen) =>
    own((api) => api.changeTexts({ productId, seen: { ...from }, texts: { ...seen, ...wish } }));

  it("change field by field, so that what another changed elsewhere stays", async () => {
    await change({ summary: "Crisp." });
    await change({ storage: "In water.", ingredients: "Chard" });
    expect((await own((api) => api.product({ productId }))).texts).toEqual({
      ...seen,
      summary: "Crisp.",
      storage: "In water.",
      ingredients: "Chard",
    });
    expect(await lastEntry()).toMatchObject({
      action: "inventory.changed",
      detail: { product: "Rainbow chard", storage: { from: "Cold.", to: "In water." } },
    });
  });

  it("are not written over what another has changed in the meantime", async () => {
    await change({ summary: "Crisp." });
    await expect(change({ summary: "Mild." })).rejects.toThrow("Someone else has changed");
    expect((await own((api) => api.product({ productId }))).texts.summary).toBe("Crisp.");
  });
});

describe("The history of a product's stock", () => {
  it("is read page by page, newest first", async () => {
    for (let n = 1; n <= 35; n += 1) {
      await database.sql`update stock set on_hand = on_hand + 1, received = received + 1 where product_id = ${productId}`;
    }
    const first = await own((api) => api.history({ productId }));
    expect(first).toMatchObject({ more: true });
    expect(first.movements).toHaveLength(30);
    const before = first.movements.at(-1)!.id;
    const rest = await own((api) => api.history({ productId, before }));
    expect(rest.more).toBe(false);
    expect(rest.movements.map(({ onHand }) => onHand)).toEqual([25, 24, 23, 22, 21]);
  });
});
