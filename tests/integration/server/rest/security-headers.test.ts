import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REST_TABLE } from "#server/rest/table.ts";
import { ana } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import {
  type Answer,
  failure,
  httpClient,
  openApp,
  type TestApp,
} from "#tests/support/servers/http.ts";
import { plainPages } from "#tests/support/code/pages.ts";
import { procedures } from "#tests/support/code/procedures.ts";
import { rawAnswer } from "#tests/support/servers/raw-http.ts";

const SECURE_URL = "https://shop.example";
/** Less than the server's own, so that a test need not wait for it. */
const TIMING = { requestMs: 500, headersMs: 400, lookMs: 100 };

let database: FreshDatabase;
let app: TestApp;
let secure: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  const deps = testDeps(database.db);
  app = await openApp(deps, { timing: TIMING });
  secure = await openApp(deps, { publicUrl: SECURE_URL, timing: TIMING });
  for (const one of [app, secure]) await one.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await secure[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const visit = () => httpClient(app);

/** What a listening server answers to text that no route ever sees. */
const raw =
  (text: string) =>
  async (to: TestApp): Promise<Pick<Answer, "headers">> => {
    const { head } = await rawAnswer(to.listeningOrigin, text);
    const lines = head.split("\r\n").slice(1);
    const headers = lines.map((line) => {
      const at = line.indexOf(": ");
      return [line.slice(0, at).toLowerCase(), line.slice(at + 2)] as const;
    });
    return { headers: Object.fromEntries(headers) };
  };

/** Answers of every kind: found, refused, unknown, unreadable, from each of the interfaces. */
const ANSWERS: [name: string, ask: (app: TestApp) => Promise<Pick<Answer, "headers">>][] = [
  ["the API document", (to) => httpClient(to).get("/api/openapi.json")],
  ["a refused question", (to) => httpClient(to).get("/api/user")],
  ["an unknown path", (to) => httpClient(to).get("/nothing")],
  ["another method", (to) => httpClient(to).send("DELETE", "/api/user")],
  ["an unreadable body", (to) => httpClient(to).send("POST", "/api/login", "{")],
  [
    "a foreign write",
    (to) => httpClient(to).post("/api/login", {}, { origin: "https://evil.example" }),
  ],
  ["a procedure", (to) => httpClient(to).get("/trpc/auth.current")],
  ["the health check", (to) => httpClient(to).get("/healthz")],
  [
    "an address that cannot be decoded",
    raw("GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"),
  ],
  ["what is no request", raw("HELLO\r\n\r\n")],
  ["headers that are too large", raw(`GET / HTTP/1.1\r\ncookie: ${"a".repeat(20_000)}\r\n\r\n`)],
  ["a request that does not arrive", raw("GET / HTTP/1.1\r\nhost: x\r\n")],
];

describe.each(ANSWERS)("ASVS 3.4.1, 3.4.3, 3.4.4, 3.4.6 %s", (_name, ask) => {
  it("is neither sniffed nor framed, reveals little to other sites, and not what it is made with", async () => {
    const { headers } = await ask(app);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "content-type": expect.stringMatching(/^application\/json/),
    });
    for (const name of ["x-powered-by", "server", "access-control-allow-origin", "etag"]) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it("demands https for a year where the public address is https, and nowhere else", async () => {
    expect((await ask(app)).headers).not.toHaveProperty("strict-transport-security");
    expect((await ask(secure)).headers["strict-transport-security"]).toBe(
      "max-age=31536000; includeSubDomains",
    );
  });
});

it.each([
  ["without a host", "GET /healthz HTTP/1.1\r\n\r\n", 400],
  [
    "with an expectation",
    "GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: tea\r\nconnection: close\r\n\r\n",
    417,
  ],
])(
  "ASVS 3.4.1, 3.4.3, 3.4.4, 3.4.6 what HTTP itself refuses, a request %s, has them too",
  async (_how, text, status) => {
    const { head } = await rawAnswer(secure.listeningOrigin, text);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const line of [
      "x-content-type-options: nosniff",
      "x-frame-options: deny",
      "content-security-policy: default-src 'none'",
      "strict-transport-security: max-age=31536000",
    ]) {
      expect(head.toLowerCase()).toContain(line);
    }
  },
);

describe("ASVS 14.3.2 An answer with anything private in it", () => {
  const keeping = async (answer: Promise<Pick<Answer, "headers">>) =>
    (await answer).headers["cache-control"];

  it.each(REST_TABLE.map(({ method, path }) => [method, path] as const))(
    "is stored by no cache: %s %s, refused or not",
    async (method, path) => {
      expect(await keeping(visit().send(method, path))).toBe("no-store");
    },
  );

  it.each<(typeof ANSWERS)[number]>([
    ...ANSWERS,
    ["a receipt", (to) => httpClient(to).get("/receipts/F-1.pdf")],
  ])("is stored by no cache: %s", async (_name, ask) => {
    expect(await keeping(ask(app))).toBe("no-store");
  });

  it.each(procedures.map(({ path, type }) => [type, path] as const))(
    "is stored by no cache: %s %s over tRPC",
    async (type, path) => {
      const method = type === "query" ? "GET" : "POST";
      expect(await keeping(visit().send(method, `/trpc/${path}`))).toBe("no-store");
    },
  );

  it("is stored by no cache: the pages of a visitor who is signed in or checking out", async () => {
    await using plain = await openApp(testDeps(database.db), { pages: plainPages() });
    await using over = await openApp(testDeps(database.db), {
      pages: plainPages(),
      publicUrl: SECURE_URL,
    });
    const page = (of: TestApp, cookie: string) =>
      keeping(httpClient(of).get("/shop", { accept: "text/html", cookie }));
    const kept = "private, no-cache";
    expect(await page(plain, "other=1")).toBe(kept);
    expect(await page(plain, "furrow_session=abc")).toBe("no-store");
    expect(await page(plain, "other=1;furrow_checkout =abc")).toBe("no-store");
    expect(await page(over, "__Host-furrow_session=abc")).toBe("no-store");
    expect(await page(over, "__Host-furrow_checkout=abc")).toBe("no-store");
    // Without the prefix it is no cookie of ours: nothing reads it.
    expect(await page(over, "furrow_session=abc")).toBe(kept);
  });
});

describe("The content policy", () => {
  it("runs no inline script and no script of others but the payment provider's", async () => {
    const { headers } = await visit().get("/healthz");
    const directives = new Map(
      (headers["content-security-policy"] ?? "").split(";").map((directive) => {
        const [name = "", ...sources] = directive.trim().split(" ");
        return [name, sources];
      }),
    );
    expect(directives.get("script-src")).toEqual([
      "'self'",
      "https://js.stripe.com",
      "https://*.js.stripe.com",
    ]);
    for (const name of ["object-src", "base-uri", "frame-ancestors"]) {
      expect(directives.get(name)).toEqual(["'none'"]);
    }
    for (const name of ["default-src", "form-action"]) {
      expect(directives.get(name)).toEqual(["'self'"]);
    }
  });
});

describe("The session's cookie", () => {
  const registered = (to: TestApp, username: string, origin: string) =>
    httpClient(to).post(
      "/api/register",
      { ...ana, username, email: `${username}@furrow.example` },
      { origin },
    );

  it("is hidden from scripts, from other sites' writes, and belongs to the whole site (ASVS 3.3.2, 3.3.4)", async () => {
    const { cookies } = await registered(app, "plain", "http://localhost:3000");
    expect(cookies).toEqual([
      expect.stringMatching(
        /^furrow_session=[a-z0-9]{40}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^furrow_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it("over https is tied to this very host and never sent without encryption (ASVS 3.3.1, 3.3.3)", async () => {
    const { cookies } = await registered(secure, "tied", SECURE_URL);
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-furrow_session=[a-z0-9]{40}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-furrow_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it("over https is not taken from one without the prefix: another host could have set that", async () => {
    const client = httpClient(secure);
    await client.post("/api/register", { ...ana, username: "kept", email: "kept@furrow.example" });
    const [[name, token] = []] = [...client.jar];
    expect(name).toBe("__Host-furrow_session");
    expect((await client.get("/api/user")).status).toBe(200);
    const planted = await httpClient(secure).get("/api/user", {
      cookie: `furrow_session=${token}`,
    });
    expect(planted.status).toBe(401);
  });

  it("is cleared with the same attributes it was set with", async () => {
    const client = httpClient(secure);
    await client.post("/api/register", { ...ana, username: "left", email: "left@furrow.example" });
    const { cookies } = await client.post("/api/logout");
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-furrow_session=; Max-Age=0; Path=\/; .*; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });
});

describe("A write", () => {
  const write = (headers: Record<string, string>, to = app) =>
    httpClient(to).post("/api/logout", undefined, headers);

  it.each([
    "https://evil.example",
    "http://localhost:3001",
    "https://localhost:3000",
    "http://localhost",
    "http://localhost:3000.evil.example",
    "http://evil.example:3000",
    "null",
    "",
  ])("from the origin %j is refused with 403", async (origin) => {
    const body = failure("forbidden", "This request came from another site");
    expect(await write({ origin })).toMatchObject({ status: 403, body });
    const { status } = await visit().post("/trpc/auth.logout", undefined, { origin });
    expect(status).toBe(403);
  });

  it("that another site made a browser send without an origin is refused", async () => {
    expect((await write({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  it.each([
    { origin: "http://localhost:3000" },
    { origin: "http://127.0.0.1:3000" },
    { origin: "http://[::1]:3000" },
    { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
    {},
  ])("of our own pages, or of a program, passes: %j", async (headers) => {
    expect((await write(headers)).status).toBe(200);
  });

  it("to a public address passes from that address only", async () => {
    expect((await write({ origin: SECURE_URL }, secure)).status).toBe(200);
    for (const origin of [
      "http://shop.example",
      "https://www.shop.example",
      "http://localhost:3000",
    ]) {
      expect((await write({ origin }, secure)).status).toBe(403);
    }
  });

  it("signs no one in when it is foreign", async () => {
    await visit().post("/api/register", { ...ana, username: "csrf", email: "csrf@furrow.example" });
    const answer = await visit().post(
      "/api/login",
      { username: "csrf", password: ana.password },
      { origin: "https://evil.example" },
    );
    expect(answer).toMatchObject({ status: 403, cookies: [] });
  });
});

describe("A question from another site", () => {
  it("gets no permission for its scripts to read the answer", async () => {
    const answer = await visit().get("/api/user", { origin: "https://evil.example" });
    expect(answer.status).toBe(401);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual(
      [],
    );
  });
});

describe("ASVS 12.2.1, 4.1.2 What came to the proxy without TLS", () => {
  type Method = Parameters<ReturnType<typeof httpClient>["send"]>[0];
  const ask = async (method: Method, path: string, proto?: string, publicUrl = SECURE_URL) => {
    const trustProxy = ["loopback"];
    await using behind = await openApp(testDeps(database.db), { publicUrl, trustProxy });
    const headers = { ...(proto && { "x-forwarded-proto": proto }) };
    const answer = await httpClient(behind, "127.0.0.1").send(method, path, undefined, headers);
    return answer;
  };

  it("leads to the https address when it is a page, wherever else its path points", async () => {
    for (const path of ["/shop?q=leeks", "//evil.example/x"]) {
      const { status, headers } = await ask("GET", path, "http");
      expect({ status, to: headers["location"] }).toEqual({
        status: 308,
        to: `${SECURE_URL}${path}`,
      });
    }
  });

  it.each([
    ["GET", "/api/user"],
    ["GET", "/trpc/auth.current"],
    ["POST", "/api/login"],
    ["POST", "/webhooks/stripe"],
    ["POST", "/shop"],
  ] as const)("is refused when a program calls: %s %s", async (method, path) => {
    expect((await ask(method, path, "http")).status).toBe(403);
  });

  it("is taken with TLS, from inside, and where the market has no https address", async () => {
    expect((await ask("GET", "/healthz", "https")).status).toBe(200);
    expect((await ask("GET", "/healthz")).status).toBe(200);
    expect((await ask("GET", "/healthz", "http", "http://localhost:3000")).status).toBe(200);
  });
});

describe("The metrics", () => {
  it.each([
    { forwarded: "for=127.0.0.1" },
    { via: "1.1 proxy" },
    { "x-forwarded-for": "127.0.0.1" },
    { "x-forwarded-proto": "https" },
    { "x-forwarded-host": "shop.example" },
    { "x-real-ip": "127.0.0.1" },
    { "cf-connecting-ip": "127.0.0.1" },
  ])(
    "are hidden from what a proxy on this machine passes on: %j (ASVS 13.4.5)",
    async (headers) => {
      await using behind = await openApp(testDeps(database.db), { trustProxy: ["loopback"] });
      for (const one of [app, behind]) {
        expect((await httpClient(one, "127.0.0.1").get("/metrics", headers)).status).toBe(404);
      }
    },
  );

  it("are shown on loopback, or to a caller with the token", async () => {
    expect((await httpClient(app, "127.0.0.1").get("/metrics")).status).toBe(200);
    expect((await httpClient(app).get("/metrics")).status).toBe(404);
    await using guarded = await openApp(testDeps(database.db), { metricsToken: "t".repeat(16) });
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const read = (headers: Record<string, string>) =>
      httpClient(guarded, "127.0.0.1").get("/metrics", headers);
    expect((await read({})).status).toBe(404);
    expect((await read(bearer("t".repeat(15)))).status).toBe(404);
    expect(await read(bearer("t".repeat(16)))).toMatchObject({
      status: 200,
      text: expect.stringContaining("http_request_duration_seconds"),
    });
  });
});
