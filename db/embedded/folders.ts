import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { type Account, canReach } from "./account.ts";

/** Accessible to every account, and survives a reboot. */
export const SHARED_FOLDER = "/var/tmp";

/** Where the cluster of a data folder is; a symlink if it had to be placed elsewhere. */
export function clusterPath(dataDir: string): string {
  return join(dataDir, "cluster");
}

/**
 * Creates the cluster folder and returns its path as the server's account sees it. If that account cannot access
 * `dataDir`, the cluster is put under `/var/tmp` with a symlink to it.
 */
export function placeCluster(dataDir: string, account: Account | null): string {
  const place = clusterPath(dataDir);
  if (isDangling(place)) rmSync(place);
  if (existsSync(place)) return realpathSync(place);
  if (canReach(dataDir, account)) return ownFolder(place, account);
  const outside = mkdtempSync(join(SHARED_FOLDER, "furrow-data-"));
  chmodSync(outside, 0o755);
  const cluster = ownFolder(join(outside, "cluster"), account);
  symlinkSync(cluster, place);
  return cluster;
}

function isDangling(place: string): boolean {
  const entry = lstatSync(place, { throwIfNoEntry: false });
  return entry?.isSymbolicLink() === true && !existsSync(place);
}

function ownFolder(path: string, account: Account | null): string {
  mkdirSync(path, { mode: 0o700 });
  if (account !== null) chownSync(path, account.uid, account.gid);
  return realpathSync(path);
}
