import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Step } from "./steps.ts";

/** How long to wait for the remaining output of an ended step. */
const DRAIN_MS = 2_000;

export type Outcome = { succeeded: boolean; output: string; seconds: number };

/** The compile cache for modules, like the server's own. It halves the startup time of the many test processes. */
const COMPILED = fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url));

/** The time between asking a step's processes to end and killing them. */
const GRACE_MS = 5_000;

/** Runs a step in a separate process group, so that no process it started outlives it. `abort` ends it early. */
export async function runStep(step: Step, abort: AbortSignal): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(process.execPath, [...step.command], {
    env: { ...process.env, NO_COLOR: "1", CI: "1", NODE_COMPILE_CACHE: COMPILED },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = new Promise((resolve) => child.once("close", resolve));
  let output = "";
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const end = () => endGroup(child.pid);
  const timer = setTimeout(() => {
    output += `\n${step.name} took longer than ${step.limit} s and was ended\n`;
    end();
  }, step.limit * 1000);
  abort.addEventListener("abort", end, { once: true });
  const code = await exitOf(child);
  clearTimeout(timer);
  abort.removeEventListener("abort", end);
  killGroup(child.pid, "SIGKILL");
  await Promise.race([closed, pause(DRAIN_MS, undefined, { ref: false })]);
  return { succeeded: code === 0, output, seconds: (performance.now() - started) / 1000 };
}

/** The exit code; null if the step was killed or never started. Does not wait for its child processes. */
function exitOf(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve) => {
    child.once("exit", resolve);
    child.once("error", () => resolve(null));
  });
}

function endGroup(pid: number | undefined): void {
  killGroup(pid, "SIGTERM");
  setTimeout(() => killGroup(pid, "SIGKILL"), GRACE_MS).unref();
}

function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // the group has ended
  }
}
