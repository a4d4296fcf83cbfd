import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { readConfig } from "./config.ts";
import { errorFacts } from "./http/error-facts.ts";
import { announce, dropLock, takeLock } from "./state/lock.ts";
import { makeSandbox } from "./http/server.ts";
import { openStore } from "./state/store.ts";

/** How long the sandbox outlives a killed app, so that pending work can finish. */
const ORPHAN_MS = 30_000;

const config = readConfig(process.env);
takeLock(config.dataDir);
const store = openStore(join(config.dataDir, "payments-sandbox.sqlite"), config.seed);
const sandbox = makeSandbox(store, config);
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await sandbox.stop();
  dropLock(config.dataDir);
  process.exit(0);
}

sandbox.server.listen(config.port, "127.0.0.1", () => {
  const { port } = sandbox.server.address() as AddressInfo;
  announce(config.dataDir, { pid: process.pid, port });
  process.send?.({ port });
});
sandbox.server.on("error", (error) => {
  console.error(JSON.stringify(errorFacts(error)));
  dropLock(config.dataDir);
  process.exit(1);
});
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
process.on("message", (message) => void (message === "stop" && stop()));
process.on("disconnect", () => setTimeout(() => void stop(), ORPHAN_MS));
