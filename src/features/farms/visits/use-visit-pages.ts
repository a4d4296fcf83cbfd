import { byCursor } from "#client/lib/api/by-cursor.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";

export type ComingVisit = Outputs["farms"]["visits"]["items"][number];

/** The open days loaded so far; the page's loader fetches the first ones. */
export function useVisitPages() {
  return trpc.farms.visits.useSuspenseInfiniteQuery({}, byCursor);
}
