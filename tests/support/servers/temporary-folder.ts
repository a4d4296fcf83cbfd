import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The in-memory file system on Linux. */
const MEMORY = "/dev/shm";
/** The space in bytes that a full test run may need there; containers often have only 64 MB. */
const ROOM = 4 * 1024 ** 3;

/** A new empty folder that other system accounts may enter, as the embedded Postgres requires. */
export function temporaryFolder(name: string): string {
  return newFolder(tmpdir(), name);
}

/**
 * A new empty folder for test databases, which are created and deleted by the hundreds with thousands of files each.
 * In memory if there is enough space, because creating and deleting files is slow on disk.
 */
export function quickFolder(name: string): string {
  return newFolder(hasRoom(MEMORY) ? MEMORY : tmpdir(), name);
}

/**
 * From now on all temporary folders, including those of child processes, are created in one folder. Disposing removes
 * it with everything the tests left behind, since processes ended by a signal cannot clean up themselves.
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
