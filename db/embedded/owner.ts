import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedError } from "./error.ts";
import { isAlive, startMark } from "./processes.ts";

type Owner = { pid: number; mark: string };

/**
 * Claims a data folder for this process and returns a function that releases it. Takes over a claim whose process
 * is gone. Throws EmbeddedError if another process holds the folder.
 */
export function claimFolder(dataDir: string): () => void {
  const file = join(dataDir, "owner.json");
  const mine = JSON.stringify({ pid: process.pid, mark: startMark(process.pid) });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (writeClaim(file, mine)) return () => releaseClaim(file, mine);
    const text = readClaim(file);
    const owner = parseOwner(text);
    if (owner !== null && isHolding(owner)) throw alreadyRunning(dataDir, owner.pid);
    discardClaim(file, text);
  }
  throw new EmbeddedError(`${file} keeps changing: is another process starting on ${dataDir}?`);
}

/** Creating a hard link is atomic, so nobody can read a partial claim. */
function writeClaim(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readClaim(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function parseOwner(text: string): Owner | null {
  try {
    const { pid, mark } = JSON.parse(text) as Partial<Owner>;
    return typeof pid === "number" && typeof mark === "string" ? { pid, mark } : null;
  } catch {
    return null;
  }
}

function isHolding({ pid, mark }: Owner): boolean {
  return isAlive(pid) && startMark(pid) === mark;
}

/** Moves a stale claim aside; puts it back if it is not the one that we read. */
function discardClaim(file: string, stale: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readClaim(aside) !== stale) linkSync(aside, file);
  } catch {
    // Someone else moved it first.
  } finally {
    rmSync(aside, { force: true });
  }
}

function releaseClaim(file: string, mine: string): void {
  if (readClaim(file) === mine) rmSync(file, { force: true });
}

function alreadyRunning(dataDir: string, pid: number): EmbeddedError {
  return new EmbeddedError(
    `Process ${pid} already uses the database in ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
  );
}
