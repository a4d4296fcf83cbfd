import { DomainError } from "#shared/errors.ts";
import type { Throttle } from "#server/throttle/port.ts";
import type { Deps } from "../../deps.ts";

/** Takes one from a budget, and says whether there was one left: for what is left out beyond it, and refuses no one. */
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
