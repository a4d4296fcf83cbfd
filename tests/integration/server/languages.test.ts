import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { languageNow } from "#shared/language.ts";
import { plainPages } from "#tests/support/code/pages.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { openApp, type TestApp } from "#tests/support/servers/http.ts";

let database: FreshDatabase;
let app: TestApp;
let deps: Deps;
beforeAll(async () => {
  database = await freshDatabase();
  // A page that shows the language of its request, even after an await.
  const pages = plainPages(async (request) => {
    await new Promise((resolve) => setImmediate(resolve));
    const html = `<p>${new URL(request.url).pathname} ${languageNow()}</p>`;
    return { status: 200, html, location: null };
  });
  deps = testDeps(database.db);
  app = await openApp(deps, { pages });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: "text/html", ...headers } });

test.each([
  ["/shop", {}, "/shop en"],
  ["/shop", { "accept-language": "en-US,en;q=0.9,es;q=0.8" }, "/shop en"],
  ["/shop", { "accept-language": "es", cookie: "furrow_language=en" }, "/shop en"],
  ["/es", {}, "/es es"],
  ["/es/shop", { "accept-language": "en", cookie: "furrow_language=en" }, "/es/shop es"],
])("%s with %o is shown as %s", async (url, headers, words) => {
  const { statusCode, body } = await open(url, headers);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<p>${words}</p>`);
});

test.each([
  ["/", { "accept-language": "es-MX,es;q=0.9,en;q=0.5" }, "/es"],
  ["/shop?q=kale", { "accept-language": "es" }, "/es/shop?q=kale"],
  ["/shop", { "accept-language": "en", cookie: "furrow_language=es" }, "/es/shop"],
  ["//evil.example/x", { "accept-language": "es" }, "/es/evil.example/x"],
  ["/es//evil.example?language=en", {}, "/evil.example"],
  ["/es/shop?q=kale&language=en", {}, "/shop?q=kale"],
  ["/shop?language=es", {}, "/es/shop"],
])("%s with %o redirects to %s", async (url, headers, location) => {
  const answer = await open(url, headers);
  expect([answer.statusCode, answer.headers["location"]]).toEqual([302, location]);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.headers["vary"]).toContain("accept-language");
});

it("remembers a choice for a year", async () => {
  const { headers } = await open("/shop?language=es");
  expect(headers["set-cookie"]).toMatch(
    /^furrow_language=es; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

it("API calls and files are never redirected", async () => {
  const es = { "accept-language": "es" };
  const call = await open("/trpc/auth.current", es);
  const rest = await open("/api/nothing", es);
  const robots = await open("/robots.txt", es);
  expect([call, rest, robots].map(({ headers }) => headers["location"])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(rest.json()).toMatchObject({ message: "There is nothing here" });
});

it("refuses a call of our own client in the language of its page", async () => {
  const headers = { "accept-language": "es" };
  const call = await app.inject({ url: "/trpc/auth.me", headers });
  expect(call.json()).toMatchObject({ error: { message: "No ha iniciado sesión" } });
  const unknown = await app.inject({ url: "/trpc/auth.nothing", headers });
  expect(unknown.json()).toMatchObject({ error: { message: "Aquí no hay nada" } });
});

describe("A signed-in user", () => {
  let cookie: string;
  const language = async () => (await deps.db.select().from(users))[0]?.language;
  beforeEach(async () => {
    await database.empty("users", "throttles");
    const person = await registered(deps);
    cookie = `furrow_session=${person.jar.get("session")}`;
  });

  it("chooses a language for the account as well, but another site cannot", async () => {
    await open("/shop?language=es", { cookie, "sec-fetch-site": "cross-site" });
    expect(await language()).toBe("en");
    await open("/shop?language=es", { cookie, "sec-fetch-site": "same-origin" });
    expect(await language()).toBe("es");
  });

  it("is redirected to the account's language if the browser has none, and only once", async () => {
    const english = await open("/shop", { cookie, "accept-language": "es" });
    expect(english.statusCode).toBe(200);
    await database.sql`update users set language = 'es'`;
    const { headers } = await open("/shop?q=kale", { cookie, "accept-language": "en" });
    expect(headers["location"]).toBe("/es/shop?q=kale");
    expect(headers["set-cookie"]).toContain("furrow_language=es");
    const chosen = await open("/shop", { cookie: `${cookie}; furrow_language=en` });
    expect(chosen.statusCode).toBe(200);
  });

  it("sees a page even after the session has ended", async () => {
    await database.sql`delete from sessions`;
    expect((await open("/shop", { cookie })).statusCode).toBe(200);
  });
});

it.each([
  "/reset-password",
  "/verify-email",
  "/unsubscribe",
  "/es/invitation",
  "/dashboard/customer/credit",
  "/es/auth?next=/dashboard/customer/credit",
])("%s with a secret in its URL is not cached and not indexed", async (path) => {
  const token = encodeURIComponent("?token=abc");
  const answer = await open(path.includes("next") ? path + token : `${path}?token=abc`);
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
});

it.each([
  ["en", "catalog.list", { sort: "loudest" }, "We do not recognize this value. Please check it."],
  ["es", "catalog.list", { sort: "loudest" }, "No reconocemos este valor. Revíselo."],
  ["en", "checkout.delivery.check", {}, "Please fill in this field"],
])(
  "In %s, a schema of %s without its own words refuses %j plainly",
  async (language, path, input, words) => {
    const url = `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
    const { statusCode, body } = await app.inject({
      url,
      headers: { "accept-language": language },
    });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ error: { data: { failure: { message: words } } } });
  },
);
