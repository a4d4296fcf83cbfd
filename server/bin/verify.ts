import { ruleWords } from "#shared/analytics/records-check.ts";
import { joinDatabase } from "../boot/database.ts";
import { preflight } from "../boot/preflight.ts";
import { systemClock } from "../clock.ts";
import { loadEnvFile, readConfig } from "../config/config.ts";
import { checkInvariants, type Findings } from "../services/analytics/invariants/check.ts";
import { runCommand } from "./run-command.ts";

// `npm run verify` checks that the records in the configured database are consistent. Read-only, and can run
// alongside the server. Exits with code 1 if they are not.
await runCommand(async () => report(await find()));

async function find(): Promise<Findings> {
  loadEnvFile();
  const config = readConfig({ ...process.env, PROCESS: "worker" });
  await preflight(config);
  const { db, stop } = await joinDatabase(config);
  try {
    return await checkInvariants({ db, clock: systemClock });
  } finally {
    await stop();
  }
}

function report({ broken, unchecked }: Findings): void {
  for (const { invariant, count, rows } of broken) {
    console.log(`${ruleWords(invariant)}: ${count}`);
    for (const row of rows) console.log(`  ${JSON.stringify(row)}`);
    if (count > rows.length) console.log(`  and ${count - rows.length} more`);
  }
  for (const invariant of unchecked)
    console.log(`${ruleWords(invariant)}: not checked, it took too long`);
  console.log(`violations ${broken.reduce((sum, { count }) => sum + count, 0)}`);
  process.exitCode = broken.length + unchecked.length > 0 ? 1 : 0;
}
