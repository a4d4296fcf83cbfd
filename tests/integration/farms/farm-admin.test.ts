import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let admin: Visitor;
let farmId: number;
let productId: number;

beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  admin = await signedInAdmin(deps);
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("farms", "products", "stock", "stock_movements", "farmer_applications");
  farmId = await addFarm(database.db, { name: "Kestrel Bend", town: "Sebastopol" });
  productId = await addProduct(database.db, { farmId, name: "Rainbow chard", onHand: 20 });
});

const ask = <Result>(run: (api: AppCaller["admin"]["farms"]) => Promise<Result>) =>
  admin.call((api) => run(api.admin.farms));
const lastEntry = async () =>
  (
    await database.sql`select action, subject_id, subject_name, actor_name, detail from audit_log order by id desc limit 1`
  )[0];
const inShop = async () =>
  (await visitor(deps).call((api) => api.catalog.list({}))).items.map(({ id }) => id);

describe("The list of farms", () => {
  it("shows products and sales of the last thirty days, and can be searched, filtered and sorted", async () => {
    const other = await addFarm(database.db, { name: "Low Tide", town: "Marshall" });
    const { rows, total } = await ask((api) => api.page({ sort: "name", dir: "asc" }));
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { name: "Kestrel Bend", products: 1, sold: 0, status: "live" },
      { name: "Low Tide", products: 0, sold: 0 },
    ]);
    const found = async (query: object) =>
      (await ask((api) => api.page(query))).rows.map(({ id }) => id);
    expect(await found({ q: "MARSH" })).toEqual([other]);
    expect(await found({ status: "paused" })).toEqual([]);
    expect((await found({ sort: "products" }))[0]).toBe(farmId);
  });

  it("shows how many people have places at a farm's open days to come", async () => {
    const guests = async () => (await ask((api) => api.page({}))).rows.map((row) => row.guests);
    expect(await guests()).toEqual([0]);
    const [visit] = await database.sql<{ id: string }[]>`
      insert into farm_visits (farm_id, starts_at, ends_at, places, text, bring, meeting_point, created_at)
      values (${farmId}, now() + interval '2 days', now() + interval '50 hours', 20, 'Beets', '', 'At the gate', now())
      returning id`;
    await database.sql`
      insert into visit_guests (visit_id, first_name, email, party, created_at)
      select ${visit!.id}, 'Ana', n || '@x.example', n, now() from unnest(array[2, 5]) n`;
    expect(await guests()).toEqual([7]);
    await database.sql`
      update farm_visits set canceled_at = now(), canceled_reason = 'The road is under water.'`;
    expect(await guests()).toEqual([0]);
    await database.sql`
      update farm_visits set canceled_at = null, canceled_reason = null,
        starts_at = now() - interval '1 minute'`;
    expect(await guests()).toEqual([0]);
  });

  it("shows waiting applications, earliest due first, and which are overdue", async () => {
    await database.sql`
      insert into farmer_applications (farm_name, family_name, email, phone, location, farm_type, years_active, acreage,
        products_grown, farming_practices, markets, certifications, selling_platforms, why_join, submitted_at, review_due_on, state, created_at)
      select 'Farm ' || n, 'Family', 'farm' || n || '@furrow.example', '1', 'Davis, CA', 'fruit', '3-5', '5-20',
        'Plums', 'Cover crops', '{}', '{}', '{}', 'Because', now(), current_date + n,
        case when n = 4 then 'approved' else 'submitted' end::application_state, now()
      from unnest(array[3, -2, 4]) n`;
    const waiting = await ask((api) => api.waiting());
    expect(waiting.total).toBe(2);
    expect(waiting.rows.map(({ farmName, overdue }) => [farmName, overdue])).toEqual([
      ["Farm -2", true],
      ["Farm 3", false],
    ]);
  });
});

describe("A farm", () => {
  it.each(["paused", "suspended"] as const)(
    "that is %s leaves the shop immediately with the reason recorded, and returns when reopened",
    async (to) => {
      expect(await inShop()).toEqual([productId]);
      await ask((api) => api.move({ id: farmId, to, reason: "Storm damage" }));
      expect(await lastEntry()).toMatchObject({
        action: `farm.${to}`,
        subject_name: "Kestrel Bend",
        actor_name: "admin",
        detail: { reason: "Storm damage" },
      });
      expect(await inShop()).toEqual([]);
      const page = await visitor(deps).call((api) => api.farms.byId({ id: farmId }));
      expect(page.status).toBe(to);
      expect("products" in page).toBe(to === "paused");
      await ask((api) => api.move({ id: farmId, to: "live" }));
      expect((await lastEntry())?.["action"]).toBe("farm.opened");
      expect(await inShop()).toEqual([productId]);
    },
  );

  it("cannot be suspended without a reason, and is not found if it is unknown", async () => {
    await expect(
      ask((api) => api.move({ id: farmId, to: "suspended", reason: "" })),
    ).rejects.toThrow("Please give a reason");
    await expect(ask((api) => api.move({ id: 999_999, to: "live" }))).rejects.toThrow(
      "We cannot find this farm",
    );
  });
});
