import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type ClusterPlan, serverEnvironment } from "./cluster.ts";
import { EmbeddedError } from "./error.ts";
import { freePort } from "./ports.ts";
import { readPidFile } from "./pid-file.ts";
import { type ServerFacts, waitForServer } from "./probe.ts";
import { isAlive } from "./processes.ts";

export type Running = { pid: number; port: number; durable: boolean };

export type ServerPlan = ClusterPlan & {
  logFile: string;
  port: number;
  /** Fail rather than use another port, because clients already know this one. */
  isPortFixed?: boolean;
};

const FAST = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"];

/**
 * Postgres logs starts, stops and crashes. The application logs failed statements itself, without the statement,
 * its parameters or quoted values.
 */
const QUIET = [
  "log_min_messages=log",
  "log_min_error_statement=panic",
  "log_error_verbosity=terse",
  "log_statement=none",
  "log_min_duration_statement=-1",
  "log_parameter_max_length=0",
  "log_parameter_max_length_on_error=0",
];

/** How long a fast shutdown may take before an immediate one, in milliseconds. */
const FAST_STOP_MS = 10_000;

/**
 * Starts Postgres on the preferred port or the next free one and resolves once it responds to queries. Keeps the
 * previous log as `postgres.log.1`, which shows the reason after a crash.
 */
export async function startServer(plan: ServerPlan): Promise<Running> {
  if (existsSync(plan.logFile)) renameSync(plan.logFile, `${plan.logFile}.1`);
  const deadline = Date.now() + 30_000;
  for (let wanted = plan.port; ;) {
    const port = plan.isPortFixed ? plan.port : await freePort(wanted);
    const child = spawnServer(plan, port);
    const facts = await answerOf(child, plan, port);
    if (facts !== null && child.pid !== undefined) {
      return { pid: child.pid, port, durable: facts.durable };
    }
    const complaint = lastComplaint(plan.logFile);
    if (!isPassing(complaint) || Date.now() > deadline) {
      throw new EmbeddedError(`The embedded database does not start: ${complaint}`);
    }
    if (/bind|Address already in use/.test(complaint)) wanted = port + 1;
    await pause(200);
  }
}

async function answerOf(
  child: ChildProcess,
  { cluster, password }: ServerPlan,
  port: number,
): Promise<ServerFacts | null> {
  const isUp = () => {
    const file = readPidFile(cluster);
    return file?.pid === child.pid && file?.isReady === true;
  };
  try {
    return await waitForServer({ port, password }, { isUp, isOver: () => hasEnded(child) });
  } catch (error) {
    child.kill("SIGINT");
    throw error;
  }
}

/** Shuts Postgres down cleanly: drops clients and flushes all committed data to disk. */
export async function stopServer(pid: number): Promise<void> {
  signal(pid, "SIGINT");
  const deadline = Date.now() + FAST_STOP_MS;
  while (isAlive(pid)) {
    if (Date.now() > deadline) signal(pid, "SIGQUIT");
    await pause(20);
  }
}

/** Sends a signal to a process that may already be gone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}

/**
 * Detached, so that Ctrl-C in the terminal does not reach Postgres before the application has closed. Not detached
 * in test runs, where Postgres should end with the run, however it ends.
 */
function spawnServer(plan: ServerPlan, port: number): ChildProcess {
  rmSync(plan.logFile, { force: true });
  const log = openSync(plan.logFile, "a", 0o600);
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "timezone=UTC",
    ...QUIET,
  ];
  const flags = ["-D", plan.cluster, "-p", String(port), ...settings.flatMap((s) => ["-c", s])];
  const child = spawn(join(plan.native, "bin/postgres"), [...flags, ...(plan.fast ? FAST : [])], {
    ...plan.account,
    env: serverEnvironment(),
    cwd: "/",
    detached: !plan.fast,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.once("error", () => {}); // handled as an exited child
  const abandon = () => child.kill("SIGINT");
  process.once("exit", abandon);
  child.once("exit", () => process.off("exit", abandon));
  child.unref();
  return child;
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function lastComplaint(logFile: string): string {
  const lines = readFileSync(logFile, "utf8").trim().split("\n");
  const found = lines.findLast((line) => /FATAL|PANIC|could not|error while loading/.test(line));
  return found ?? lines.at(-1) ?? `no word in ${logFile}`;
}

/**
 * Whether a start error is temporary: the port was just taken, or a killed server's helper processes are still
 * exiting.
 */
function isPassing(complaint: string): boolean {
  return /bind|Address already in use|TCP\/IP sockets|shared memory block/.test(complaint);
}
