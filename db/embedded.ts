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
  /** Postgres had ended by itself: it runs again, or cannot, for the error's reason, until it is tried once more. */
  onEnded?: (error?: unknown) => void;
};

export type Embedded = {
  /** The product's database, for the role without rights over the schema. */
  url: string;
  /** The same for the role that owns the schema and runs the migrations. */
  ownerUrl: string;
  /** The same for the superuser; only tests and the bench make databases of their own. */
  superuserUrl: string;
  port: number;
  stop(): Promise<void>;
};

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
 * The database of a folder that a running process has, for the product's role: for a command beside
 * the server. Null when none runs there, and the command may start it.
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

/** Also when the process ends without having stopped it, Postgres is asked to end. */
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
