import { formatDeadline } from "#shared/time.ts";
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
  if (state === "declined") return `We try again ${formatDeadline(dueAt)}.`;
  if (!isOpen) return `It could be changed until ${formatDeadline(dueAt)}.`;
  return state === "skipped"
    ? `Nothing is charged. You can take it back in until ${formatDeadline(dueAt)}.`
    : `You can change it until ${formatDeadline(dueAt)}, then it is charged.`;
}
