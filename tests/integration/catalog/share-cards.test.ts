import { afterAll, beforeAll, expect, it } from "vitest";
import { pathIn } from "#shared/language.ts";
import { oneAtATime } from "#server/files/uploaded-pictures.ts";
import { sharePath } from "#shared/platform/pages/share.ts";
import { spend } from "#tests/support/market/spent.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { openApp, type TestApp } from "#tests/support/servers/http.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase("market");
  app = await openApp(testDeps(database.db), { picturesDir: temporaryFolder("share-cards") });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

it.each([
  sharePath.recipe("butternut-soup-with-browned-butter"),
  sharePath.product(1),
  sharePath.site,
])("the picture for sharing a page is in the page's language: %s", async (path) => {
  const [english, spanish] = await Promise.all([
    app.inject({ url: path }),
    app.inject({ url: pathIn("es", path) }),
  ]);
  for (const { statusCode, headers } of [english, spanish]) {
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("image/jpeg");
  }
  expect(spanish.rawPayload.equals(english.rawPayload)).toBe(false);
});

it("A network that has had many pictures drawn gets only cached ones", async () => {
  const path = sharePath.recipe("butternut-soup-with-browned-butter");
  expect((await app.inject({ url: path })).statusCode).toBe(200);
  await spend(database.sql, "share_address", "127.0.0.1");
  expect((await app.inject({ url: path })).statusCode).toBe(200);
  const [product] = await database.sql`select id from products order by id desc limit 1`;
  const other = { url: sharePath.product(Number(product?.["id"])) };
  expect((await app.inject(other)).statusCode).toBe(429);
  await database.sql`delete from throttles`;
  expect((await app.inject(other)).statusCode).toBe(200);
});

it("Very many requests are partly refused as busy, uncached, and do not delay uploads", async () => {
  const rows = await database.sql`select id from products order by id limit 40`;
  const paths = rows.flatMap(({ id }) => {
    const path = sharePath.product(Number(id));
    return [path, pathIn("es", path)];
  });
  const before = performance.now();
  const many = Promise.all(paths.map((url) => app.inject({ url })));
  const picture = await oneAtATime(async () => performance.now() - before);
  const answers = await many;
  const all = performance.now() - before;
  expect(picture).toBeLessThan(all / 4);
  const busy = answers.filter(({ statusCode }) => statusCode === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(
    answers.length - busy.length,
  );
  for (const { headers } of busy) expect(headers["cache-control"] ?? "").not.toContain("public");
});
