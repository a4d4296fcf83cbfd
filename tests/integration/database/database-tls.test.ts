import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import postgres from "postgres";
import { connect } from "#db/client.ts";
import { isMoving } from "#db/progress.ts";
import { type TlsMode, withTls } from "#db/open-client.ts";
import { preflight } from "#server/boot/preflight.ts";
import { prepareSchema } from "#server/boot/prepare-schema.ts";
import { readConfig } from "#server/config/config.ts";
import { ConfigError } from "#server/config/error.ts";
import { diskPictures } from "#server/files/disk-pictures.ts";
import { startWorker } from "#server/jobs/worker.ts";
import { testDeps } from "#tests/support/deps.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";
import { type TlsPostgres, tlsPostgres } from "#tests/support/postgres/tls-postgres.ts";

const photos = diskPictures(temporaryFolder("photos"));

/** What the two drivers, TLS and the server say to each other. */
const REFUSED = /certificate|altnames|pg_hba\.conf|encryption/i;

let server: TlsPostgres;

beforeAll(async () => {
  server = await tlsPostgres();
  await prepareSchema({
    url: withTls(server.url, "verify-full", server.caFile),
    ownerUrl: withTls(server.ownerUrl, "verify-full", server.caFile),
  });
}, 120_000);
afterAll(() => server[Symbol.asyncDispose]());

/** By the IP address, which the server's certificate does not name. */
const byAddress = (url: string) => url.replace("localhost", "127.0.0.1");

/** One query by each of the two drivers; throws what the first one throws that fails. */
async function expectReached(url: string): Promise<void> {
  const { db, sql } = connect(url, { poolSize: 1 });
  try {
    await sql`select 1`;
    await isMoving(db);
  } finally {
    await sql.end({ timeout: 1 });
  }
  await useQueue(url);
}

async function useQueue(url: string): Promise<void> {
  const { db, sql } = connect(withTls(server.url, "require", null), { poolSize: 1 });
  try {
    const worker = await startWorker({
      deps: testDeps(db),
      databaseUrl: url,

      photos,
    });
    await worker.stop();
  } finally {
    await sql.end({ timeout: 1 });
  }
}

describe("ASVS 12.3.1, 12.3.2: a database that is reached over a network", () => {
  it("is read and written over encrypted connections alone, by requests and by the queue", async () => {
    const url = withTls(server.url, "verify-full", server.caFile);
    const { db, sql } = connect(url);
    onTestFinished(() => sql.end({ timeout: 1 }));
    const worker = await startWorker({
      deps: testDeps(db),
      databaseUrl: url,

      photos,
    });
    onTestFinished(() => worker.stop());
    await sql`select 1`;
    const seen = postgres(server.superuserUrl, { max: 1 });
    onTestFinished(() => seen.end());
    const rows = await seen<{ ours: boolean; encrypted: boolean }[]>`
      select distinct application_name like 'furrow %' as ours, ssl as encrypted
      from pg_stat_ssl join pg_stat_activity using (pid) where usename = 'furrow_app' order by 1`;
    expect([...rows]).toEqual([
      { ours: false, encrypted: true },
      { ours: true, encrypted: true },
    ]);
  });

  it.each<[string, TlsMode, () => string, (() => string) | null]>([
    ["verify-full by its name", "verify-full", () => server.url, () => server.caFile],
    ["require by its name", "require", () => server.url, null],
    ["require by its address", "require", () => byAddress(server.url), null],
  ])("is reached with %s", async (_how, mode, url, ca) => {
    await expectReached(withTls(url(), mode, ca?.() ?? null));
  });

  it.each<[string, TlsMode, () => string, (() => string) | null]>([
    ["with a certificate of another", "verify-full", () => server.url, () => server.foreignCaFile],
    ["with one that the system does not know", "verify-full", () => server.url, null],
    ["by a name not in it", "verify-full", () => byAddress(server.url), () => server.caFile],
    ["without encryption", "disable", () => server.url, null],
  ])("is not reached %s, by neither driver", async (_how, mode, url, ca) => {
    const address = withTls(url(), mode, ca?.() ?? null);
    const { sql } = connect(address, { poolSize: 1 });
    await expect(sql`select 1`).rejects.toThrow(REFUSED);
    await sql.end({ timeout: 1 });
    await expect(useQueue(address)).rejects.toThrow(REFUSED);
  });

  it("that cannot be trusted ends the start in one line, and so does a certificate that is none", async () => {
    const settings = {
      APP_ENV: "test",
      PROCESS: "worker",
      DATA_DIR: temporaryFolder("tls-preflight"),
      DATABASE_URL: server.url,
      DATABASE_TLS: "verify-full",
    };
    const complaint = async (more: Record<string, string>) => {
      const error = await preflight(readConfig({ ...settings, ...more })).catch(
        (one: unknown) => one,
      );
      expect(error).toBeInstanceOf(ConfigError);
      return (error as ConfigError).message;
    };
    expect(await complaint({ DATABASE_CA: server.foreignCaFile })).toMatch(
      /^DATABASE_URL names a database that does not answer \(\w+\).*DATABASE_TLS/,
    );
    expect(await complaint({ DATABASE_CA: "/nowhere/ca.pem" })).toMatch(
      /^DATABASE_CA \/nowhere\/ca\.pem .*ENOENT/,
    );
    const named = `${server.url}?sslmode=verify-full&sslrootcert=/nowhere/else.pem`;
    expect(await complaint({ DATABASE_URL: named, DATABASE_TLS: "" })).toMatch(
      /^sslrootcert in DATABASE_URL \/nowhere\/else\.pem .*ENOENT/,
    );
    await preflight(readConfig({ ...settings, DATABASE_CA: server.caFile }));
  });
});
