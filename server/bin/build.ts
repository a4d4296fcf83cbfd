import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vite";
import { type Language, LANGUAGES } from "#shared/language.ts";
import { OFFLINE_WORKER } from "#shared/platform/pages/offline-pages.ts";
import { writePrints } from "../files/prints/write-prints.ts";
import { pageFile } from "../http/pages/page-file.ts";
import { takeFolderLock } from "./folder-lock.mjs";
import { oneLanguage } from "./build/one-language.ts";
import { precompress } from "./build/precompress.ts";
import { DIST, hashSources, isBuilt, ROOT } from "./build/sources.ts";

/** Build into a draft folder and publish it at the end, so that a failed build leaves the last good one in place. */
const draft = join(DIST, `draft-${process.pid}`);
const started = performance.now();

// Always a production build, even when run from a test.
process.env["NODE_ENV"] = "production";
delete process.env["VITEST"];

// Two builds at once would replace each other's files. Whoever had to wait uses what the other one built.
const lock = await takeFolderLock(join(DIST, "build.lock"));
try {
  if (lock.waited && isBuilt()) console.log("Another process has built the client");
  else await buildClient();
} finally {
  rmSync(draft, { recursive: true, force: true });
  lock.release();
}

async function buildClient(): Promise<void> {
  const hash = hashSources();
  // Prints are drawn from the same sources, so their URLs include the source hash.
  const define = { __PRINTS__: JSON.stringify(hash.slice(0, 8)) };
  for (const language of LANGUAGES) await buildLanguage(language, define);
  await buildWorker();
  await writePrints(join(draft, "client", "prints"));
  await precompress(join(draft, "client"));
  publish(hash);
  console.log(`Built the client in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function shared() {
  return { root: ROOT, mode: "production", logLevel: "warn" as const };
}

/**
 * Builds the client and its renderer in one language. The browser files of all languages share one folder: those
 * without messages are identical and stored once; the others have content hashes in their names.
 */
async function buildLanguage(language: Language, define: Record<string, string>): Promise<void> {
  const isFirst = language === LANGUAGES[0];
  const client = join(draft, "client");
  const aside = isFirst ? client : join(draft, language);
  const speaking = { ...shared(), define, plugins: [oneLanguage(language)] };
  await build({
    ...speaking,
    ...(!isFirst && { publicDir: false }),
    build: { outDir: aside, emptyOutDir: true },
  });
  await build({
    ...speaking,
    build: { outDir: join(draft, "ssr", language), emptyOutDir: true, ssr: "src/entry-server.tsx" },
  });
  renameSync(join(aside, "index.html"), join(client, pageFile(language)));
  renameSync(join(aside, ".vite/scripts.json"), join(client, `.vite/scripts.${language}.json`));
  if (!isFirst) cpSync(join(aside, "assets"), join(client, "assets"), { recursive: true });
}

/** Builds the service worker under a fixed name, because browsers re-request that URL to check for updates. */
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
        input: "src/offline-worker/worker.ts",
        output: { format: "iife", entryFileNames: basename(OFFLINE_WORKER) },
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
