import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const CACHE = fileURLToPath(new URL("../../../node_modules/.cache/", import.meta.url));

export type Browser = { executablePath: string; env: Record<string, string> };

/**
 * The Chromium to test with: the one named by CHROMIUM, else the one installed by npm, else Playwright's own, which
 * is installed if missing. Throws with instructions if there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env["CHROMIUM"];
  if (chosen) return { executablePath: chosen, env: {} };
  if (process.platform === "linux" && process.arch === "x64") return unpackedBrowser();
  return { executablePath: installedBrowser(), env: {} };
}

/** Unpacked once, into a separate folder that is then renamed, because two runs may do this concurrently. */
async function unpackedBrowser(): Promise<Browser> {
  const folder = join(CACHE, "chromium");
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true });
    const draft = mkdtempSync(join(CACHE, "chromium-"));
    await unpackInto(draft);
    moveUnlessThere(draft, folder);
  }
  const executablePath = join(folder, "chromium");
  return { executablePath, env: environmentOf(folder, executablePath) };
}

/** The package unpacks into the temporary folder, which is overridden here. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  try {
    const { default: packaged, inflate } = await import("@sparticuz/chromium");
    await packaged.executablePath();
    const home = fileURLToPath(import.meta.resolve("@sparticuz/chromium"));
    await inflate(join(home, "../../bin/al2023.tar.br"));
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
}

function moveUnlessThere(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Minimal machines lack libraries or fonts; the package includes both. */
function environmentOf(folder: string, executablePath: string): Record<string, string> {
  const fonts = existsSync("/etc/fonts") ? {} : { FONTCONFIG_PATH: join(folder, "fonts") };
  const libraries = lacksLibraries(executablePath)
    ? { LD_LIBRARY_PATH: join(folder, "al2023/lib") }
    : {};
  return { ...fonts, ...libraries };
}

function lacksLibraries(executablePath: string): boolean {
  try {
    return execFileSync("ldd", [executablePath], { encoding: "utf8" }).includes("not found");
  } catch {
    return true;
  }
}

function installedBrowser(): string {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  const cli = fileURLToPath(new URL("cli.js", import.meta.resolve("@playwright/test")));
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" });
  if (existsSync(path)) return path;
  throw new Error(
    'No browser for the tests could be installed: run "npx playwright install chromium", or set CHROMIUM to the path of one.',
  );
}
