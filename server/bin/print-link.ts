import { assertPaymentMode, type Database } from "../boot/database.ts";
import { preflight } from "../boot/preflight.ts";
import { systemClock } from "../clock.ts";
import { type Config, loadEnvFile, readConfig } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import { jobQueue } from "../jobs/queue.ts";
import { createMailComposer } from "../mail/composer.ts";
import { runCommand } from "./run-command.ts";

type Open = (config: Config) => Promise<Pick<Database, "db" | "stop">>;
type Make = (deps: Pick<Deps, "db" | "clock" | "publicUrl" | "mail" | "jobs">) => Promise<string>;

/**
 * Prints a link that a command creates in the configured database. A refusal prints one line and exits with code
 * 1, a configuration error with code 78.
 */
export function printLink(open: Open, make: Make): Promise<void> {
  return runCommand(async () => console.log(await madeIn(open, make)));
}

async function madeIn(open: Open, make: Make): Promise<string> {
  loadEnvFile();
  const config = readConfig({ ...process.env, PROCESS: "worker" });
  await preflight(config);
  const { db, stop } = await open(config);
  try {
    await assertPaymentMode(db, config.payments.mode);
    const { publicUrl } = config;
    return await make({
      db,
      clock: systemClock,
      publicUrl,
      mail: createMailComposer(publicUrl),
      jobs: jobQueue,
    });
  } finally {
    await stop();
  }
}
