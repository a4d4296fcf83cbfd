import { expect } from "vitest";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import type { ImportPlan } from "#shared/inventory/inventory-file.ts";
import { freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp } from "#tests/support/servers/http.ts";
import { addFarm, addFarmMember, addProduct } from "#tests/support/market/market.ts";

export const PATH = "/api/uploads/inventory";
export const BYTES = { "content-type": "application/octet-stream" };

export type InventoryFiles = Awaited<ReturnType<typeof openInventoryFiles>>;

/**
 * A server that imports and exports inventory files, for a farm with chard and kale (restored by `begin`). Its farmer
 * and an admin are signed in.
 */
export async function openInventoryFiles() {
  const database = await freshDatabase();
  const deps = testDeps(database.db);
  const app = await openApp(deps);
  await seedDemoAccounts(deps);
  const [farmer, admin] = [httpClient(app), httpClient(app)];
  await farmer.post("/api/login", { username: "farmer", password: DEMO_PASSWORD });
  await admin.post("/api/login", { username: "admin", password: DEMO_PASSWORD });
  const ids = { farm: 0, chard: 0, kale: 0 };
  const send = (text: string | Buffer, query = "", client = farmer) =>
    client.send("POST", PATH + query, Buffer.from(text), BYTES);
  return {
    database,
    deps,
    app,
    farmer,
    admin,
    ids,
    send,
    begin: async () => {
      await database.empty(
        "farms",
        "products",
        "stock",
        "stock_movements",
        "farm_members",
        "audit_log",
      );
      const farmId = await addFarm(database.db, { name: "Kestrel Bend" });
      ids.farm = farmId;
      ids.chard = await addProduct(database.db, { farmId, name: "Rainbow chard" });
      ids.kale = await addProduct(database.db, { farmId, name: "Lacinato kale" });
      await addFarmMember(database.db, farmId);
    },
    check: async (text: string): Promise<ImportPlan> => {
      const { status, body } = await send(text);
      expect(status, JSON.stringify(body)).toBe(200);
      return body as unknown as ImportPlan;
    },
    carryOut: (text: string, { version }: ImportPlan) => send(text, `?version=${version}`),
    exported: async () => {
      const { status, body } = await farmer.post("/trpc/farmer.inventory.export", {});
      expect(status).toBe(200);
      return (body as { result: { data: string } }).result.data;
    },
    stored: () =>
      database.sql`
        select p.*, s.* from products p join stock s on s.product_id = p.id order by p.id`,
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
