import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { serverAccount } from "./embedded/account.ts";
import { adoptServer, runningPort } from "./embedded/adopt.ts";
import { findBinaries } from "./embedded/binaries.ts";
import { type ClusterPlan, ensureCluster } from "./embedded/cluster.ts";
import { EmbeddedError } from "./embedded/error.ts";
import { clusterPath, placeCluster } from "./embedded/folders.ts";
import { type Keeper, keepServer } from "./embedded/keep.ts";
import { claimFolder } from "./embedded/owner.ts";
import { readPassword } from "./embedded/password.ts";
import { embeddedUrl } from "./embedded/probe.ts";
import { APP_ROLE, ensureDatabase, OWNER_ROLE, roleUrl } from "./embedded/roles.ts";
import { type Running, signal, startServer, stopServer } from "./embedded/server.ts";

/** Name of our database in the cluster. */
const DATABASE = "furrow";

/** Default port of the embedded server. */
const DEFAULT_PORT = 54_320;

export type EmbeddedOptions = {
  /** Folder for the cluster, its password and its log; created if missing. Only one process may use it. */
  dataDir: string;
  /** Preferred port. If it is taken, uses the next free one; 0 picks any free port. */
  port?: number;
  /** Disables flushing to disk: several times faster, but data is lost if the machine loses power. Tests only. */
  fast?: boolean;
  /**
   * Called after Postgres exited on its own: without an error once it is running again, or with the reason why a
   * restart failed (it will be retried).
   */
  onEnded?: (error?: unknown) => void;
};

export type Embedded = {
  /** Our database, for the role without rights on the schema. */
  url: string;
  /** Our database, for the role that owns the schema and runs migrations. */
  ownerUrl: string;
  /** Our database, for the superuser. Only tests and benchmarks use it, to create their own databases. */
  superuserUrl: string;
  port: number;
  stop(): Promise<void>;
};

/**
 * Starts the Postgres installed by npm on its own folder, or adopts one that a killed process left running there.
 * Throws EmbeddedError with a one-line message if neither works.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const release = claimFolder(dataDir);
  try {
    const password = readPassword(dataDir);
    const start = (port?: number) => runServer(dataDir, password, options, port);
    const running = await start();
    const address = { port: running.port, password };
    await ensureDatabase(embeddedUrl(address, "postgres"), DATABASE);
    const superuserUrl = embeddedUrl(address, DATABASE);
    return {
      url: roleUrl(superuserUrl, APP_ROLE),
      ownerUrl: roleUrl(superuserUrl, OWNER_ROLE),
      superuserUrl,
      port: running.port,
      stop: stopper(
        keepServer(running, {
          restart: () => start(running.port),
          onEnded: options.onEnded ?? (() => {}),
        }),
        release,
      ),
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * The database URL of a data folder that a running process already serves, for the product's role; for commands
 * that run alongside the server. Null if none is running, so the command may start it.
 */
export function runningEmbedded(dataDir: string): string | null {
  const cluster = clusterPath(dataDir);
  const port = existsSync(cluster) ? runningPort(realpathSync(cluster)) : null;
  if (port === null) return null;
  const password = readPassword(dataDir);
  return roleUrl(embeddedUrl({ port, password }, DATABASE), APP_ROLE);
}

async function runServer(
  dataDir: string,
  password: string,
  { port = DEFAULT_PORT, fast = false }: EmbeddedOptions,
  fixedPort?: number,
): Promise<Running> {
  const account = serverAccount(clusterPath(dataDir));
  const cluster = placeCluster(dataDir, account);
  const native = await findBinaries(account);
  const plan: ClusterPlan = { native, account, cluster, password, fast };
  ensureCluster(plan);
  const running =
    (await adoptServer(cluster, password)) ??
    (await startServer({
      ...plan,
      port: fixedPort ?? port,
      isPortFixed: fixedPort !== undefined,
      logFile: join(dataDir, "postgres.log"),
    }));
  if (!fast && !running.durable) {
    await stopServer(running.pid);
    throw new EmbeddedError(
      `The database in ${dataDir} does not flush to disk: remove such settings from its postgresql.conf.`,
    );
  }
  return running;
}

/** Returns the stop function. Postgres is also told to stop if the process exits without calling it. */
function stopper(keeper: Keeper, release: () => void): () => Promise<void> {
  const abandon = () => {
    signal(keeper.pid(), "SIGINT");
    release();
  };
  process.once("exit", abandon);
  return async () => {
    process.off("exit", abandon);
    await keeper.stop();
    release();
  };
}
