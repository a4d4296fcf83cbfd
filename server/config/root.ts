import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Resolves a path from a setting against the project folder, wherever the process was started. */
export function fromRoot(path: string): string {
  return resolve(ROOT, path);
}
