import { exitCodeOf, explain } from "../boot/explain.ts";

/** Does what a command is for. What keeps it from that is said in one line, and ends it with the exit code of a start that fails so. */
export async function runCommand(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = exitCodeOf(error);
  }
}
