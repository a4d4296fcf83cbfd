import { exitCodeOf, explain } from "../boot/explain.ts";

/** Runs a command's work. An error is reported in one line, with the same exit code as a failed start. */
export async function runCommand(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = exitCodeOf(error);
  }
}
