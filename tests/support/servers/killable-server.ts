import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { connect } from "#db/client.ts";
import { runningEmbedded } from "#db/embedded.ts";
import { removeCluster } from "#tests/support/postgres/remove-cluster.ts";
import { freePort } from "#db/embedded/ports.ts";
import { ensureBuilt } from "#server/bin/build/ensure-built.ts";
import { type Ending, type ServerProcess, spawnServer } from "./server-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** What a test can take away from a running server. */
export const LOSSES = ["connections", "postgres", "server"] as const;
export type Loss = (typeof LOSSES)[number];

export type KillableServer = {
  url: string;
  dataDir: string;
  /** The supervisor process that keeps the server running, as `npm start` does. */
  keeper: ServerProcess;
  /** The server's process, which owns the database; not the supervisor. */
  serverPid(): number;
  postgresPid(): number;
  /** The URL of its database for the application's role; null while Postgres is down. */
  databaseUrl(): string | null;
  /** Ends all its connections to the database, or kills one of the two processes (SIGKILL). */
  take(what: Loss): Promise<void>;
  /** Stops the server with SIGTERM and removes its folder. */
  end(): Promise<Ending>;
};

/** Builds the client if necessary and starts the server with a separate embedded Postgres. */
export async function startKillable(
  name: string,
  settings: Record<string, string>,
): Promise<KillableServer> {
  ensureBuilt();
  const dataDir = temporaryFolder(name);
  const folder = join(dataDir, "postgres");
  const port = String(await freePort(0));
  const own = { PORT: port, DATA_DIR: dataDir, REQUESTS_PER_MINUTE: "9999999" };
  const keeper = spawnServer({ ...own, ...settings }, "server/bin/start.mjs");
  await keeper.printed("Ready on ");
  const serverPid = () => pidIn(join(folder, "owner.json"));
  const postgresPid = () => postmasterIn(folder);
  const databaseUrl = () => runningEmbedded(folder);
  const take: Record<Loss, () => void | Promise<void>> = {
    connections: () => dropConnections(databaseUrl() ?? ""),
    postgres: () => void process.kill(postgresPid(), "SIGKILL"),
    server: () => void process.kill(serverPid(), "SIGKILL"),
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    keeper,
    serverPid,
    postgresPid,
    databaseUrl,
    take: async (what) => take[what](),
    end: async () => {
      keeper.child.kill("SIGTERM");
      const ending = await keeper.ended;
      removeCluster(folder);
      rmSync(dataDir, { recursive: true, force: true });
      return ending;
    },
  };
}

/** The process id in a file of a server's folder. */
export function pidIn(file: string): number {
  return (JSON.parse(readFileSync(file, "utf8")) as { pid: number }).pid;
}

const postmasterIn = (folder: string) =>
  Number(readFileSync(join(folder, "cluster/postmaster.pid"), "utf8").split("\n")[0]);

async function dropConnections(databaseUrl: string): Promise<void> {
  const { db, sql } = connect(databaseUrl, { poolSize: 1 });
  await db.execute(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where usename = current_user and pid <> pg_backend_pid()`);
  await sql.end();
}

/** How long a server may take to recover, in milliseconds, while all other tests run on a small machine. */
export const UP_AGAIN_MS = 180_000;

/** Waits until the server reports that it is ready. Throws on timeout. */
export async function untilReady(url: string): Promise<void> {
  const ready = async () => expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await vi.waitFor(ready, { timeout: UP_AGAIN_MS, interval: 50 });
}
