import { bindPaymentMode, type Database, openDatabase } from "../boot/database.ts";
import { createDeps } from "../boot/deps.ts";
import { createLog } from "../boot/log.ts";
import { openPayments } from "../boot/payments.ts";
import { preflight } from "../boot/preflight.ts";
import { seedDemo } from "../boot/seed.ts";
import { systemClock } from "../clock.ts";
import { type Config, loadEnvFile, readConfig } from "../config/config.ts";
import { runCommand } from "./run-command.ts";

// `npm run db:migrate` brings the database of the settings up to date; it needs no keys of the payment
// provider unless APP_ENV is production, and leaves to the first start which mode the database is bound to. `npm run db:seed` also fills it with the demo
// market when it is empty.
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
