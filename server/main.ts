import { EmbeddedError } from "#db/embedded/error.ts";
import { start } from "./boot/start.ts";
import { type Config, loadEnvFile, readConfig } from "./config.ts";
import { ConfigError } from "./config/error.ts";
import { DEMO_PASSWORD, demoAccounts } from "./demo/accounts.ts";

/** Exit codes: a wrong setting (as in sysexits), anything else that keeps the process from starting. */
const EXIT_CONFIG = 78;
const EXIT_FAILED = 1;
/** A process that does not stop in this time is ended. */
const HARD_STOP_MS = 15_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  loadEnvFile();
  const config = readConfig(process.env);
  const started = await start(config, say);
  stopOnSignals(started.stop);
  announce(config);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(error instanceof ConfigError ? EXIT_CONFIG : EXIT_FAILED);
}

function announce(config: Config): void {
  if (config.process === "worker") return say("Ready to work");
  say(`Ready on http://localhost:${config.port}`);
  if (config.seed !== "demo") return;
  for (const { username } of demoAccounts) say(`  ${username.padEnd(10)} ${DEMO_PASSWORD}`);
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(EXIT_FAILED), HARD_STOP_MS).unref();
    void stop().then(() => process.exit(0));
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}

/** One line for what somebody can mend; the whole story for what nobody expected. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedError) return error.message;
  if (isPortTaken(error)) {
    return `Port ${error.port} is taken by another program: stop that one, or start with another port, for example PORT=${error.port + 1} npm start.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isPortTaken(error: unknown): error is Error & { port: number } {
  return (
    error instanceof Error && "code" in error && error.code === "EADDRINUSE" && "port" in error
  );
}
