import { setTimeout as pause } from "node:timers/promises";
import { type RunningSandbox, type SandboxOptions, startSandbox } from "../spawn.ts";

/** Delay between restart attempts, in milliseconds. */
const AGAIN_MS = 250;

/**
 * Starts the payment sandbox and restarts it whenever it exits on its own, on the same port and with the same
 * state. Throws if the first start fails.
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
