import { logisticsRoutes as m } from "#messages/logistics-routes.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { arrangementFor, type Target, type Van } from "./arrange.ts";

/** Moves one stop at a time. The server rejects a move if someone else has changed the route meanwhile. */
export function useArrange(vans: readonly Van[]) {
  const utils = trpc.useUtils();
  const arrange = trpc.logistics.arrange.useMutation({
    meta: { failureTitle: m.notMoved },
    onSettled: () => utils.logistics.invalidate(),
  });
  const move = (stopId: string, target: Target) => {
    const routes = arrangementFor(vans, stopId, target);
    if (routes.length > 0 && !arrange.isPending) arrange.mutate({ routes });
  };
  return { move, isMoving: arrange.isPending };
}
export type Arrange = ReturnType<typeof useArrange>;
