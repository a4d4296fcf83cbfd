import { rmSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "#db/embedded.ts";
import { removeCluster } from "#db/embedded/folders.ts";
import { ensureBuilt } from "#server/bin/ensure-built.ts";
import { spawnServer } from "../support/server-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/**
 * One built server with the demo market for the run, on a Postgres of its own. Journeys find it at
 * `baseURL`, and its database in E2E_DATABASE_URL.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (!ensureBuilt()) throw new Error("The client could not be built");
  const folder = temporaryFolder("e2e");
  const postgresDir = join(folder, "postgres");
  const postgres = await startEmbedded({ dataDir: postgresDir, port: 0, fast: true });
  const server = spawnServer({
    PORT: process.env["E2E_PORT"] ?? "",
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, "data"),
    SEED: "demo",
  });
  const stop = async () => {
    server.child.kill("SIGTERM");
    await server.ended;
    await postgres.stop();
    removeCluster(postgresDir);
    rmSync(folder, { recursive: true, force: true });
  };
  process.env["E2E_DATABASE_URL"] = postgres.url;
  await server.printed("Ready on ").catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return stop;
}
