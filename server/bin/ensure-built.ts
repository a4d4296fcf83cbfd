import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isBuilt, ROOT } from "./sources.ts";

const BUILD = fileURLToPath(new URL("./build.ts", import.meta.url));

/**
 * Builds the client if its sources have changed, in a child process so that the bundler's memory is released.
 * Returns whether there is a usable build.
 */
export function ensureBuilt(): boolean {
  if (isBuilt()) return true;
  const env = { ...process.env, NODE_ENV: "production" };
  return spawnSync(process.execPath, [BUILD], { cwd: ROOT, env, stdio: "inherit" }).status === 0;
}

if (import.meta.main && !ensureBuilt()) process.exit(1);
