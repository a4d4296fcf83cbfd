import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { freePort } from "#db/embedded/ports.ts";
import { removeCluster } from "#tests/support/postgres/remove-cluster.ts";
import { startEmbedded } from "#db/embedded.ts";
import { ensureBuilt } from "#server/bin/build/ensure-built.ts";
import { findBrowser } from "../support/servers/browser.ts";
import { spawnServer } from "../support/servers/server-process.ts";
import { temporaryFolder } from "../support/servers/temporary-folder.ts";

/** Runs `visit` with a browser and the origin of a built server with the demo market, then stops both. */
export async function visitMarket(
  visit: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  ensureBuilt();
  const folder = temporaryFolder("visits");
  const postgresDir = join(folder, "postgres");
  const postgres = await startEmbedded({ dataDir: postgresDir, port: 0, fast: true });
  const port = String(await freePort(0));
  const server = spawnServer({
    PORT: port,
    DATABASE_URL: postgres.ownerUrl,
    DATA_DIR: join(folder, "data"),
    SEED: "market",
  });
  try {
    await server.printed("Ready on ");
    await withBrowser((browser) => visit(browser, `http://localhost:${port}`));
  } finally {
    server.child.kill("SIGTERM");
    await server.ended;
    await postgres.stop();
    removeCluster(postgresDir);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}
