import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Render } from "#server/http/pages/pages.ts";
import { plainPage, plainPages } from "#tests/support/code/pages.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { openApp, type TestApp } from "#tests/support/servers/http.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

const OURS = "start({made:";
const SMUGGLED = "steal()";
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

let made = 0;
/** A page with its own script, which has the number of pages made so far, and a script that is not ours. */
const render: Render = async (_request, _client, mark) => {
  made += 1;
  const own = `<script nonce="${mark}">${OURS}${made}})</script>`;
  return plainPage(`<p>${"Leeks ".repeat(400)}</p>${own}<script>${SMUGGLED}</script>`);
};

let database: FreshDatabase;
let app: TestApp;
let forget = () => {};
const builtDir = temporaryFolder("built");
beforeAll(async () => {
  database = await freshDatabase();
  app = await openApp(testDeps(database.db), {
    pages: { ...plainPages(render), builtDir },
    catalogChanges: {
      listen: async (onChange) => {
        forget = onChange;
      },
      processedAll: async () => {},
    },
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
  rmSync(builtDir, { recursive: true });
});

const visit = async (encoding?: string) => {
  const { headers, rawPayload } = await app.inject({
    url: "/shop",
    headers: { accept: "text/html", ...(encoding && { "accept-encoding": encoding }) },
  });
  return { policy: headers["content-security-policy"], headers, bytes: rawPayload };
};

describe("ASVS 3.4.3 The policy of a page", () => {
  it("names its own inline scripts by their hashes, nothing that was injected, and no nonce", async () => {
    forget();
    const { policy, bytes } = await visit();
    const text = bytes.toString();
    const [, own = ""] = /<script>(start[^<]*)<\/script>/u.exec(text) ?? [];
    expect(policy).toContain(`script-src 'self' ${hash(own)} https://js.stripe.com`);
    expect(policy).not.toContain(hash(SMUGGLED));
    expect(policy).toContain("style-src 'self';");
    expect(`${policy}${text}`).not.toMatch(/nonce|(?:script|style)-src [^;]*'unsafe-/u);
  });

  it("comes with the cached page, which is the same bytes for everybody, compressed or not", async () => {
    forget();
    const first = await visit();
    const count = made;
    const [plain, packed, again] = [await visit(), await visit("gzip, br"), await visit("br")];
    expect(made).toBe(count);
    for (const { policy } of [plain, packed, again]) expect(policy).toBe(first.policy);
    expect(plain.bytes).toEqual(first.bytes);
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(again.bytes).toEqual(packed.bytes);
    expect(brotliDecompressSync(packed.bytes)).toEqual(first.bytes);
  });

  it("is a different one for the page that is made after a change", async () => {
    const before = await visit();
    forget();
    expect((await visit()).policy).not.toBe(before.policy);
  });
});
