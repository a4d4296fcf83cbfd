import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REST_TABLE } from "#server/rest/table.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type Answer, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { plainPages } from "#tests/support/code/pages.ts";
import { procedures } from "#tests/support/code/procedures.ts";
import { rawAnswer } from "#tests/support/servers/raw-http.ts";
import { type BothApps, openBothApps, SECURE_URL } from "#tests/support/servers/both-apps.ts";

let at: BothApps;
beforeAll(async () => {
  at = await openBothApps();
});
afterAll(() => at[Symbol.asyncDispose]());

/** The answer of a listening server to text that reaches no route. */
const raw =
  (text: string) =>
  async (to: TestApp): Promise<Pick<Answer, "headers">> => {
    const { head } = await rawAnswer(to.listeningOrigin, text);
    const lines = head.split("\r\n").slice(1);
    const headers = lines.map((line) => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)] as const;
    });
    return { headers: Object.fromEntries(headers) };
  };

/** Answers of every kind: found, refused, unknown and unreadable, from each interface. */
const ANSWERS: [name: string, ask: (app: TestApp) => Promise<Pick<Answer, "headers">>][] = [
  ["the API document", (to) => httpClient(to).get("/api/openapi.json")],
  ["a refused read", (to) => httpClient(to).get("/api/user")],
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
  ["an invalid request", raw("HELLO\r\n\r\n")],
  ["headers that are too large", raw(`GET / HTTP/1.1\r\ncookie: ${"a".repeat(20_000)}\r\n\r\n`)],
  ["an incomplete request", raw("GET / HTTP/1.1\r\nhost: x\r\n")],
];

describe.each(ANSWERS)("ASVS 3.4.1, 3.4.3, 3.4.4, 3.4.6 %s", (_name, ask) => {
  it("is neither sniffed nor framed, and reveals little to other sites and nothing about its software", async () => {
    const { headers } = await ask(at.app);
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

  it("demands https for a year if the public URL is https, and only then", async () => {
    expect((await ask(at.app)).headers).not.toHaveProperty("strict-transport-security");
    expect((await ask(at.secure)).headers["strict-transport-security"]).toBe(
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
    const { head } = await rawAnswer(at.secure.listeningOrigin, text);
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
    "is not cached: %s %s, refused or not",
    async (method, path) => {
      expect(await keeping(at.visit().send(method, path))).toBe("no-store");
    },
  );

  it.each<(typeof ANSWERS)[number]>([
    ...ANSWERS,
    ["a receipt", (to) => httpClient(to).get("/receipts/F-1.pdf")],
  ])("is not cached: %s", async (_name, ask) => {
    expect(await keeping(ask(at.app))).toBe("no-store");
  });

  it.each(procedures.map(({ path, type }) => [type, path] as const))(
    "is not cached: %s %s over tRPC",
    async (type, path) => {
      const method = type === "query" ? "GET" : "POST";
      expect(await keeping(at.visit().send(method, `/trpc/${path}`))).toBe("no-store");
    },
  );

  it("is not cached: the pages of a visitor who is signed in or checking out", async () => {
    await using plain = await openApp(testDeps(at.database.db), { pages: plainPages() });
    await using over = await openApp(testDeps(at.database.db), {
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
    // Without the prefix it is not a cookie of ours, and nothing reads it.
    expect(await page(over, "furrow_session=abc")).toBe(kept);
  });
});

describe("The content policy", () => {
  it("runs no inline script and no script of others but the payment provider's", async () => {
    const { headers } = await at.visit().get("/healthz");
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
