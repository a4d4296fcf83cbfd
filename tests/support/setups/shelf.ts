import { DEMO_PASSWORD } from "#server/demo/accounts.ts";
import type { AppCaller } from "#server/routers/index.ts";
import type { InventoryChange } from "#shared/inventory/inventory.ts";
import { login, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { addFarm, addFarmMember, addProduct } from "#tests/support/market/market.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

export type InventoryApi = AppCaller["farmer"]["inventory"];
export type Shelf = Awaited<ReturnType<typeof openShelf>>;

const CARROTS = {
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

/** A new product as a farm enters it. */
export const newProduct = (facts: object = {}) => ({
  ...CARROTS,
  season: [...CARROTS.season],
  ...facts,
});

/** The texts of the chard, as shown in the inventory. */
export const TEXTS = {
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
  expectedWeight: null,
} as const;

/**
 * A farm with 20 bunches of chard in stock, its farmer and an admin, both signed in, for tests of changes and their
 * records. `begin` restores the inventory.
 */
export async function openShelf() {
  const database = await freshDatabase();
  const { sql } = database;
  const deps = testDeps(database.db);
  const admin = await signedInAdmin(deps);
  const farmer = visitor(deps);
  await farmer.call(login("farmer", DEMO_PASSWORD));
  const ids = { farmId: 0, productId: 0 };
  const ask = <Result>(run: (api: InventoryApi) => Promise<Result>) =>
    admin.call((api) => run(api.farmer.inventory));
  const own = <Result>(run: (api: InventoryApi, all: AppCaller) => Promise<Result>) =>
    farmer.call((api) => run(api.farmer.inventory, api));
  const shelf = () => ask((api) => api.shelf({ farmId: ids.farmId }));
  return {
    database,
    deps,
    ids,
    ask,
    own,
    begin: async () => {
      await database.empty("farms", "products", "stock", "stock_movements", "farm_members");
      const farmId = await addFarm(database.db, { name: "Kestrel Bend", town: "Sebastopol" });
      const chard = { farmId, name: "Rainbow chard", onHand: 20 };
      Object.assign(ids, { farmId, productId: await addProduct(database.db, chard) });
      await addFarmMember(database.db, farmId);
    },
    edit: (change: object) => ask((api) => api.edit({ ...ids, change: change as InventoryChange })),
    add: (facts: object = {}) => own((api) => api.add(newProduct(facts))),
    row: async () => (await shelf()).rows[0]!,
    movements: async () =>
      (await shelf()).movements.map(({ cause, units, onHand, by }) => [cause, units, onHand, by]),
    lastEntry: async () =>
      (
        await sql`
          select action, subject_id, subject_name, actor_name, detail from audit_log
          order by id desc limit 1`
      )[0],
    inShop: async () =>
      (await visitor(deps).call((api) => api.catalog.list({}))).items.map(({ id }) => id),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
