import type { Deps } from "../../deps.ts";
import type { LogFields } from "../../log.ts";

type Step = { facts: LogFields; run: () => Promise<unknown> };

/**
 * Runs all steps, even after one fails. Logs each failure with its facts and finally throws the first one, so that the
 * job counts as failed and is retried.
 */
export async function eachSurvives(
  { log }: Pick<Deps, "log">,
  sentence: string,
  steps: readonly Step[],
): Promise<void> {
  const failures: unknown[] = [];
  for (const { facts, run } of steps) {
    try {
      await run();
    } catch (error) {
      log.error({ ...facts, err: error }, sentence);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error(sentence, { cause: failures[0] });
}
