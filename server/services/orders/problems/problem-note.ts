import { logisticsWords as m } from "#messages/logistics/words.ts";
import type { orderProblems } from "#db/schema/orders/problems.ts";

type Noted = Pick<typeof orderProblems.$inferSelect, "note" | "byDriver">;

/** A problem for display: its note says so if the driver reported it. */
export function withNote<Problem extends Noted>({ byDriver, ...problem }: Problem) {
  return { ...problem, note: byDriver ? driverNote(problem.note) : problem.note };
}

function driverNote(note: string): string {
  return note ? m.driverSaw(note) : m.driverReported;
}
