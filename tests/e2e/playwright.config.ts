import { defineConfig } from "@playwright/test";
import { freePort } from "#db/embedded/ports.ts";
import { findBrowser } from "../support/servers/browser.ts";
import { metPopup } from "./support/popup.ts";
import { WITH_PICTURES, WITHOUT_PICTURES } from "./with-pictures.ts";

const browser = await findBrowser();

// Workers read this file again: the first reading chooses, the environment hands it on.
process.env["E2E_PORT"] ??= String(await freePort(0));
const { E2E_PORT, LD_LIBRARY_PATH = "" } = process.env;

const baseURL = `http://localhost:${E2E_PORT}`;

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  // One process less that draws on two cores.
  "--in-process-gpu",
  // Pages of a context that follow each other share a process, and the scripts that it has compiled: otherwise each
  // visit after an empty page, as each test begins, would start a process and compile everything anew.
  "--process-per-site",
  "--disable-site-isolation-trials",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const browserWith = (...more: readonly string[]) => ({
  executablePath: browser.executablePath,
  env: { ...process.env, LD_LIBRARY_PATH, ...browser.env },
  args: [...flags, ...more],
});

/** One desktop browser; journeys on a phone set their own viewport. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results/e2e",
  globalSetup: "./server-setup.ts",
  workers: 2,
  // Two browsers and all servers share two cores: what passes only the second time is reported as such.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  // Limits for what hangs, not for speed: a journey of half a minute takes three times that on a busy machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "../../test-results/e2e.json" }]],
  projects: [
    { name: "pictures", testMatch: WITH_PICTURES, use: { launchOptions: browserWith() } },
    {
      name: "plain",
      testIgnore: WITH_PICTURES,
      use: { launchOptions: browserWith(WITHOUT_PICTURES) },
    },
  ],
  use: {
    baseURL,
    storageState: metPopup(baseURL),
    locale: "en-US",
    viewport: { width: 1440, height: 900 },
    // Half of what a page costs is a new browser context's first look at it. Between tests cookies, storage, caches and
    // routes are emptied; permissions, the offline switch, location and headers are not: who sets them opens a context.
    reuseContext: true,
    // Drawers and dialogs open at once; what moves is looked at where motion is the matter.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // Writing a trace takes a twentieth of a run: one is made of what has failed and is tried again.
    trace: "on-first-retry",
  },
});
