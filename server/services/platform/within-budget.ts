import { DomainError } from "#shared/errors.ts";
import { networkOf } from "#shared/platform/network.ts";
import type { Throttle } from "#server/throttle/port.ts";
import type { Deps } from "../../deps.ts";

/** The throttle key of a name, mailbox or order together with a network address. */
export function pairOf(name: string, address: string): string {
  return `${name} ${networkOf(address)}`;
}

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
