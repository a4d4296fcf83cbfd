import { logisticsWords as m } from "#messages/logistics-words.ts";
import type { orderProblems } from "#db/schema/orders/problems.ts";

type Noted = Pick<typeof orderProblems.$inferSelect, "note" | "byDriver">;

/** A problem as its reader has it: its note in words, which say so when the driver saw it. */
export function withNote<Problem extends Noted>({ byDriver, ...problem }: Problem) {
  return { ...problem, note: byDriver ? driverNote(problem.note) : problem.note };
}

function driverNote(note: string): string {
  return note ? m.driverSaw(note) : m.driverReported;
}
