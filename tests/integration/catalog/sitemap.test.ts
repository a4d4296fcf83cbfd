import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { forgetFigures } from "#server/services/catalog/cached-figure.ts";
import { moveFarm } from "#server/services/farms/admin/state.ts";
import { editInventory } from "#server/services/inventory/edit.ts";
import { cents, type Cents } from "#shared/money.ts";
import { readPart, getSitemap } from "#server/services/catalog/sitemap.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { openApp, PUBLIC_URL, type TestApp } from "#tests/support/servers/http.ts";

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase("market");
  app = await openApp(testDeps(database.db));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

/** Reads an address as after a change to the catalog. */
const read = (url: string) => {
  forgetFigures(database.db);
  return app.inject({ url });
};
const idsOf = async (table: string) => {
  const rows = await database.db.$client<{ id: number }[]>`
    select id from ${database.db.$client(table)} order by id`;
  return rows.map(({ id }) => id);
};

/** Each page's address with the date of its last change, as text. */
function pagesIn(xml: string): Map<string, string | undefined> {
  const items = xml.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g);
  return new Map([...items].map(([, path = "", date]) => [path, date]));
}

it("robots.txt links to the sitemap at the public address, and does not block noindex pages", async () => {
  const { body, headers, statusCode } = await read("/robots.txt");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toContain(`\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`);
  expect(body).toMatch(/^User-agent: \*\n/);
  expect(body).not.toMatch(/Disallow: \/(?:auth|payment-success|shop|\n)/);
});

it("the sitemap lists every product, farm and recipe once, with the date of its last change", async () => {
  const { body, headers, statusCode } = await read("/sitemap.xml");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const pages = pagesIn(body);
  expect(body.match(/<loc>/g)).toHaveLength(pages.size);
  for (const [table, folder] of [
    ["products", "products"],
    ["farms", "farmers"],
  ] as const) {
    const found = [...pages.keys()].filter((page) => page.startsWith(`${PUBLIC_URL}/${folder}/`));
    expect(found).toEqual((await idsOf(table)).map((id) => `${PUBLIC_URL}/${folder}/${id}`));
    expect(found.filter((page) => Number.isNaN(Date.parse(pages.get(page) ?? "")))).toEqual([]);
  }
  expect(pages.get(`${PUBLIC_URL}/`)).toBeDefined();
  expect([...pages.keys()].filter((page) => page.includes("/recipes/")).length).toBeGreaterThan(5);
  expect([...pages.keys()]).toContain(`${PUBLIC_URL}/shop?category=fruit`);
});

it("changing a product updates its date, but an order that reduces its stock does not", async () => {
  const [id] = await idsOf("products");
  const page = `${PUBLIC_URL}/products/${id}`;
  const before = pagesIn((await read("/sitemap.xml")).body).get(page);
  await database.db.execute(sql`update stock set on_hand = on_hand - 1, sold = sold + 1
    where product_id = ${id}`);
  expect(pagesIn((await read("/sitemap.xml")).body).get(page)).toBe(before);
  const { clock } = testDeps(database.db);
  const [row] = await database.sql<{ farmId: number; price: Cents }[]>`
    select farm_id as "farmId", price_cents as price from products where id = ${id!}`;
  const keeper = { id: randomUUID(), username: "team", role: "admin" } as const;
  const change = { column: "price", expected: row!.price, value: cents(row!.price + 1) } as const;
  await editInventory({ db: database.db, clock }, keeper, {
    farmId: row!.farmId,
    productId: id!,
    change,
  });
  const after = pagesIn((await read("/sitemap.xml")).body).get(page);
  expect(Date.parse(after ?? "")).toBeGreaterThan(Date.parse(before ?? ""));
});

it("pausing a farm dates its page and its products' pages by the services' clock", async () => {
  const [id] = await idsOf("farms");
  const now = new Date(Date.now() + 60_000);
  await moveFarm({ db: database.db, clock: { now: () => now } }, null, {
    id: id!,
    to: "paused",
    reason: "Winter",
  });
  const dates = await database.sql<{ changedAt: string }[]>`
    select changed_at as "changedAt" from farms where id = ${id!}
    union all select changed_at from products where farm_id = ${id!}`;
  expect(dates.length).toBeGreaterThan(2);
  expect(new Set(dates.map((row) => new Date(row.changedAt).getTime()))).toEqual(
    new Set([now.getTime()]),
  );
  await moveFarm({ db: database.db, clock: { now: () => now } }, null, { id: id!, to: "live" });
});

it("hidden products are not in the sitemap", async () => {
  const [, id] = await idsOf("products");
  await database.db.execute(sql`update products set visible = false where id = ${id}`);
  const pages = pagesIn((await read("/sitemap.xml")).body);
  expect(pages.has(`${PUBLIC_URL}/products/${id}`)).toBe(false);
  await database.db.execute(sql`update products set visible = true where id = ${id}`);
});

it("pages beyond the limit of one sitemap are split across several, each listed once", async () => {
  const deps = { db: database.db };
  const index = await getSitemap(deps, 100);
  expect(index.is).toBe("index");
  const parts = index.entries.filter(({ path }) => path.startsWith("/sitemaps/products-"));
  const ids = await idsOf("products");
  expect(parts).toHaveLength(Math.ceil(ids.length / 100));
  const rows = await Promise.all(parts.map((_, at) => readPart(deps, "products", at + 1, 100)));
  expect(Math.max(...rows.map(({ length }) => length))).toBeLessThanOrEqual(100);
  expect(rows.flat().map(({ path }) => path)).toEqual(ids.map((id) => `/products/${id}`));
});

it("a sitemap is served only under the name in the index", async () => {
  expect(pagesIn((await read("/sitemaps/recipes-1.xml")).body).size).toBeGreaterThan(5);
  expect(pagesIn((await read("/sitemaps/pages.xml")).body).has(`${PUBLIC_URL}/shop`)).toBe(true);
  for (const name of ["recipes-2.xml", "users-1.xml", "products-0.xml", "products-99999.xml"]) {
    expect((await read(`/sitemaps/${name}`)).statusCode, name).toBe(404);
  }
});
