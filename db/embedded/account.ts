import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/** The system account that a child process runs as. */
export type Account = { uid: number; gid: number };

/**
 * The account to run Postgres as; null means the current one. Postgres refuses to run as root, so root uses the
 * account that owns the cluster, or else the one named `postgres`.
 */
export function serverAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  return ownerOf(cluster) ?? accountNamed("postgres") ?? createdAccount() ?? nobody();
}

/** Whether `account` can access `path`: false inside a home directory that is closed to others. */
export function canReach(path: string, account: Account | null): boolean {
  if (account === null) return true;
  return spawnSync("test", ["-x", path], { ...account, cwd: "/" }).status === 0;
}

function ownerOf(path: string): Account | null {
  if (!existsSync(path)) return null;
  const { uid, gid } = statSync(path);
  return uid === 0 ? null : { uid, gid };
}

function accountNamed(name: string): Account | null {
  const id = (flag: string) => spawnSync("id", [flag, name], { encoding: "utf8" });
  const [user, group] = [id("-u"), id("-g")];
  if (user.status !== 0 || group.status !== 0) return null;
  return { uid: Number(user.stdout), gid: Number(group.stdout) };
}

function createdAccount(): Account | null {
  try {
    const flags = ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin"];
    execFileSync("useradd", [...flags, "postgres"], { stdio: "ignore" });
  } catch {
    return null; // no useradd here, or another process has just created the account
  }
  return accountNamed("postgres");
}

function nobody(): Account {
  return accountNamed("postgres") ?? accountNamed("nobody") ?? { uid: 65_534, gid: 65_534 };
}
