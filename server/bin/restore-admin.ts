import { bindPaymentMode, openDatabase } from "../boot/database.ts";
import { preflight } from "../boot/preflight.ts";
import { systemClock } from "../clock.ts";
import { loadEnvFile, readConfig } from "../config.ts";
import { DomainError } from "#shared/errors.ts";
import { jobQueue } from "../jobs/queue.ts";
import { mailComposer } from "../mail/composer.ts";
import { restoreAdmin } from "../services/account/restore-admin.ts";

// `npx node server/bin/restore-admin.ts USERNAME` prints a link with which an admin who lost password
// and second factor sets new ones: once, within an hour. It ends all sessions of the account.
const username = process.argv[2];
if (!username) {
  console.error("Usage: npx node server/bin/restore-admin.ts USERNAME");
  process.exit(64);
}
loadEnvFile();
const config = readConfig({ ...process.env, PROCESS: "worker" });
await preflight(config);
const database = await openDatabase(config);
try {
  await bindPaymentMode(database.db, config.payments.mode);
  const { publicUrl } = config;
  const ports = { mail: mailComposer, jobs: jobQueue };
  const deps = { db: database.db, clock: systemClock, publicUrl, ...ports };
  console.log(await restoreAdmin(deps, username));
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database.stop();
}
