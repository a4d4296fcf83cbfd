import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The built client: `client` for the browser, `ssr` for the server, and the hash they were built from. */
export const DIST = join(ROOT, "dist");

const SOURCES = [
  "src",
  "db/seed",
  "server/files/prints",
  "public",
  "index.html",
  "vite.config.ts",
  "server/bin/build.ts",
  "server/http/pages/page-file.ts",
  "server/bin/one-language.ts",
  "server/bin/precompress.ts",
  "server/bin/script-files.ts",
  "package-lock.json",
];

/** Written by the build itself. */
const GENERATED = join("src", "routeTree.gen.ts");

/** One hash over everything that goes into the build: names and contents. */
export function hashSources(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesBelow)) {
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
}

/** Whether `dist` was built from the sources as they are. */
export function isBuilt(): boolean {
  const stamp = join(DIST, "sources.sha256");
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashSources();
}

function filesBelow(path: string): string[] {
  const full = join(ROOT, path);
  if (!existsSync(full) || path === GENERATED) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}
