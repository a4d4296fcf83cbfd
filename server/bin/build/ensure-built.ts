import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isBuilt, ROOT } from "./sources.ts";

const BUILD = fileURLToPath(new URL("../build.ts", import.meta.url));

/** Builds the client if its sources have changed; throws if that fails. */
export function ensureBuilt(): void {
  if (!isBuildUsable()) throw new Error("The client could not be built");
}

/** Builds in a child process so that the bundler's memory is released. */
function isBuildUsable(): boolean {
  if (isBuilt()) return true;
  const env = { ...process.env, NODE_ENV: "production" };
  return spawnSync(process.execPath, [BUILD], { cwd: ROOT, env, stdio: "inherit" }).status === 0;
}

if (import.meta.main && !isBuildUsable()) process.exit(1);
