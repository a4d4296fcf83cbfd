import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Step } from "./steps.ts";

/** How long the last output of an ended step may take to arrive. */
const DRAIN_MS = 2_000;

export type Outcome = { succeeded: boolean; output: string; seconds: number };

/** Where compiled modules are kept, as the server keeps its own: the many processes of tests start twice as quick. */
const COMPILED = fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url));

/** Between asking a step's processes to end and ending them. */
const GRACE_MS = 5_000;

/**
 * Runs a step in a process group of its own, so that nothing it started outlives it. `abort` ends
 * it early.
 */
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

/** The exit code; null for a step that was ended or never began. Does not wait for its children. */
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
