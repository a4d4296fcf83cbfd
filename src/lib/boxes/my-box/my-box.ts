import { boxesNext as m } from "#messages/boxes/next.ts";
import { formatDeadline } from "#shared/deadline.ts";
import type { Outputs } from "../../api/trpc.ts";

/** A customer's weekly box with its upcoming weeks. */
export type Mine = NonNullable<Outputs["boxes"]["own"]["read"]>;
export type MyBox = Mine["boxes"][number];

/** Until when a box can be changed, or why it no longer can; null if neither needs to be shown. */
export function untilWords({
  state,
  dueAt,
  isOpen,
  lastError,
}: Pick<MyBox, "state" | "dueAt" | "isOpen" | "lastError">): string | null {
  if (state === "given_up") return lastError;
  if (!dueAt || state === "charging" || state === "canceled") return null;
  if (state === "declined") return m.triesAgain(formatDeadline(dueAt));
  if (!isOpen) return m.couldBeChanged(formatDeadline(dueAt));
  return state === "skipped"
    ? m.nothingCharged(formatDeadline(dueAt))
    : m.canBeChanged(formatDeadline(dueAt));
}
