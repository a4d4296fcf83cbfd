// The lock of a folder that only one process may change at a time. Plain JavaScript without dependencies, because the
// installation of the packages takes it too.
import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";

/** How long a waiting process pauses between looks, in milliseconds. */
const LOOK_MS = 100;
/** A lock older than this is left over, even if its process id belongs to a running program by now. */
const LEFT_OVER_MS = 15 * 60 * 1000;

/** The locks this process has written. */
const written = new Set();

export async function takeFolderLock(file, onWait = () => {}) {
  const mine = `${process.pid} ${randomUUID()}`;
  written.add(mine);
  mkdirSync(dirname(file), { recursive: true });
  let waited = false;
  while (!isWritten(file, mine)) {
    const holder = holderOf(file);
    if (holder !== null && !isAtWork(file, holder)) {
      dropLock(file, holder);
    } else {
      if (!waited) onWait();
      waited = true;
      await pause(LOOK_MS);
    }
  }
  return { waited, release: () => dropLock(file, mine) };
}

/** Writes a lock; false if there is one. */
function isWritten(file, text) {
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** The text of a lock; null if it is gone. */
function holderOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Whether the process that wrote a lock is still at work. One that has not written its id yet has just begun. In a
 * container ids repeat: a lock with our own id that we have not written is left over from the run before.
 */
function isAtWork(file, holder) {
  const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - writtenAt > LEFT_OVER_MS) return false;
  const pid = Number.parseInt(holder, 10);
  if (pid === process.pid) return written.has(holder);
  return Number.isNaN(pid) || isRunning(pid);
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It belongs to somebody else.
    return error.code === "EPERM";
  }
}

/** Removes a lock that still has this text. */
function dropLock(file, text) {
  if (holderOf(file) === text) rmSync(file, { force: true });
}
