import { existsSync } from "node:fs";
import { readdir, rename, symlink, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import postgres, { type MaybeRow } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { connect } from "#db/client.ts";
import { drawAllSizes, writeWhole } from "#server/files/photo-files.ts";
import { storageCheck } from "#server/boot/storage.ts";
import { busyWhenUnavailable } from "#server/services/platform/database/database-unavailable.ts";
import { ana } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { databaseUrl } from "#tests/support/postgres/database-url.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp } from "#tests/support/servers/http.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

const LIST = `/trpc/catalog.list?input=${encodeURIComponent('{"limit":3}')}`;
const LEAD = { email: "ana@furrow.example", source: "footer_newsletter" };
const FULL_DEVICE = "/dev/full";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase("market");
});
afterAll(() => database[Symbol.asyncDispose]());

/** Runs a query that neither of the product's two roles may run. */
async function asSuperuser<Row extends MaybeRow>(question: string): Promise<Row[]> {
  const name = new URL(database.url).pathname.slice(1);
  const sql = postgres(databaseUrl(inject("postgresUrl"), name), { max: 1 });
  try {
    return [...(await sql.unsafe<Row[]>(question))];
  } finally {
    await sql.end();
  }
}

/** Replaces a table's file with the device that is always full, for connections opened later. */
async function fillTable(table: string): Promise<() => Promise<void>> {
  const [place] = await asSuperuser<{ folder: string; file: string }>(
    `select current_setting('data_directory') as folder, pg_relation_filepath('${table}') as file`,
  );
  await asSuperuser("checkpoint");
  const path = join(place?.folder ?? "", place?.file ?? "");
  await rename(path, `${path}.kept`);
  await symlink(FULL_DEVICE, path);
  return async () => {
    await unlink(path);
    await rename(`${path}.kept`, path);
    // Connections that have the device open look up the file again.
    await database.sql`alter table ${database.sql(table)} set (fillfactor = 100)`;
  };
}

describe.runIf(existsSync(FULL_DEVICE))("while the disk of Postgres is full", () => {
  it("writes get 503 with Retry-After, reads and sessions go on, and it recovers without a restart", async () => {
    const freeDisk = await fillTable("subscribers");
    const { db, sql } = connect(database.url, { poolSize: 2 });
    await using app = await openApp(testDeps(db));
    const client = httpClient(app);
    expect((await client.post("/api/register", ana)).status).toBe(201);
    for (const path of ["/api/subscribers", "/trpc/subscribers.subscribe"]) {
      const answer = await client.post(path, LEAD);
      expect(answer).toMatchObject({ status: 503, headers: { "retry-after": "30" } });
      expect(answer.text).toContain("We cannot save anything right now.");
    }
    expect((await client.get(LIST)).status).toBe(200);
    expect((await client.get("/api/user")).status).toBe(200);
    const [code] =
      await sql`insert into subscribers (email, source, created_at) values ('b@c.example', 'footer_newsletter', now())`
        .then(() => ["none"])
        .catch((error: { code: string }) => [error.code]);
    expect(code).toBe("53100");

    await freeDisk();
    await expect.poll(async () => (await client.post("/api/subscribers", LEAD)).status).toBe(201);
    await sql.end();
  });

  it("users stay signed in even if their visit cannot be recorded", async () => {
    await using app = await openApp(testDeps(database.db));
    const client = httpClient(app);
    const fields = { ...ana, username: "bea", email: "bea@furrow.example" };
    expect((await client.post("/api/register", fields)).status).toBe(201);
    await database.sql`update users set last_seen_at = null`;
    await database.sql`create function refuse_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
    await database.sql`create trigger refuse_full before update on users
      for each row execute function refuse_full()`;
    expect((await client.get("/api/user")).status).toBe(200);
    await database.sql`drop trigger refuse_full on users`;
  });
});

describe("the readiness of the storage", () => {
  it("fails if a folder accepts no file, and passes if it does or if photos are elsewhere", async () => {
    const dir = temporaryFolder("storage");
    expect(await storageCheck(database.db, dir)()).toBe(true);
    await expect(storageCheck(database.db, join(dir, "gone"))()).rejects.toThrow(/ENOENT/);
    const check = storageCheck(database.db, join(dir, "gone"));
    await using app = await openApp(testDeps(database.db), { readiness: { storage: check } });
    expect(await httpClient(app).get("/readyz")).toMatchObject({
      status: 503,
      body: { storage: false },
    });
    expect(await readdir(dir)).toEqual([]);
    // Photos are stored elsewhere.
    expect(await storageCheck(database.db, null)()).toBe(true);
  });
});

describe.runIf(existsSync(FULL_DEVICE))("while the disk of pictures is full", () => {
  it("the error of a write to it is 503 with Retry-After", async () => {
    const dir = temporaryFolder("pictures-full");
    await symlink(FULL_DEVICE, join(dir, "full-320.avif.part"));
    const photo = () =>
      sharp({ create: { width: 640, height: 480, channels: 3, background: "#c33" } });
    const error = await Promise.any(
      ["product", "farm"].map(async (shape) => {
        for (const width of [160, 240, 320, 400, 480, 640, 800, 960, 1280, 1600]) {
          await symlink(FULL_DEVICE, join(dir, `${shape}-${width}.avif.part`));
        }
        const write = (name: string, bytes: Buffer) => writeWhole(join(dir, name), bytes);
        return drawAllSizes(write, shape, shape as "product", (width) =>
          photo().resize(width),
        ).then(
          () => Promise.reject(new Error("It was written")),
          (reason: unknown) => reason,
        );
      }),
    );
    expect(error).toMatchObject({ code: "ENOSPC" });
    expect(busyWhenUnavailable(error)).toMatchObject({
      code: "busy",
      details: { retryAfterSeconds: 30 },
    });
    await using app = await openApp(testDeps(database.db), {
      extraRoutes: async (server) => {
        server.get("/writes", () => writeFile(FULL_DEVICE, "x"));
      },
    });
    expect(await httpClient(app).get("/writes")).toMatchObject({
      status: 503,
      headers: { "retry-after": "30" },
    });
  });
});
