import { join } from "node:path";
import { createAuth } from "../auth/auth.ts";
import { bindPaymentMode, openDatabase } from "../boot/database.ts";
import { preflight } from "../boot/preflight.ts";
import { seedDemo } from "../boot/seed.ts";
import { systemClock } from "../clock.ts";
import { loadEnvFile, readConfig } from "../config.ts";

// `npm run db:migrate` brings the database of the settings up to date; `npm run db:seed` also fills
// it with the demo market when it is empty.
loadEnvFile();
const wanted = process.argv[2] === "seed" ? { SEED: "demo" } : {};
const config = readConfig({ ...process.env, ...wanted, PROCESS: "worker" });
await preflight(config);
const database = await openDatabase(config);
try {
  await bindPaymentMode(database.db, config.payments.mode);
  if (wanted.SEED) await seed();
  console.log("The database is up to date");
} finally {
  await database.stop();
}

async function seed(): Promise<void> {
  const clock = systemClock;
  const { db } = database;
  await seedDemo(
    { db, auth: createAuth({ db, clock }), clock },
    join(config.dataDir, "pictures"),
    console.log,
  );
}
