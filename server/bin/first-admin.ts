import { bindPaymentMode, openDatabase } from "../boot/database.ts";
import { preflight } from "../boot/preflight.ts";
import { systemClock } from "../clock.ts";
import { loadEnvFile, readConfig } from "../config.ts";
import { emailField } from "#shared/fields.ts";
import { DomainError } from "#shared/errors.ts";
import { inviteFirstAdmin } from "../services/invitations.ts";

// `npx node server/bin/first-admin.ts you@shop.example` prints the link with which the first admin
// makes the account: once, for a week, and only while there is no admin.
const email = emailField("not an address").safeParse(process.argv[2]);
if (!email.success) {
  console.error("Usage: npx node server/bin/first-admin.ts you@shop.example");
  process.exit(64);
}
loadEnvFile();
const config = readConfig({ ...process.env, PROCESS: "worker" });
await preflight(config);
const database = await openDatabase(config);
try {
  await bindPaymentMode(database.db, config.payments.mode);
  const { publicUrl } = config;
  const deps = { db: database.db, clock: systemClock, publicUrl };
  console.log(await inviteFirstAdmin(deps, email.data));
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database.stop();
}
