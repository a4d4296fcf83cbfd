import { defineConfig } from "@playwright/test";
import { freePort } from "#db/embedded/ports.ts";
import { findBrowser } from "../support/servers/browser.ts";
import { metPopup } from "./support/popup.ts";
import { WITH_PICTURES, WITHOUT_PICTURES } from "./with-pictures.ts";

const browser = await findBrowser();

// Workers load this file again: the first load chooses the port, and the environment passes it on.
process.env["E2E_PORT"] ??= String(await freePort(0));
const { E2E_PORT, LD_LIBRARY_PATH = "" } = process.env;

const baseURL = `http://localhost:${E2E_PORT}`;

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  // One process fewer on two cores.
  "--in-process-gpu",
  // Pages of one site share a process and its compiled scripts: otherwise each test, which starts from a blank page,
  // would start a process and compile everything again.
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

/** One desktop browser; phone tests set their own viewport. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results/e2e",
  globalSetup: "./server-setup.ts",
  workers: 2,
  // Two browsers and all servers share two cores. A test that passes only on retry is reported as flaky.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  // Limits that catch hangs, not slowness: a test of half a minute takes three times that on a busy machine.
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
    // Half of a page's cost is its first visit in a new browser context. Between tests cookies, storage, caches and
    // routes are cleared, but not permissions, offline mode, location and headers: tests that set those open a context.
    reuseContext: true,
    // Drawers and dialogs open without animation; tests of motion turn it back on.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // Tracing takes a twentieth of a run, so only a retry of a failed test is traced.
    trace: "on-first-retry",
  },
});
