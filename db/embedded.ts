import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { serverAccount } from "./embedded/account.ts";
import { adoptServer } from "./embedded/adopt.ts";
import { findBinaries } from "./embedded/binaries.ts";
import { type ClusterPlan, ensureCluster } from "./embedded/cluster.ts";
import { EmbeddedError } from "./embedded/error.ts";
import { clusterPath, placeCluster } from "./embedded/folders.ts";
import { claimFolder } from "./embedded/owner.ts";
import { readPassword } from "./embedded/password.ts";
import { embeddedUrl, ensureDatabase } from "./embedded/probe.ts";
import { type Running, signal, startServer, stopServer } from "./embedded/server.ts";

/** Name of the product's database in the cluster. */
const DATABASE = "furrow";

/** Where the embedded server listens unless that port is taken. */
const DEFAULT_PORT = 54_320;

export type EmbeddedOptions = {
  /** Folder of the cluster, its password, its log; made when missing. Only one process may use it. */
  dataDir: string;
  /** Wanted port; the next free one is taken when it is in use, any free one for 0. */
  port?: number;
  /** No flushing to disk: several times faster, and lost with the machine's power. Tests only. */
  fast?: boolean;
};

export type Embedded = { url: string; port: number; stop(): Promise<void> };

/**
 * Starts the Postgres that npm brought on a folder of its own, or adopts the one that a killed
 * process left running there. Throws EmbeddedError with one line when that cannot be.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const release = claimFolder(dataDir);
  try {
    const password = readPassword(dataDir);
    const running = await runServer(dataDir, password, options);
    await ensureDatabase({ port: running.port, password }, DATABASE);
    const url = embeddedUrl({ port: running.port, password }, DATABASE);
    return { url, port: running.port, stop: stopper(running, release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function runServer(
  dataDir: string,
  password: string,
  { port = DEFAULT_PORT, fast = false }: EmbeddedOptions,
): Promise<Running> {
  const account = serverAccount(clusterPath(dataDir));
  const cluster = placeCluster(dataDir, account);
  const native = await findBinaries(account);
  const plan: ClusterPlan = { native, account, cluster, password, fast };
  ensureCluster(plan);
  const running =
    (await adoptServer(cluster, password)) ??
    (await startServer({ ...plan, port, logFile: join(dataDir, "postgres.log") }));
  if (!fast && !running.durable) {
    await stopServer(running.pid);
    throw new EmbeddedError(
      `The database in ${dataDir} does not flush to disk: remove such settings from its postgresql.conf.`,
    );
  }
  return running;
}

/** Also when the process ends without having stopped it, Postgres is asked to end. */
function stopper({ pid }: Running, release: () => void): () => Promise<void> {
  const abandon = () => {
    signal(pid, "SIGINT");
    release();
  };
  process.once("exit", abandon);
  return async () => {
    process.off("exit", abandon);
    await stopServer(pid);
    release();
  };
}
