import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const SCRIPT = fileURLToPath(new URL("mail-worker.ts", import.meta.url));

/** Starts a process that sends due emails, for a test to kill. */
export function spawnMailWorker(
  databaseUrl: string,
  smtpUrl: string,
): { child: ChildProcess; ended: Promise<void> } {
  const child = spawn(process.execPath, [SCRIPT, databaseUrl, smtpUrl], { stdio: "inherit" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return { child, ended };
}
