import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { plainPages } from "#tests/support/code/pages.ts";
import { rawAnswer } from "#tests/support/servers/raw-http.ts";

const input = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const LIMIT = { limit: 2 };

/** What the cache may hold: single and batched reads, and a page. */
const CACHED = [
  `/trpc/catalog.list?input=${input(LIMIT)}`,
  `/trpc/catalog.list?batch=1&input=${input({ 0: LIMIT })}`,
  `/trpc/catalog.list,farms.list?batch=1&input=${input({ 0: LIMIT })}`,
  "/shop",
] as const;

/** Everything that a client can send besides the URL, with the values that could change an answer. */
const HEADERS: Record<string, readonly string[]> = {
  "trpc-accept": ["application/jsonl", "application/json", "text/event-stream", ""],
  accept: ["application/jsonl", "text/html, application/jsonl", "text/event-stream", "image/png"],
  "accept-encoding": ["gzip", "br", "identity", "deflate;q=1", "*;q=0"],
  "accept-language": ["es"],
  "accept-charset": ["utf-16"],
  "content-type": ["application/json", "multipart/form-data; boundary=x", "text/plain", "a/b"],
  "content-encoding": ["identity", "gzip"],
  "content-length": ["0"],
  cookie: [
    "furrow_session=abc",
    "furrow_session =abc",
    " furrow_session=abc",
    "__Host-furrow_session=abc",
    "FURROW_SESSION=abc",
    "furrow_checkout=abc",
    "other=1; furrow_checkout=abc",
    'furrow_session="abc"',
  ],
  host: ["evil.example", "evil.example:99999", ""],
  forwarded: ["for=192.0.2.1;host=evil.example;proto=https"],
  "x-forwarded-host": ["evil.example"],
  "x-forwarded-for": ["192.0.2.1"],
  "x-forwarded-proto": ["https"],
  "x-forwarded-prefix": ["/evil"],
  "x-original-url": ["/trpc/auth.me"],
  "x-rewrite-url": ["/trpc/auth.me"],
  "x-http-method-override": ["POST", "DELETE"],
  "x-method-override": ["POST"],
  "last-event-id": ["1"],
  range: ["bytes=0-3"],
  "if-none-match": ["*"],
  "if-modified-since": ["Sun, 22 Nov 2099 00:00:00 GMT"],
  origin: ["https://evil.example", "null"],
  referer: ["https://evil.example/"],
  "sec-fetch-site": ["cross-site"],
  "sec-fetch-mode": ["navigate"],
  "user-agent": ["<script>alert(1)</script>", ""],
  authorization: ["Bearer x"],
  connection: ["close", "upgrade"],
  upgrade: ["websocket"],
  te: ["trailers"],
  expect: ["100-continue"],
  "cache-control": ["no-store", "only-if-cached"],
  pragma: ["no-cache"],
  "save-data": ["on"],
};

const METHODS = ["GET", "HEAD", "POST", "OPTIONS", "PUT"] as const;
type Method = (typeof METHODS)[number];

let database: FreshDatabase;
let app: TestApp;
let fresh: TestApp;
let forget: () => void = () => {};
let addresses: string[] = [];
const answers = new Map<string, unknown>();

const ordinary = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const read = async (from: TestApp, url: string) => {
  const { status, text, headers } = await httpClient(from).get(url, ordinary);
  return {
    status,
    type: headers["content-type"],
    keeping: headers["cache-control"],
    // A page's nonce belongs to its own request.
    text: text.replaceAll(/ nonce="[^"]+"/gu, ""),
  };
};

/** Sends a stranger's request, whose own answer does not matter here. */
const send = (method: Method, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method, url, headers: { ...ordinary, ...headers } });

beforeAll(async () => {
  database = await freshDatabase("market");
  const deps = testDeps(database.db);
  const pages = plainPages();
  fresh = await openApp(deps, { pages });
  app = await openApp(deps, {
    pages,
    catalogChanges: {
      listen: async (onChange) => {
        forget = onChange;
      },
      processedAll: async () => {},
    },
  });
  for (const url of CACHED) answers.set(url, await read(fresh, url));
  addresses = await Promise.all(
    [fresh, app].map((one) => one.listen({ port: 0, host: "127.0.0.1" })),
  );
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await fresh[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(() => forget());

const anyHeader = fc
  .constantFrom(...Object.entries(HEADERS))
  .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)));

describe("ASVS 14.2.2 What a stranger sends", () => {
  it.each(
    Object.entries(HEADERS).flatMap(([name, values]) => values.map((value) => [name, value])),
  )("with %s: %s does not change what the next visitor reads", async (name, value) => {
    for (const url of CACHED) {
      forget();
      await send("GET", url, { [name ?? ""]: value ?? "" });
      expect(await read(app, url)).toEqual(answers.get(url));
    }
  });

  it("with any mix of headers and methods does not change what the next visitor reads", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CACHED),
        fc.constantFrom(...METHODS),
        fc.array(anyHeader, { minLength: 1, maxLength: 5 }),
        async (url, method, headers) => {
          forget();
          await send(method, url, Object.fromEntries(headers));
          expect(await read(app, url)).toEqual(answers.get(url));
        },
      ),
      { numRuns: 100 },
    );
  });

  it("with two requests in progress at once, one of them odd, does not change what the other reads", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CACHED), anyHeader, async (url, [name, value]) => {
        forget();
        const odd = send("GET", url, { [name]: value });
        expect(await read(app, url)).toEqual(answers.get(url));
        await odd;
      }),
      { numRuns: 60 },
    );
  });

  it("in the query does not reach anyone who asks without it", async () => {
    const [plain] = CACHED;
    for (const odd of [
      "&connectionParams=null",
      "&connectionParams=%7B%7D",
      "&batch=2",
      "&_=1",
      "#x",
    ]) {
      forget();
      await send("GET", plain + odd);
      expect(await read(app, plain)).toEqual(answers.get(plain));
    }
  });
});

describe("An answer that cannot be cached", () => {
  it("does not prevent the next one from being cached", async () => {
    const [url] = CACHED;
    await send("GET", url, { "content-type": "multipart/form-data; boundary=x" });
    const first = await read(app, url);
    await database.sql`update products set price_cents = price_cents + 1`;
    expect(await read(app, url)).toEqual(first);
    await database.sql`update products set price_cents = price_cents - 1`;
  });
});

describe("tRPC", () => {
  it("refuses to answer as a stream, which our pages never request, with 406", async () => {
    for (const headers of [
      { "trpc-accept": "application/jsonl" },
      { accept: "application/jsonl" },
      { accept: "*/*, application/JSONL;q=0.5" },
    ]) {
      const answer = await httpClient(app).get(CACHED[1], headers);
      expect(answer).toMatchObject({ status: 406, body: { code: "invalid" } });
    }
  });

  it("sends one length and no transfer coding (RFC 9112 6.3), cached or not", async () => {
    for (const address of addresses) {
      for (const extra of [
        "",
        "trpc-accept: application/jsonl\r\n",
        "accept: application/jsonl\r\n",
      ]) {
        for (const url of CACHED.slice(0, 3)) {
          const { head } = await rawAnswer(
            address,
            `GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${extra}\r\n`,
          );
          expect(head.match(/^content-length:/gim)).toHaveLength(1);
          expect(head).not.toMatch(/^transfer-encoding:/im);
        }
      }
    }
  });
});

describe("ASVS 14.2.1 An address that names another host", () => {
  it.each(["//evil.example/x", "http://evil.example/shop", "/\\evil.example/x"])(
    "%s is answered in our own name",
    async (target) => {
      const { body } = await rawAnswer(
        addresses[0] ?? "",
        `GET ${target} HTTP/1.1\r\nhost: evil.example\r\naccept: text/html\r\nconnection: close\r\n\r\n`,
      );
      expect(body).not.toMatch(/http:\/\/evil\.example/u);
    },
  );
});
