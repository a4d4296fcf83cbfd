import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import { ana, registered } from "#tests/support/market/people/accounts.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let person: Visitor;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("users", "throttles", "emails");
  deps = testDeps(database.db);
  person = await registered(deps);
});

const ORDERS = "/dashboard/admin/orders orders";
const USERS = "/dashboard/admin/users users";
const save = (name: string, search = {}, table = ORDERS) =>
  person.call((api) => api.accounts.views.save({ table, name, search }));
const listed = (table = ORDERS) => person.call((api) => api.accounts.views.list({ table }));
const named = async (table = ORDERS) => (await listed(table)).map(({ name }) => name);

it("views belong to one table and one person, and are listed by name", async () => {
  await save("late", { state: "late", sort: "total", dir: "asc" });
  await save("Café", { q: "café" });
  await save("All", {}, USERS);
  expect(await named()).toEqual(["Café", "late"]);
  expect(await named(USERS)).toEqual(["All"]);
  const [, late] = await listed();
  expect(late?.search).toEqual({ state: "late", sort: "total", dir: "asc" });
  const other = await registered(deps, { ...ana, username: "ben", email: "ben@x.example" });
  expect(await other.call((api) => api.accounts.views.list({ table: ORDERS }))).toEqual([]);
});

it("a name is used once in a table, in any case, unless the same is saved again", async () => {
  await save("Late", { state: "late", q: "a" });
  await save("Late", { q: "a", state: "late" });
  await expect(save("LATE", { state: "paid" })).rejects.toThrow("You have a view with this name");
  await save("Late", {}, USERS);
  expect(await named()).toEqual(["Late"]);
});

it("one person has twenty views of a table at most, also if they are saved at the same moment", async () => {
  for (let view = 1; view <= 18; view += 1) await save(`View ${view}`);
  const outcomes = await Promise.allSettled(["a", "b", "c", "d"].map((name) => save(name)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await named()).toHaveLength(20);
  await expect(save("one more")).rejects.toThrow("You can keep up to 20 views of a table");
  await save("one more", {}, USERS);
});

it("one person has four hundred views in all, whatever tables they name", async () => {
  await save("First");
  await database.sql`
    insert into table_views (user_id, table_key, name, search, created_at)
    select user_id, '/t' || chr(97 + n / 20) || ' rows', 'View ' || n, search, created_at
    from table_views, generate_series(1, 399) n`;
  await expect(save("one more", {}, USERS)).rejects.toThrow("You can keep up to 400 views in all");
});

it("a view is renamed to a name that is free, or to its own in another case", async () => {
  await save("Late");
  await save("Paid");
  const [late] = await listed();
  const rename = (name: string) =>
    person.call((api) => api.accounts.views.rename({ id: late!.id, name }));
  await expect(rename("paid")).rejects.toThrow("You have a view with this name");
  await rename("LATE");
  await rename("Very late");
  expect(await named()).toEqual(["Paid", "Very late"]);
});

it("a view that is removed twice is gone", async () => {
  await save("Late");
  const [late] = await listed();
  const remove = () => person.call((api) => api.accounts.views.remove({ id: late!.id }));
  await remove();
  await remove();
  expect(await named()).toEqual([]);
});

it.each([
  ["no name", { name: "  " }, "Enter a name"],
  ["a long name", { name: "x".repeat(41) }, "A name can have up to 40 characters"],
  ["no table", { table: "orders" }, ""],
  ["a parameter that is none", { search: { "a b": "c" } }, ""],
  ["a long parameter", { search: { q: "x".repeat(401) } }, ""],
  [
    "many parameters",
    { search: Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`p${at}`, at])) },
    "",
  ],
])("%s is refused", async (_, part, message) => {
  const view = { table: ORDERS, name: "Late", search: {}, ...part };
  await expect(person.call((api) => api.accounts.views.save(view))).rejects.toThrow(message);
  expect(await named()).toEqual([]);
});
