import { once } from "node:events";
import { connect as openSocket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#shared/platform/limits.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { failure, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { ownTime } from "#tests/support/market/time/own-time.ts";

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await openApp(testDeps(database.db));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const LEAD = { email: "ana@furrow.example", source: "footer_newsletter" };

describe("A path below /api", () => {
  it.each(["/api", "/api/", "/api/users", "/api/user/", "/api/%00"])(
    "that does not exist is 404 in JSON: %s",
    async (path) => {
      for (const method of ["GET", "POST", "DELETE", "OPTIONS"] as const) {
        const answer = await httpClient(app).send(method, path, "<x>", { "content-type": "a/b" });
        expect(answer).toMatchObject({ status: 404, body: failure("not_found") });
      }
    },
  );

  it("that cannot be decoded is 400 in JSON", async () => {
    const answer = await httpClient(app).get("/api/%zz");
    expect(answer).toMatchObject({ status: 400, body: failure("invalid") });
  });

  it.each([
    ["GET", "/api/login", "POST"],
    ["GET", "/api/logout", "POST"],
    ["PUT", "/api/subscribers", "POST"],
    ["PATCH", "/api/register", "POST"],
    ["OPTIONS", "/api/create-payment-intent", "POST"],
    ["DELETE", "/api/process-order", "POST"],
    ["POST", "/api/user", "GET"],
  ] as const)("refuses %s %s with 405 and names what is allowed", async (method, path, allowed) => {
    const answer = await httpClient(app).send(method, `${path}?a=1&a=2`);
    expect(answer).toMatchObject({
      status: 405,
      headers: { allow: allowed },
      body: failure("invalid", "This method is not supported"),
    });
  });
});

describe("A body", () => {
  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "application/jsonp",
  ])("of the content type %s is refused with 415", async (type) => {
    const text = JSON.stringify(LEAD);
    const answer = await httpClient(app).send("POST", "/api/subscribers", text, {
      "content-type": type,
    });
    expect(answer).toMatchObject({ status: 415, body: failure("invalid") });
  });

  it.each(["text/plain", "multipart/form-data; boundary=x", "application/octet-stream"])(
    "of the content type %s is refused by tRPC as well, however large",
    async (type) => {
      const path = "/trpc/subscribers.subscribe";
      const large = "x".repeat(2 * limits.apiBodyBytes);
      const answer = await httpClient(app).send("POST", path, large, { "content-type": type });
      expect(answer.status).toBe(415);
    },
  );

  it("that is compressed is refused with 415, unread", async () => {
    const answer = await httpClient(app).post("/api/subscribers", LEAD, {
      "content-encoding": "gzip",
    });
    expect(answer).toMatchObject({ status: 415, body: failure("invalid") });
  });

  it("of 64 KiB is read, and one byte more is refused with 413", async () => {
    const client = httpClient(app);
    const padded = (bytes: number) => {
      const text = JSON.stringify({ ...LEAD, padding: "" });
      return text.replace('""', `"${"x".repeat(bytes - text.length)}"`);
    };
    const fits = await client.send("POST", "/api/subscribers", padded(limits.apiBodyBytes));
    expect(fits.status).toBe(201);
    const over = await client.send("POST", "/api/subscribers", padded(limits.apiBodyBytes + 1));
    expect(over).toMatchObject({ status: 413, body: failure("invalid") });
  });

  it("over 64 KiB is refused by tRPC as well", async () => {
    const answer = await httpClient(app).post("/trpc/subscribers.subscribe", {
      ...LEAD,
      padding: "x".repeat(limits.apiBodyBytes),
    });
    expect(answer.status).toBe(413);
  });

  it("that is empty is a call without fields, whatever its content type", async () => {
    expect((await httpClient(app).send("POST", "/api/logout", "")).status).toBe(200);
    expect(await httpClient(app).send("POST", "/api/login", "")).toMatchObject({
      status: 400,
      body: failure("invalid", "Please send the fields as a JSON object"),
    });
  });
});

describe("A method that we do not have", () => {
  it.each(["TRACE", "PROPFIND", "PURGE"])("has nothing echoed: %s (ASVS 13.4.4)", async (name) => {
    const secret = "a cookie to be echoed";
    const sent = { method: name as "GET", url: "/", headers: { cookie: secret } };
    const { statusCode, body } = await app.inject(sent);
    expect(statusCode).toBe(404);
    expect(body).not.toContain(secret);
  });
});

describe("A flood", () => {
  it("is refused with 429 and the seconds to wait, only for its own address", async () => {
    await using small = await openApp(testDeps(database.db, { clock: movableClock() }), {
      requestsPerMinute: 3,
    });
    const flooding = httpClient(small, "198.51.100.1");
    for (let round = 0; round < 3; round += 1) {
      expect((await flooding.get("/api/openapi.json")).status).toBe(200);
    }
    const forged = { "x-forwarded-for": "192.0.2.9", forwarded: "for=192.0.2.9" };
    const refused = await flooding.get("/api/user", forged);
    expect(refused).toMatchObject({ status: 429, body: failure("too_many") });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await flooding.get("/healthz")).status).toBe(200);
    expect((await httpClient(small, "198.51.100.2").get("/api/user")).status).toBe(401);
  });
});

describe("A listening server", () => {
  it("answers invalid requests, and headers that are too large, in JSON", async () => {
    await using served = await openApp(testDeps(database.db));
    const { port } = new URL(await served.listen({ port: 0, host: "127.0.0.1" }));
    const answerTo = async (text: string) => {
      const socket = openSocket(Number(port), "127.0.0.1");
      let answer = "";
      socket.on("data", (part) => (answer += String(part)));
      socket.on("error", () => {});
      socket.write(text);
      await once(socket, "close");
      return answer;
    };
    const nonsense = await answerTo("HELLO\r\n\r\n");
    expect(nonsense).toMatch(/^HTTP\/1\.1 400 .*"code":"invalid","requestId":"/s);
    const huge = await answerTo(`GET /api/user HTTP/1.1\r\ncookie: ${"a".repeat(20_000)}\r\n\r\n`);
    expect(huge).toMatch(/^HTTP\/1\.1 431 .*"message":"The request’s headers are too large"/s);
    const both = "POST /api/logout HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n";
    const smuggled = await answerTo(`${both}transfer-encoding: chunked\r\n\r\n0\r\n\r\n`);
    expect(smuggled).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("finishes the current request when it stops, and keeps no connection open", async () => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const slow = async () => {
      reach();
      await released;
      return true;
    };
    const { promise: stopping, resolve: stops } = Promise.withResolvers<void>();
    const served = await openApp(testDeps(database.db), {
      readiness: { slow },
      extraRoutes: async (server) => void server.addHook("preClose", async () => stops()),
    });
    const address = await served.listen({ port: 0, host: "127.0.0.1" });
    const answer = fetch(`${address}/readyz`);
    await reached;
    const took = await ownTime(async () => {
      const closed = served[Symbol.asyncDispose]();
      await stopping;
      release();
      const { status, headers } = await answer;
      expect({ status, connection: headers.get("connection") }).toEqual({
        status: 200,
        connection: "close",
      });
      await closed;
    });
    expect(took).toBeLessThan(3_000);
  });
});
