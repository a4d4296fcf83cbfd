import { realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedError } from "./error.ts";
import { readPidFile } from "./pid-file.ts";
import { waitForServer } from "./probe.ts";
import { commandOf, isAlive } from "./processes.ts";
import type { Running } from "./server.ts";

/** How long a leftover server may take to start or stop, in milliseconds. */
const WAIT_AT_MOST_MS = 30_000;

/**
 * Finds the server that a killed application left running on this cluster; null if there is none. Deletes a pid
 * file that points to a process other than our server.
 */
export async function adoptServer(cluster: string, password: string): Promise<Running | null> {
  const left = readPidFile(cluster);
  if (left === null) return null;
  const { pid, port } = left;
  if (!isAlive(pid) || !isServerOf(cluster, pid)) {
    rmSync(join(cluster, "postmaster.pid"), { force: true });
    return null;
  }
  const deadline = Date.now() + WAIT_AT_MOST_MS;
  const facts = await waitForServer(
    { port, password },
    {
      isUp: () => readPidFile(cluster)?.isReady === true,
      isOver: () => !isAlive(pid) || Date.now() > deadline,
    },
  );
  if (facts !== null && realpathSync(facts.dataDirectory) === cluster) {
    return { pid, port, durable: facts.durable };
  }
  if (!isAlive(pid)) return null;
  throw new EmbeddedError(
    `Process ${pid} holds the database in ${cluster} but does not answer: stop it and start again.`,
  );
}

/** The port of the server running on this cluster, whoever started it; null if there is none. */
export function runningPort(cluster: string): number | null {
  const left = readPidFile(cluster);
  if (left === null || !isAlive(left.pid)) return null;
  return isServerOf(cluster, left.pid) ? left.port : null;
}

/**
 * `ps` does not mark where an argument ends, and a path may contain spaces, so also match the option that
 * `startServer` puts after it.
 */
function isServerOf(cluster: string, pid: number): boolean {
  return commandOf(pid).includes(` -D ${cluster} -p `);
}
