import { afterAll, beforeAll, expect, it } from "vitest";
import type { AuditAction } from "#shared/platform/audit/audit.ts";
import { speak } from "#server/language.ts";
import { listAuditEntries, recordAudit } from "#server/services/platform/audit/audit.ts";
import { exportAudit } from "#server/services/platform/audit/audit-csv.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const { db, sql } = database;
  for (const [slug, name, nameEs] of [
    ["log-corn", "Log corn", "Elote"],
    ["log-beans", "Log beans", "Frijol"],
    ["other-beans", "Log beans", "Ejote"],
    ["log-pears", "Log pears", null],
  ] as const) {
    await addProduct(db, { farmId: await addFarm(db, { name: `Farm of ${slug}` }), slug, name });
    await sql`update products set name_es = ${nameEs} where slug = ${slug}`;
  }
});
afterAll(() => database[Symbol.asyncDispose]());

const query = { page: 1, size: 20, q: "", sort: "at", dir: "desc" } as const;
const deps = () => testDeps(database.db);
const record = (
  action: AuditAction,
  subject: { kind: string; id: number; name: string },
  detail: Record<string, unknown> = {},
) => recordAudit(deps(), database.db, null, { action, subject, detail });
const latest = async () => (await listAuditEntries(deps(), query)).rows[0]!;

it("names products in Spanish to Spanish readers, and stores their names as they were", async () => {
  await record("review.shown", { kind: "review", id: 1, name: "Log corn" });
  expect(await latest()).toMatchObject({ subjectName: "Log corn" });
  expect(await speak("es", latest)).toMatchObject({ subjectName: "Elote" });
  const detail = { product: "Log corn", goods: "2 × Log corn, 1 × Log pears", units: 3 };
  await record("order.added_to", { kind: "order", id: 1, name: "Log corn" }, detail);
  expect(await speak("es", latest)).toMatchObject({
    // The subject is not a review, so its name is not translated.
    subjectName: "Log corn",
    detail: { product: "Elote", goods: "2 × Elote, 1 × Log pears", units: 3 },
  });
  expect((await latest()).detail).toEqual(detail);
  expect(await speak("es", () => exportAudit(deps(), null, query))).toContain("Elote");
});

it("does not translate a name that several farms use with different Spanish names", async () => {
  await record("review.shown", { kind: "review", id: 2, name: "Log beans" });
  expect(await speak("es", latest)).toMatchObject({ subjectName: "Log beans" });
});

it("exports actions in the words of the page and by their ids", async () => {
  await record("review.shown", { kind: "review", id: 3, name: "Log pears" });
  const file = await exportAudit(deps(), null, query);
  expect(file).toContain(",Showed again a review,review.shown,Log pears,review,3,");
  expect(await latest()).toMatchObject({ action: "export.made", subjectKind: "audit" });
});
