import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isBuilt, ROOT } from "./sources.ts";

const BUILD = fileURLToPath(new URL("./build.ts", import.meta.url));

/**
 * Builds the client when its sources changed; in a process of its own, so that the bundler's memory
 * goes away with it. Returns whether there is a good build now.
 */
export function ensureBuilt(): boolean {
  if (isBuilt()) return true;
  const env = { ...process.env, NODE_ENV: "production" };
  return spawnSync(process.execPath, [BUILD], { cwd: ROOT, env, stdio: "inherit" }).status === 0;
}

if (import.meta.main && !ensureBuilt()) process.exit(1);
