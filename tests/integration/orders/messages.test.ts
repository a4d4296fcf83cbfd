import { afterAll, beforeAll, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import { receiveMessage } from "#server/services/mail/contact.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let admin: Visitor;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  admin = await signedInAdmin(deps);
});
afterAll(() => database[Symbol.asyncDispose]());

const write = (name: string) =>
  receiveMessage(
    deps,
    {
      topic: "order",
      orderNumber: "",
      name,
      email: `${name.toLowerCase()}@furrow.example`,
      message: "The leeks were lovely.",
    },
    "203.0.113.7",
  );
const page = (query: object) => admin.call((api) => api.admin.messages.page(query));

it("The team finds messages by ticket and by person, those who wait longest first", async () => {
  const { number } = await write("Ana");
  await write("Bo");
  const waiting = await page({ state: "new", dir: "asc" });
  expect(waiting.rows.map(({ name }) => name)).toEqual(["Ana", "Bo"]);
  expect((await page({ q: number.toLowerCase() })).rows[0]).toMatchObject({
    name: "Ana",
    message: "The leeks were lovely.",
  });
  expect((await page({ q: "bo@" })).total).toBe(1);
  expect((await page({ q: "_" })).total).toBe(0);
});

it("A message is marked as answered once, by whom stands in the audit log", async () => {
  const { number } = await write("Cy");
  const { id } = (await page({ q: number })).rows[0]!;
  const mark = () => admin.call((api) => api.admin.messages.answered({ id }));
  await mark();
  expect((await page({ q: number, state: "new" })).total).toBe(0);
  expect((await page({ q: number, state: "answered" })).total).toBe(1);
  await expect(mark()).rejects.toThrow("answered this message already");
  const [entry] = await database.sql`select * from audit_log order by id desc limit 1`;
  expect(entry).toMatchObject({ action: "message.answered", subject_name: number });
});

it("A message that is not there cannot be answered", async () => {
  const id = crypto.randomUUID();
  await expect(admin.call((api) => api.admin.messages.answered({ id }))).rejects.toThrow(
    "We cannot find this message",
  );
});
