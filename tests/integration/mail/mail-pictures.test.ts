import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharePath, THUMBNAIL_SIZE } from "#shared/platform/pages/share.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { openApp, type TestApp } from "#tests/support/servers/http.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await openApp(testDeps(database.db), { picturesDir: temporaryFolder("mail-pictures") });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const ask = (key: string) => app.inject({ url: sharePath.thumbnail(key) });

it("A print is sent to email readers as a small JPEG with its background", async () => {
  const answer = await ask("print-apricot-nantes-carrots");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("image/jpeg");
  expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
  expect(answer.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: "jpeg",
    ...THUMBNAIL_SIZE,
  });
  expect(answer.rawPayload.length).toBeLessThan(10_000);
  expect((await ask("print-apricot-nantes-carrots")).rawPayload).toEqual(answer.rawPayload);
});

it.each(["print-apricot-durian", `print-oat-drawn-${"0".repeat(32)}`, `upload-${"0".repeat(32)}`])(
  "%s is not found",
  async (key) => {
    expect((await ask(key)).statusCode).toBe(404);
  },
);
