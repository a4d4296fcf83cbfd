import { byCursor } from "#client/lib/api/by-cursor.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";

export type ComingVisit = Outputs["farms"]["visits"]["items"][number];

/** The open days that are loaded so far; the loader of their page has the first ones. */
export function useVisitPages() {
  return trpc.farms.visits.useSuspenseInfiniteQuery({}, byCursor);
}
