import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux has a file system in memory. */
const MEMORY = "/dev/shm";
/** The room that a run of all tests may need there, in bytes; a container often has 64 MB alone. */
const ROOM = 4 * 1024 ** 3;

/** A new empty folder that other accounts may enter, as an embedded Postgres needs. */
export function temporaryFolder(name: string): string {
  return newFolder(tmpdir(), name);
}

/**
 * The same for databases that come and go by the hundred, thousands of files each: in memory where the machine has
 * room for it, since creating and deleting files is what a disk is slowest at. What is there is lost with the machine.
 */
export function quickFolder(name: string): string {
  return newFolder(hasRoom(MEMORY) ? MEMORY : tmpdir(), name);
}

/**
 * From now on temporary folders, those of child processes too, are made in one folder. Removes it with all that tests
 * left in it; they cannot do so as they end, since their processes are ended by a signal.
 */
export function collectTemporaryFolders(): () => void {
  const before = process.env["TMPDIR"];
  const folder = temporaryFolder("run");
  process.env["TMPDIR"] = folder;
  return () => {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    rmSync(folder, { recursive: true, force: true });
  };
}

function newFolder(parent: string, name: string): string {
  const folder = mkdtempSync(join(parent, `furrow-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}
