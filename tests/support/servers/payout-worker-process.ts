import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { World } from "../powers/world.ts";

const SCRIPT = fileURLToPath(new URL("payout-worker.ts", import.meta.url));
const CACHE = "node_modules/.cache";

export type PayoutWorker = {
  /** Until it waits to be told what to do. */
  ready: Promise<void>;
  /** Lets it begin on the world's clock; resolves once it has done its work, with false when it ended before. */
  begin(work: "draft" | "send"): Promise<boolean>;
  /** Kills it, wherever it is (SIGKILL). */
  kill(): Promise<void>;
};
export type PayoutWorkers = Disposable & {
  /** Starts a process that drafts or sends what is due, for a test to kill. */
  start(world: World): PayoutWorker;
};

/**
 * Makes one file of the worker: many are started, and each would read hundreds of modules. It lies where the packages
 * that cannot be part of it are found.
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
  // What is said to one that has ended is lost, and that it ended is what counts.
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
