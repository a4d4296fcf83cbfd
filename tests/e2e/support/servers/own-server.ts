import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { freePort } from "#db/embedded/ports.ts";
import {
  sandboxControl,
  type SandboxControl,
} from "#server/payments/sandbox/control/control-client.ts";
import { holderOf } from "#server/payments/sandbox/state/lock.ts";
import { databaseUrl, serverSettings } from "#tests/support/postgres/database-url.ts";
import { spawnServer } from "#tests/support/servers/server-process.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";
import { metPopup } from "../popup.ts";
import { createOwnDatabase, dropOwnDatabase, superuserUrl } from "./own-database.ts";
import { signIn } from "../people.ts";

const PICTURES = fileURLToPath(
  new URL("../../../../node_modules/.cache/furrow-pictures", import.meta.url),
);

/** A running server with a database and a payment provider of its own. */
export type OwnServer = {
  /** URL of the server, without a path. */
  origin: string;
  databaseUrl: string;
  /** Controls its payment provider. */
  provider: SandboxControl;
  stop(): Promise<void>;
};

/** Starts a server with its own market, database and provider, for tests that break them; `settings` are env vars. */
export async function ownServer(settings: Record<string, string> = {}): Promise<OwnServer> {
  const name = `own_${randomBytes(6).toString("hex")}`;
  await createOwnDatabase(name, "market");
  const url = databaseUrl(superuserUrl(), name);
  const dataDir = temporaryFolder("own-server");
  symlinkSync(PICTURES, join(dataDir, "pictures"));
  const port = String(await freePort(0));
  const server = spawnServer({
    PORT: port,
    ...serverSettings(superuserUrl(), name),
    DATA_DIR: dataDir,
    SEED: "market",
    ...settings,
  });
  const stop = async () => {
    server.child.kill("SIGTERM");
    await server.ended;
    await dropOwnDatabase(name);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await server.printed("Ready on ");
    const provider = controlOf(join(dataDir, "sandbox"));
    return { origin: `http://localhost:${port}`, databaseUrl: url, provider, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Opens a page of a new visitor at the server, who has already seen the welcome popup. */
export async function pageAt({ origin }: OwnServer, browser: Browser, width = 1440): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: metPopup(origin),
    viewport: { width, height: 900 },
  });
  return context.newPage();
}

/** Opens such a page, signed in as the demo market's admin. */
export async function adminAt(server: OwnServer, browser: Browser, width = 1440): Promise<Page> {
  const page = await pageAt(server, browser, width);
  await signIn(page.request, "admin");
  return page;
}

function controlOf(folder: string): SandboxControl {
  const holder = holderOf(folder);
  if (!holder) throw new Error("The payment sandbox does not run");
  const keys = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8")) as {
    controlToken: string;
  };
  return sandboxControl(holder.port, keys.controlToken);
}
