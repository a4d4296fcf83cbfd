import { DomainError } from "#shared/errors.ts";
import type { Throttle } from "#server/throttle/port.ts";
import type { Deps } from "../../deps.ts";

/** Takes one unit from a budget and returns whether one was left, for work that is skipped rather than refused. */
export async function isWithinBudget(
  { throttle }: Pick<Deps, "throttle">,
  ...[name, key]: Parameters<Throttle["take"]>
): Promise<boolean> {
  try {
    await throttle.take(name, key);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "too_many") return false;
    throw error;
  }
}
