import { EXIT_FAILED, exitCodeOf, explain } from "./boot/explain.ts";
import { keepCompiled, settleMemory } from "./boot/memory.ts";
import { preflight } from "./boot/preflight.ts";
import { resolveOnce } from "./boot/resolve-once.ts";
import type { Started } from "./boot/start.ts";
import { type Config, loadEnvFile, readConfig } from "./config/config.ts";

/** The process is killed if it does not stop within this time, in milliseconds. */
const HARD_STOP_MS = 15_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

let started: Started | null = null;
let stopping = false;

process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
// The parent process was killed, and this one should end with it (`server/bin/start.mjs`).
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.on("uncaughtException", (error) => {
  process.stderr.write(`${explain(error)}\n`);
  void stop(EXIT_FAILED);
});

try {
  loadEnvFile();
  const config = readConfig(process.env);
  await preflight(config);
  keepCompiled();
  resolveOnce();
  // Imported late, so that a configuration error is reported immediately.
  const { start } = await import("./boot/start.ts");
  started = await start(config, say);
  await announce(config);
  process.send?.("ready");
  settleMemory();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(exitCodeOf(error));
}

/** Lets requests finish, then jobs, then closes the database. Exits immediately if startup is not complete. */
async function stop(code: number): Promise<void> {
  if (started === null) process.exit(code);
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(EXIT_FAILED), HARD_STOP_MS).unref();
  await started.stop().catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(EXIT_FAILED);
  });
  process.exit(code);
}

async function announce(config: Config): Promise<void> {
  if (config.process === "worker") return say("Ready to work");
  say(`Ready on http://localhost:${config.port}`);
  if (config.seed !== "demo") return;
  const { DEMO_PASSWORD, demoAccounts } = await import("./demo/accounts.ts");
  for (const { username } of demoAccounts) say(`  ${username.padEnd(10)} ${DEMO_PASSWORD}`);
}
