import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { World } from "../powers/world.ts";

const SCRIPT = fileURLToPath(new URL("payout-worker.ts", import.meta.url));
const CACHE = "node_modules/.cache";

export type PayoutWorker = {
  /** Resolves once it waits for an instruction. */
  ready: Promise<void>;
  /**
   * Starts its work at the time of the world's clock. Resolves when the work is done, with false if the process
   * exited first.
   */
  begin(work: "draft" | "send"): Promise<boolean>;
  /** Kills it at whatever point it is (SIGKILL). */
  kill(): Promise<void>;
};
export type PayoutWorkers = Disposable & {
  /** Starts a process that drafts or sends due payouts, for a test to kill. */
  start(world: World): PayoutWorker;
};

/**
 * Bundles the worker into one file, because many are started and each would load hundreds of modules. The file is
 * placed where packages that cannot be bundled are resolved.
 */
export async function payoutWorkers(): Promise<PayoutWorkers> {
  mkdirSync(CACHE, { recursive: true });
  const outDir = mkdtempSync(join(CACHE, "payout-worker-"));
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, external: ["@node-rs/argon2"] },
    build: { ssr: SCRIPT, outDir, target: "node24" },
  });
  return {
    start: (world) => started(join(outDir, "payout-worker.js"), world),
    [Symbol.dispose]: () => rmSync(outDir, { recursive: true }),
  };
}

function started(script: string, { market, clock }: World): PayoutWorker {
  const args = [script, market.database.url, String(market.sandboxPort)];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  // Writes to an exited worker may fail: only its exit matters.
  child.stdin.on("error", () => {});
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let said = "";
  const listeners = new Set<() => void>();
  child.stdout.on("data", (part: Buffer) => {
    said += part.toString();
    for (const listener of listeners) listener();
  });
  const says = (word: string, times: number) =>
    new Promise<void>((resolve) => {
      const listen = () => {
        if (said.split(word).length <= times) return;
        listeners.delete(listen);
        resolve();
      };
      listeners.add(listen);
      listen();
    });
  let works = 0;
  return {
    ready: Promise.race([says("ready", 1), ended]),
    begin(work) {
      works += 1;
      const done = says("done", works).then(() => true);
      child.stdin.write(`${work} ${clock.now().toISOString()}\n`);
      return Promise.race([done, ended.then(() => false)]);
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
