import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ana } from "#tests/support/market/people/accounts.ts";
import { testDeps } from "#tests/support/deps.ts";
import { failure, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { type BothApps, openBothApps, SECURE_URL } from "#tests/support/servers/both-apps.ts";

let at: BothApps;
beforeAll(async () => {
  at = await openBothApps();
});
afterAll(() => at[Symbol.asyncDispose]());

describe("The session's cookie", () => {
  const registered = (to: TestApp, username: string, origin: string) =>
    httpClient(to).post(
      "/api/register",
      { ...ana, username, email: `${username}@furrow.example` },
      { origin },
    );

  it("is hidden from scripts and other sites' writes, and belongs to the whole site (ASVS 3.3.2, 3.3.4)", async () => {
    const { cookies } = await registered(at.app, "plain", "http://localhost:3000");
    expect(cookies).toEqual([
      expect.stringMatching(
        /^furrow_session=[a-z0-9]{40}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^furrow_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it("over https is bound to this very host and never sent without encryption (ASVS 3.3.1, 3.3.3)", async () => {
    const { cookies } = await registered(at.secure, "tied", SECURE_URL);
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-furrow_session=[a-z0-9]{40}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-furrow_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it("over https is not accepted without the prefix, because another host could have set it", async () => {
    const client = httpClient(at.secure);
    await client.post("/api/register", { ...ana, username: "kept", email: "kept@furrow.example" });
    const [[name, token] = []] = [...client.jar];
    expect(name).toBe("__Host-furrow_session");
    expect((await client.get("/api/user")).status).toBe(200);
    const planted = await httpClient(at.secure).get("/api/user", {
      cookie: `furrow_session=${token}`,
    });
    expect(planted.status).toBe(401);
  });

  it("is not cleared by a call, which may have left before the session got another token", async () => {
    const cookie = "__Host-furrow_session=replaced";
    const call = await httpClient(at.secure).get("/api/user", { cookie });
    expect(call.cookies).toEqual([]);
    const page = await httpClient(at.secure).get("/api/user", { cookie, accept: "text/html" });
    expect(page.cookies).toEqual([expect.stringMatching(/^__Host-furrow_session=; Max-Age=0;/)]);
  });

  it("is cleared with the attributes that it was set with", async () => {
    const client = httpClient(at.secure);
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
  const write = (headers: Record<string, string>, to = at.app) =>
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
    const { status } = await at.visit().post("/trpc/auth.logout", undefined, { origin });
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
  ])("from our own pages, or from a program, passes: %j", async (headers) => {
    expect((await write(headers)).status).toBe(200);
  });

  it("to a public address passes from that address only", async () => {
    expect((await write({ origin: SECURE_URL }, at.secure)).status).toBe(200);
    for (const origin of [
      "http://shop.example",
      "https://www.shop.example",
      "http://localhost:3000",
    ]) {
      expect((await write({ origin }, at.secure)).status).toBe(403);
    }
  });

  it("from another site signs nobody in", async () => {
    await at
      .visit()
      .post("/api/register", { ...ana, username: "csrf", email: "csrf@furrow.example" });
    const answer = await at
      .visit()
      .post(
        "/api/login",
        { username: "csrf", password: ana.password },
        { origin: "https://evil.example" },
      );
    expect(answer).toMatchObject({ status: 403, cookies: [] });
  });
});

describe("A read from another site", () => {
  it("gets no permission for its scripts to read the answer", async () => {
    const answer = await at.visit().get("/api/user", { origin: "https://evil.example" });
    expect(answer.status).toBe(401);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual(
      [],
    );
  });
});

describe("ASVS 12.2.1, 4.1.2 A request that came to the proxy without TLS", () => {
  type Method = Parameters<ReturnType<typeof httpClient>["send"]>[0];
  const ask = async (method: Method, path: string, proto?: string, publicUrl = SECURE_URL) => {
    const trustProxy = ["loopback"];
    await using behind = await openApp(testDeps(at.database.db), { publicUrl, trustProxy });
    const headers = { ...(proto && { "x-forwarded-proto": proto }) };
    const answer = await httpClient(behind, "127.0.0.1").send(method, path, undefined, headers);
    return answer;
  };

  it("is redirected to the https URL if it is for a page, wherever else its path points", async () => {
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
  ] as const)("is refused if a program sends it: %s %s", async (method, path) => {
    expect((await ask(method, path, "http")).status).toBe(403);
  });

  it("is accepted with TLS, from inside, and if the market has no https URL", async () => {
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
  ])("are hidden from what a proxy on this machine forwards: %j (ASVS 13.4.5)", async (headers) => {
    await using behind = await openApp(testDeps(at.database.db), { trustProxy: ["loopback"] });
    for (const one of [at.app, behind]) {
      expect((await httpClient(one, "127.0.0.1").get("/metrics", headers)).status).toBe(404);
    }
  });

  it("are available on loopback, or to a caller with the token", async () => {
    expect((await httpClient(at.app, "127.0.0.1").get("/metrics")).status).toBe(200);
    expect((await httpClient(at.app).get("/metrics")).status).toBe(404);
    await using guarded = await openApp(testDeps(at.database.db), { metricsToken: "t".repeat(16) });
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
