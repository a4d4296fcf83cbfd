import { formatInstant } from "#shared/time.ts";
import type { Outputs } from "../../api/trpc.ts";

/** A customer's weekly box with its coming weeks. */
export type Mine = NonNullable<Outputs["boxes"]["own"]["read"]>;
export type MyBox = Mine["boxes"][number];

/** Until when something can be done with a box, or why not any more; null when that needs no words. */
export function untilWords({
  state,
  dueAt,
  isOpen,
  lastError,
}: Pick<MyBox, "state" | "dueAt" | "isOpen" | "lastError">): string | null {
  if (state === "given_up") return lastError;
  if (!dueAt || state === "charging" || state === "canceled") return null;
  if (state === "declined") return `We try again ${formatInstant(dueAt)}.`;
  if (!isOpen) return `Closed since ${formatInstant(dueAt)}.`;
  return state === "skipped"
    ? `Nothing is charged. It can come after all until ${formatInstant(dueAt)}.`
    : `Charged ${formatInstant(dueAt)}; it can be changed until then.`;
}
