import { bindPaymentMode, openDatabase } from "../boot/database.ts";
import { createDeps } from "../boot/deps.ts";
import { createLog } from "../boot/log.ts";
import { openPayments } from "../boot/payments.ts";
import { preflight } from "../boot/preflight.ts";
import { seedDemo } from "../boot/seed.ts";
import { systemClock } from "../clock.ts";
import { loadEnvFile, readConfig } from "../config/config.ts";

// `npm run db:migrate` brings the database of the settings up to date; `npm run db:seed` also fills
// it with the demo market when it is empty.
loadEnvFile();
const wanted = process.argv[2] === "seed" ? { SEED: "demo" } : {};
const config = readConfig({ ...process.env, ...wanted, PROCESS: "worker" });
await preflight(config);
const database = await openDatabase(config);
try {
  await bindPaymentMode(database.db, config.payments.mode, systemClock);
  if (wanted.SEED) await seed();
  console.log("The database is up to date");
} finally {
  await database.stop();
}

async function seed(): Promise<void> {
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
