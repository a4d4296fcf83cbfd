import { randomBytes } from "node:crypto";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { freePort } from "#db/embedded/ports.ts";
import { createApp } from "#server/app.ts";
import { pageHost } from "#server/boot/pages.ts";
import { createDeps } from "#server/boot/deps.ts";
import { openDatabase } from "#server/boot/database.ts";
import { openPayments } from "#server/boot/payments.ts";
import { readConfig } from "#server/config/config.ts";
import { seedDemoAccounts } from "#server/demo/accounts.ts";
import { seedMarket } from "#server/demo/market.ts";
import type { Deps } from "#server/deps.ts";
import { databaseUrl, serverSettings } from "#tests/support/postgres/database-url.ts";
import { type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";
import { createOwnDatabase, dropOwnDatabase, superuserUrl } from "./own-database.ts";

const PICTURES = fileURLToPath(
  new URL("../../../../node_modules/.cache/furrow-pictures", import.meta.url),
);

/** A server in this process whose clock the test advances. */
export type WeekServer = {
  origin: string;
  databaseUrl: string;
  /** Dependencies for jobs, which the test runs when they are due. */
  deps: Deps;
  clock: MovableClock;
  stop(): Promise<void>;
};

/**
 * Starts the product's own server in this process, with its own market and database, so that the test can advance
 * its clock. Jobs run only when the test calls them, at that clock's time.
 */
export async function weekServer(start: string): Promise<WeekServer> {
  const name = `week_${randomBytes(6).toString("hex")}`;
  await createOwnDatabase(name, "empty");
  const url = databaseUrl(superuserUrl(), name);
  const dataDir = temporaryFolder("week");
  symlinkSync(PICTURES, join(dataDir, "pictures"));
  const port = await freePort(0);
  const origin = `http://localhost:${port}`;
  const config = readConfig({
    PORT: String(port),
    PUBLIC_URL: origin,
    ...serverSettings(superuserUrl(), name),
    DATA_DIR: dataDir,
    APP_ENV: "test",
  });
  const database = await openDatabase(config);
  const clock = movableClock(start);
  const provider = await openPayments(config, clock);
  const log = pino({ level: "silent" });
  const deps: Deps = createDeps(config, database, { payments: provider.payments, log, clock });
  await seedMarket(deps.db, deps.clock.now());
  await seedDemoAccounts(deps);
  const app = await createApp({
    deps,
    publicUrl: origin,
    log: false,
    trustProxy: [],
    metricsToken: null,
    readiness: {},
    requestsPerMinute: 1_000_000,
    requestsAtOnce: 400,
    picturesDir: join(dataDir, "pictures"),
    pages: pageHost(false),
    headScripts: provider.headScripts,
    ...(provider.extraRoutes ? { extraRoutes: provider.extraRoutes } : {}),
  });
  await app.listen({ port, host: "127.0.0.1" });
  const stop = async () => {
    await app.close();
    await provider.stop();
    await database.stop();
    await dropOwnDatabase(name);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, databaseUrl: url, deps, clock, stop };
}
