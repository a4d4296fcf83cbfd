import { readFileSync } from "node:fs";
import { join } from "node:path";
import { providerClient } from "#server/payments/client.ts";
import { sandboxControl } from "#server/payments/sandbox/control/control-client.ts";
import { holderOf } from "#server/payments/sandbox/state/lock.ts";

/**
 * The payment sandbox that belongs to a server's folder. It is a separate process that outlives a killed server; the
 * next server takes it over with its state, on another port.
 */
export function sandboxIn(dataDir: string) {
  const folder = join(dataDir, "sandbox");
  const port = holderOf(folder)?.port;
  if (!port) throw new Error("No sandbox runs");
  const keys = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8")) as {
    secretKey: string;
    controlToken: string;
  };
  return {
    stripe: providerClient(keys.secretKey, { host: "127.0.0.1", port, protocol: "http" }),
    control: sandboxControl(port, keys.controlToken),
  };
}
