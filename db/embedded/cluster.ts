import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Account } from "./account.ts";
import { EmbeddedError } from "./error.ts";

export type ClusterPlan = {
  /** Folder of the Postgres binaries. */
  native: string;
  account: Account | null;
  /** Folder for the cluster, which exists and which the account can access. */
  cluster: string;
  password: string;
  /** Skips flushing to disk, for clusters that last only as long as a test run. */
  fast: boolean;
};

/** The environment for Postgres, without the user's locale and PG settings. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:PG|LC_)/.test(name));
  return { ...Object.fromEntries(own), LC_ALL: "C", TZ: "UTC" };
}

/**
 * Initializes an empty cluster folder. Builds it in a draft folder and moves it into place, so that an interrupted
 * start leaves nothing that looks like a cluster.
 */
export function ensureCluster(plan: ClusterPlan): void {
  if (existsSync(join(plan.cluster, "PG_VERSION"))) return;
  const draft = join(plan.cluster, "draft");
  rmSync(draft, { recursive: true, force: true });
  ownFolder(draft, plan.account);
  const built = join(draft, "built");
  const passwordFile = join(draft, "password");
  writeFileSync(passwordFile, plan.password, { mode: 0o600 });
  if (plan.account !== null) chownSync(passwordFile, plan.account.uid, plan.account.gid);
  runInitdb(plan, built, passwordFile);
  moveIn(built, plan.cluster);
}

function ownFolder(path: string, account: Account | null): void {
  mkdirSync(path, { mode: 0o700 });
  if (account !== null) chownSync(path, account.uid, account.gid);
}

function runInitdb(plan: ClusterPlan, folder: string, passwordFile: string): void {
  const flags = ["-D", folder, "-U", "postgres", "--auth=scram-sha-256", "--encoding=UTF8"];
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const secret = [`--pwfile=${passwordFile}`, ...(plan.fast ? ["--no-sync"] : [])];
  try {
    execFileSync(join(plan.native, "bin/initdb"), [...flags, ...locale, ...secret], {
      ...plan.account,
      env: serverEnvironment(),
      cwd: "/",
      stdio: "pipe",
    });
  } catch (error) {
    throw new EmbeddedError(`The embedded database could not be created: ${lastLine(error)}`);
  }
}

/** A rename cannot replace a non-empty folder, so the draft is moved out first. */
function moveIn(built: string, cluster: string): void {
  const aside = join(dirname(cluster), "cluster.built");
  rmSync(aside, { recursive: true, force: true });
  renameSync(built, aside);
  rmSync(cluster, { recursive: true });
  renameSync(aside, cluster);
}

function lastLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: Buffer; message: string };
  const lines = (stderr?.toString() ?? "").trim().split("\n");
  return lines.findLast((line) => /error|fatal/i.test(line)) ?? message.split("\n")[0] ?? "";
}
