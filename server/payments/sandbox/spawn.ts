import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { getCompileCacheDir } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { toEnv } from "./config.ts";
import { holderOf, isSandbox } from "./state/lock.ts";
import type { Holder } from "./state/lock.ts";
import { sandboxControl } from "./control/control-client.ts";
import type { WebhookMode } from "./events/webhook-mode.ts";

export type SandboxOptions = {
  /** Directory for its state and log. Only one sandbox can run per directory. */
  dataDir: string;
  /** Webhook address, `http://127.0.0.1:PORT/webhooks/stripe`; no webhooks if omitted. */
  webhookUrl?: string;
  /** Event types to deliver; all if omitted. */
  webhookEvents?: readonly string[];
  webhookSecret: string;
  /** Webhook address for events of connected accounts; none are delivered if omitted. */
  connectWebhook?: { url: string; secret: string; events?: readonly string[] };
  secretKey: string;
  controlToken: string;
  /** 0 or omitted picks a free port. */
  port?: number;
  /** Makes ids reproducible; fixed once per data directory. */
  seed?: string;
  webhookMode?: WebhookMode;
};
export type RunningSandbox = {
  port: number;
  pid: number;
  /** Resolves when the process has exited; never for a sandbox started by another app. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

const START_MS = 15_000;
const STOP_MS = 5_000;
const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));

/**
 * Starts the payment sandbox as a separate process. It ignores Ctrl-C (the app stops it after closing) and
 * outlives a killed app by half a minute. If the directory's sandbox lost its app, the new process takes over its
 * state; if that app still runs, both share its sandbox. Throws if it does not start.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  mkdirSync(options.dataDir, { recursive: true });
  const holder = await holderUp(options.dataDir);
  if (holder && (await isOwned(holder))) return share(holder, options.controlToken);
  if (holder) await end(holder.pid);
  return launch(options);
}

/** The lock holder once it is listening: another app may be starting one right now. */
async function holderUp(dataDir: string): Promise<Holder | null> {
  const until = Date.now() + STOP_MS;
  let holder = holderOf(dataDir);
  while (holder?.port === 0 && Date.now() < until) {
    await sleep(20);
    holder = holderOf(dataDir);
  }
  return holder;
}

/** Whether the app that started the sandbox is still running. A sandbox that does not respond has no owner. */
async function isOwned(holder: Holder): Promise<boolean> {
  try {
    const url = `http://127.0.0.1:${holder.port}/__sandbox/health`;
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    const health = (await response.json()) as { pid: number; orphan: boolean };
    return health.pid === holder.pid && !health.orphan;
  } catch {
    return false;
  }
}

async function share(holder: Holder, controlToken: string): Promise<RunningSandbox> {
  await sandboxControl(holder.port, controlToken).whoami();
  const ended = new Promise<void>(() => {});
  return { port: holder.port, pid: holder.pid, ended, stop: async () => {} };
}

/** Stops a process and waits for it to exit, because two must never write the same file. */
async function end(pid: number): Promise<void> {
  const until = Date.now() + STOP_MS;
  send(pid, "SIGTERM");
  while (isSandbox(pid)) {
    if (Date.now() > until) send(pid, "SIGKILL");
    await sleep(20);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone.
  }
}

async function launch(options: SandboxOptions): Promise<RunningSandbox> {
  const logPath = join(options.dataDir, "payments-sandbox.log");
  const log = openSync(logPath, "a", 0o600);
  const { dataDir, secretKey, controlToken, port = 0, seed, webhookMode } = options;
  const { webhookUrl: url, webhookSecret: secret, webhookEvents = ["*"], connectWebhook } = options;
  const env = toEnv({
    dataDir,
    secretKey,
    controlToken,
    port,
    seed,
    webhookMode,
    webhook: url ? { url, secret, events: webhookEvents } : undefined,
    connectWebhook: connectWebhook && { events: ["*"], ...connectWebhook },
  });
  const child = spawn(
    process.execPath,
    ["--max-semi-space-size=4", "--heap-growing-percent=30", MAIN],
    {
      detached: true,
      stdio: ["ignore", log, log, "ipc"],
      env: { PATH: process.env["PATH"] ?? "", NODE_OPTIONS: "", ...compileCache(), ...env },
    },
  );
  closeSync(log);
  const started = await listening(child, logPath);
  const ended = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  child.unref();
  child.channel?.unref();
  return { ...started, ended, stop: () => stopChild(child) };
}

/** The app's cache of compiled modules, if it has one: compiling TypeScript takes 30 MiB that are never given back. */
function compileCache(): { NODE_COMPILE_CACHE?: string } {
  const dir = getCompileCacheDir();
  return dir ? { NODE_COMPILE_CACHE: dirname(dir) } : {};
}

function listening(child: ChildProcess, logPath: string): Promise<{ port: number; pid: number }> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill("SIGKILL");
      reject(
        new Error(
          `The payment sandbox did not start: ${why}\n${readFileSync(logPath, "utf8").slice(-2000)}`,
        ),
      );
    };
    const timer = setTimeout(() => fail("no answer in time"), START_MS);
    child.once("error", (error) => fail(error.message));
    child.once("exit", (code) => fail(`exit code ${code}`));
    child.once("message", (message) => {
      clearTimeout(timer);
      child.removeAllListeners("exit");
      resolve({ port: (message as { port: number }).port, pid: child.pid ?? 0 });
    });
  });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  child.ref();
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  await gone;
  clearTimeout(timer);
}
