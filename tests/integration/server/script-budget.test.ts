import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, it } from "vitest";
import { ensureBuilt } from "#server/bin/ensure-built.ts";

/** Bytes of script as sent, with which the first pages must start. */
const BUDGET = 170_000;

const CLIENT = fileURLToPath(new URL("../../../dist/client", import.meta.url));

type Chunk = { file: string; isEntry?: boolean; imports?: string[] };
type Manifest = Record<string, Chunk>;

beforeAll(() => {
  if (!ensureBuilt()) throw new Error("The client could not be built");
}, 240_000);

const readManifest = () =>
  JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.en.json"), "utf8")) as Manifest;

/** The chunks and all that they import before they can run. */
function withImports(manifest: Manifest, keys: readonly string[], found = new Set<string>()) {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], found);
  }
  return found;
}

/** What the page of a route loads before anyone does anything: the frame and the route's own parts. */
function firstScripts(manifest: Manifest, route: string): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const parts = Object.keys(manifest).filter((key) => key.startsWith(`${route}?tsr-split=`));
  if (entries.length === 0 || parts.length === 0) throw new Error(`${route} is not in the build`);
  const keys = withImports(manifest, [...entries, ...parts]);
  const files = [...keys].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith(".js"));
}

/** Bytes on the wire: packed at build, except for the tiniest. */
function bytesSent(file: string): number {
  const packed = join(CLIENT, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(CLIENT, file)).size;
}

it.each([
  ["/", "src/routes/(catalog)/index.tsx"],
  ["/shop", "src/routes/(catalog)/shop.tsx"],
])("%s starts with at most 170 kB of script", (path, route) => {
  const files = firstScripts(readManifest(), route);
  const total = files.reduce((sum, file) => sum + bytesSent(file), 0);
  process.stdout.write(`${path} starts with ${(total / 1000).toFixed(1)} kB of script\n`);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(BUDGET);
});
