import { lstatSync, readlinkSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { clusterPath } from "#db/embedded/folders.ts";

/** Deletes a stopped cluster, wherever it is, along with its data folder. */
export function removeCluster(dataDir: string): void {
  const place = clusterPath(dataDir);
  const link = lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (link) rmSync(dirname(readlinkSync(place)), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
