import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import connectTo from "postgres";
import { startEmbedded } from "#db/embedded.ts";
import { removeCluster } from "#tests/support/postgres/remove-cluster.ts";
import { ensureBuilt } from "#server/bin/build/ensure-built.ts";
import { spawnServer } from "../support/servers/server-process.ts";
import { quickFolder } from "../support/servers/temporary-folder.ts";

/** Picture files are named by their content and take half a minute to draw, so runs share them. */
const PICTURES = fileURLToPath(
  new URL("../../node_modules/.cache/furrow-pictures", import.meta.url),
);

/**
 * Starts one built server with the demo market on its own Postgres for the whole run. Tests reach it at `baseURL`,
 * and its database at E2E_DATABASE_URL.
 *
 * @throws if the client cannot be built or the server does not start
 */
export default async function setup(): Promise<() => Promise<void>> {
  ensureBuilt();
  const folder = quickFolder("e2e");
  const postgresDir = join(folder, "postgres");
  const postgres = await startEmbedded({ dataDir: postgresDir, port: 0, fast: true });
  const dataDir = join(folder, "data");
  sharePictures(dataDir);
  const server = spawnServer({
    PORT: process.env["E2E_PORT"] ?? "",
    DATABASE_URL: postgres.url,
    MIGRATIONS_DATABASE_URL: postgres.ownerUrl,
    DATA_DIR: dataDir,
    SEED: "market",
  });
  const stop = async () => {
    server.child.kill("SIGTERM");
    await server.ended;
    await postgres.stop();
    removeCluster(postgresDir);
    rmSync(folder, { recursive: true, force: true });
  };
  process.env["E2E_DATABASE_URL"] = postgres.superuserUrl;
  await server.printed("Ready on ").catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  await shareOneAddress(postgres.url);
  return stop;
}

/** Raises the limits per address: all browsers of a run share one and leave many checkouts unpaid. */
async function shareOneAddress(databaseUrl: string): Promise<void> {
  const sql = connectTo(databaseUrl, { max: 1, onnotice: () => {} });
  await sql`
    insert into settings (key, value, updated_at) values
      ('openCheckoutsPerAddress', '10000', now()), ('addressHoldPercent', '100', now()), ('visitorHoldPercent', '100', now())`;
  await sql.end();
}

function sharePictures(dataDir: string): void {
  mkdirSync(PICTURES, { recursive: true });
  mkdirSync(dataDir, { recursive: true });
  symlinkSync(PICTURES, join(dataDir, "pictures"));
}
