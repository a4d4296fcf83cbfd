import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { precompress } from "#server/bin/build/precompress.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { openApp, type TestApp } from "#tests/support/servers/http.ts";
import { plainPages } from "#tests/support/code/pages.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

/** All kinds of files that a build may contain; the first ones are text. */
const TEXTS = ["js", "css", "svg", "json", "map", "txt", "xml", "webmanifest", "html"];
const OTHERS = ["png", "webp", "ico", "woff2"];

let database: FreshDatabase;
let app: TestApp;
const builtDir = temporaryFolder("built");
beforeAll(async () => {
  database = await freshDatabase();
  for (const kind of [...TEXTS, ...OTHERS]) writeFileSync(join(builtDir, `file.${kind}`), '"é"');
  for (const kind of TEXTS) writeFileSync(join(builtDir, `long.${kind}`), `"${"é".repeat(2_000)}"`);
  await precompress(builtDir);
  app = await openApp(testDeps(database.db), { pages: { ...plainPages(), builtDir } });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
  rmSync(builtDir, { recursive: true });
});

describe("ASVS 4.1.1 A file of the build", () => {
  const typeOf = async (path: string, encoding: string) => {
    const answer = await app.inject({ url: path, headers: { "accept-encoding": encoding } });
    expect(answer.statusCode).toBe(200);
    return answer.headers["content-type"];
  };

  it.each(TEXTS)("has a type with its charset: .%s, compressed or not", async (kind) => {
    for (const encoding of ["identity", "br", "gzip"]) {
      for (const name of ["file", "long"]) {
        expect(await typeOf(`/${name}.${kind}`, encoding)).toMatch(/^[a-z+/-]+; charset=utf-8$/);
      }
    }
  });

  it.each(OTHERS)("that is not text has only a type: .%s", async (kind) => {
    expect(await typeOf(`/file.${kind}`, "identity")).toMatch(/^(?:image|font)\/[\w.-]+$/);
  });
});
