import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { teamEdits } from "#server/services/inventory/team-edits.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { newProduct, openShelf, type Shelf } from "#tests/support/setups/shelf.ts";

let at: Shelf;
beforeAll(async () => {
  at = await openShelf();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(async () => {
  await at.begin();
  await at.database.empty("audit_log");
});

const told = async () => (await at.own((_inventory, api) => api.farmer.today())).byTeam;

it("A farm reads on its first page what the team changed in its inventory, newest first", async () => {
  const { farmId } = at.ids;
  expect(await told()).toEqual({ edits: [], total: 0 });
  await at.edit({ column: "price", expected: 500, value: 475 });
  await at.ask((api) => api.add({ ...newProduct(), farmId }));
  expect(await told()).toMatchObject({
    total: 2,
    edits: [
      { action: "inventory.added", detail: { product: "Purple carrots", price: 450 } },
      {
        action: "inventory.changed",
        detail: { product: "Rainbow chard", price: { from: 500, to: 475 } },
      },
    ],
  });
});

/** Writes the newest entry again, as of some days ago. */
const again = (times: number, daysAgo = 0) => at.database.sql`
  insert into audit_log (at, actor_id, actor_name, actor_role, action, subject_kind, subject_id, subject_name, detail)
  select at - ${daysAgo} * interval '1 day', actor_id, actor_name, actor_role, action, subject_kind, subject_id, subject_name, detail
  from (select * from audit_log order by id desc limit 1) newest, generate_series(1, ${times}::int)`;

it("A farm does not read of its own edits, of other farms' or of those more than a week old", async () => {
  const price = { column: "price", expected: 500, value: 475 } as const;
  await at.own((api) => api.edit({ ...at.ids, change: price }));
  const other = await addFarm(at.deps.db);
  const ids = { farmId: other, productId: await addProduct(at.deps.db, { farmId: other }) };
  await at.ask((api) => api.edit({ ...ids, change: price }));
  expect(await told()).toEqual({ edits: [], total: 0 });
  await at.edit({ column: "paused", expected: false, value: true });
  await again(1, 8);
  expect(await told()).toMatchObject({ total: 1 });
});

it("An edit stays the team's or the farm's own when its author's role changes", async () => {
  const { sql } = at.database;
  await at.edit({ column: "paused", expected: false, value: true });
  await at.own((api) =>
    api.edit({ ...at.ids, change: { column: "price", expected: 500, value: 475 } }),
  );
  const switchRoles = () => sql`
    update users set role = case role when 'admin' then 'farmer'::role else 'admin'::role end
    where id in (select actor_id from audit_log)`;
  await switchRoles();
  const { edits, total } = await teamEdits(at.deps, at.ids.farmId);
  await switchRoles();
  expect(total).toBe(1);
  expect(edits[0]?.detail).toHaveProperty("paused");
});

it("A farm reads how many edits there were when only the latest are listed", async () => {
  await at.edit({ column: "paused", expected: false, value: true });
  await again(14);
  const { edits, total } = await told();
  expect([edits.length, total]).toEqual([10, 15]);
});

it("A farm reads of an edited product in the reader's language", async () => {
  await at.database.sql`update products set name_es = 'Acelgas' where id = ${at.ids.productId}`;
  await at.edit({ column: "paused", expected: false, value: true });
  const { edits } = await speak("es", told);
  expect(edits).toMatchObject([{ detail: { product: "Acelgas" } }]);
});

it("A farm reads of products edited together by their names, in the reader's language", async () => {
  const { farmId, productId } = at.ids;
  await at.database.sql`update products set name_es = 'Acelgas' where id = ${productId}`;
  await at.ask((api) =>
    api.bulkEdit({
      farmId,
      key: randomUUID(),
      edits: [{ productId, change: { column: "price", expected: 500, value: 475 } }],
    }),
  );
  expect((await told()).edits[0]?.detail).toEqual({ products: ["Rainbow chard"] });
  expect((await speak("es", told)).edits[0]?.detail).toEqual({ products: ["Acelgas"] });
});

it("A farm reads the name of a product once, however many of its cells were edited together", async () => {
  const { farmId, productId } = at.ids;
  await at.ask((api) =>
    api.editCells({
      farmId,
      edits: [
        { productId, change: { column: "price", expected: 500, value: 475 } },
        { productId, change: { column: "pack", expected: "1 lb", value: "2 lb bag" } },
      ],
    }),
  );
  expect((await told()).edits[0]?.detail).toEqual({ products: ["Rainbow chard"] });
});
