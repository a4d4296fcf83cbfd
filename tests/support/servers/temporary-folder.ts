import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new empty folder that other accounts may enter, as an embedded Postgres needs. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `furrow-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
