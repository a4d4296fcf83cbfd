import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** How long a waiting process pauses between looks, in milliseconds. */
const LOOK_MS = 100;
/** A lock older than this is left over, even if its process id belongs to a running program by now. */
const LEFT_OVER_MS = 15 * 60 * 1000;

export type BuildLock = {
  /** Whether another process had the lock first. */
  waited: boolean;
  /** Gives the lock up, unless another process has taken it over. */
  release: () => void;
};

/**
 * Takes the lock of a folder that only one process may build into, once no other running process holds it. `file`
 * names the holder's process, so that the lock of one that was killed is taken over. Throws the file system's errors.
 */
export async function takeBuildLock(file: string): Promise<BuildLock> {
  const mine = `${process.pid} ${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  let waited = false;
  while (!isWritten(file, mine)) {
    const holder = holderOf(file);
    if (holder !== null && !isAtWork(file, holder)) {
      dropLock(file, holder);
    } else {
      waited = true;
      await pause(LOOK_MS);
    }
  }
  return { waited, release: () => dropLock(file, mine) };
}

/** Writes a lock; false if there is one. */
function isWritten(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** The text of a lock; null if it is gone. */
function holderOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Whether the process that wrote a lock is still building. One that has not written its id yet has just begun. */
function isAtWork(file: string, holder: string): boolean {
  const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - writtenAt > LEFT_OVER_MS) return false;
  const pid = Number.parseInt(holder, 10);
  return Number.isNaN(pid) || isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It belongs to somebody else.
    return hasCode(error, "EPERM");
  }
}

/** Removes a lock that still has this text. */
function dropLock(file: string, text: string): void {
  if (holderOf(file) === text) rmSync(file, { force: true });
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
