import { bindPaymentMode, type Database, openDatabase } from "../boot/database.ts";
import { createDeps } from "../boot/deps.ts";
import { createLog } from "../boot/log.ts";
import { openPayments } from "../boot/payments.ts";
import { preflight } from "../boot/preflight.ts";
import { seedDemo } from "../boot/seed.ts";
import { systemClock } from "../clock.ts";
import { type Config, loadEnvFile, readConfig } from "../config/config.ts";
import { runCommand } from "./run-command.ts";

// `npm run db:migrate` migrates the configured database. It needs the payment provider's keys only if APP_ENV is
// production, and does not bind the database to a payment mode (the first start does that). `npm run db:seed` also
// fills an empty database with the demo market.
await runCommand(async () => {
  loadEnvFile();
  const wanted = process.argv[2] === "seed" ? { SEED: "demo" } : {};
  const config = readConfig({ ...process.env, ...wanted, PROCESS: "worker" });
  await preflight(config);
  const database = await openDatabase(config);
  try {
    if (wanted.SEED) await seed(config, database);
    console.log("The database is up to date");
  } finally {
    await database.stop();
  }
});

async function seed(config: Config, database: Database): Promise<void> {
  await bindPaymentMode(database.db, config.payments.mode, systemClock);
  const provider = await openPayments(config, systemClock);
  try {
    const deps = createDeps(config, database, {
      payments: provider.payments,
      log: createLog(config),
    });
    await seedDemo(config, { deps, provider, say: console.log });
  } finally {
    await provider.stop();
  }
}
