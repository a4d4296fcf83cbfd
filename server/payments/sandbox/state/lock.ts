import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The sandbox process that holds a data directory. */
export type Holder = { pid: number; port: number };

const PROGRAM = "payments/sandbox/main";

function lockPath(dataDir: string): string {
  return join(dataDir, "payments-sandbox.pid");
}

function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync(file)) return readFileSync(file, "utf8");
  return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
}

/** Whether this pid is a running sandbox: the system may have given it to another program since. */
export function isSandbox(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return commandOf(pid).includes(PROGRAM);
  } catch {
    return false;
  }
}

/** The current lock holder of this directory, or null. */
export function holderOf(dataDir: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(lockPath(dataDir), "utf8")) as Holder;
    return isSandbox(holder.pid) ? holder : null;
  } catch {
    return null;
  }
}

/** Locks the directory for this process. Throws if another sandbox holds it. */
export function takeLock(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const mine: Holder = { pid: process.pid, port: 0 };
  try {
    writeLock(dataDir, mine, "wx");
  } catch {
    const holder = holderOf(dataDir);
    if (holder) {
      throw new Error(`The payment sandbox of ${dataDir} is already running (pid ${holder.pid})`);
    }
    rmSync(lockPath(dataDir), { force: true });
    writeLock(dataDir, mine, "wx");
  }
}

/** Publishes the port once it is known. */
export function announce(dataDir: string, holder: Holder): void {
  writeLock(dataDir, holder, "w");
}

function writeLock(dataDir: string, holder: Holder, flag: "w" | "wx"): void {
  writeFileSync(lockPath(dataDir), JSON.stringify(holder), { flag, mode: 0o600 });
}

export function dropLock(dataDir: string): void {
  if (holderOf(dataDir)?.pid === process.pid) rmSync(lockPath(dataDir), { force: true });
}
