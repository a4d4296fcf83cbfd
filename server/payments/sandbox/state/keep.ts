import { setTimeout as pause } from "node:timers/promises";
import { type RunningSandbox, type SandboxOptions, startSandbox } from "../spawn.ts";

/** Between two tries to start it again, in milliseconds. */
const AGAIN_MS = 250;

/**
 * Starts the payment sandbox and starts it again whenever it ends by itself, on the same port and
 * with the state it had. Throws when it does not come up the first time.
 */
export async function keepSandbox(
  options: SandboxOptions,
): Promise<Pick<RunningSandbox, "port" | "pid" | "stop">> {
  const first = await startSandbox(options);
  let latest: Promise<RunningSandbox | null> = Promise.resolve(first);
  let isStopping = false;

  async function keep(): Promise<void> {
    const running = await latest;
    await (running?.ended ?? pause(AGAIN_MS, undefined, { ref: false }));
    if (isStopping) return;
    latest = startSandbox({ ...options, port: first.port }).catch(() => null);
    return keep();
  }
  void keep();

  return {
    port: first.port,
    pid: first.pid,
    stop: async () => {
      isStopping = true;
      await (await latest)?.stop();
    },
  };
}
