import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vite";
import { DRIVER_WORKER } from "#shared/logistics/driver-pages.ts";
import { writePrints } from "../files/prints/write-prints.ts";
import { precompress } from "./precompress.ts";
import { DIST, hashSources, ROOT } from "./sources.ts";

/** Builds aside and moves in when all went well, so that a failed build leaves the last good one. */
const draft = join(DIST, `draft-${process.pid}`);
const started = performance.now();

// Also from inside a test run, this is a build for production.
process.env["NODE_ENV"] = "production";
delete process.env["VITEST"];

try {
  const hash = hashSources();
  // Prints are drawn from the same sources, so that their addresses change with them.
  const define = { __PRINTS__: JSON.stringify(hash.slice(0, 8)) };
  await build({ ...shared(), define, build: { outDir: join(draft, "client"), emptyOutDir: true } });
  await build({
    ...shared(),
    define,
    build: { outDir: join(draft, "ssr"), emptyOutDir: true, ssr: "src/entry-server.tsx" },
  });
  await buildWorker();
  await writePrints(join(draft, "client", "prints"));
  await precompress(join(draft, "client"));
  publish(hash);
  console.log(`Built the client in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} finally {
  rmSync(draft, { recursive: true, force: true });
}

function shared() {
  return { root: ROOT, mode: "production", logLevel: "warn" as const };
}

/** One file by a name of its own: a browser asks for it again to find out about a new one. */
async function buildWorker(): Promise<void> {
  await build({
    ...shared(),
    configFile: false,
    publicDir: false,
    build: {
      outDir: join(draft, "client"),
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: "src/driver-worker/worker.ts",
        output: { format: "iife", entryFileNames: basename(DRIVER_WORKER) },
      },
    },
  });
}

function publish(hash: string): void {
  mkdirSync(DIST, { recursive: true });
  const stamp = join(DIST, "sources.sha256");
  rmSync(stamp, { force: true });
  for (const part of ["client", "ssr"]) {
    rmSync(join(DIST, part), { recursive: true, force: true });
    renameSync(join(draft, part), join(DIST, part));
  }
  writeFileSync(stamp, hash);
}
