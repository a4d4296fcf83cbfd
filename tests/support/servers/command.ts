import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Runs one of the server's commands as an operator would, with these settings and none of the test's environment. */
export async function runCommand(
  [file, ...args]: readonly [file: string, ...args: string[]],
  settings: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env["PATH"], APP_ENV: "test", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit") as Promise<[number]>,
  ]);
  return { code, output: `${out}${error}`.trim() };
}
