import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The path of a setting, which starts at the project's folder wherever the process was started. */
export function fromRoot(path: string): string {
  return resolve(ROOT, path);
}
