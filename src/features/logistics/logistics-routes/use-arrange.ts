import { useRef } from "react";
import { logisticsRoutes as m } from "#messages/logistics-routes.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { arrangementFor, type Target, type Van } from "./arrange.ts";

/**
 * Moves one stop at a time: another is not moved before the first is saved and shown. The server rejects a move if
 * someone else has changed the route meanwhile.
 */
export function useArrange(vans: readonly Van[]) {
  const utils = trpc.useUtils();
  const isMoving = useRef(false);
  const arrange = trpc.logistics.arrange.useMutation({
    meta: { failureTitle: m.notMoved },
    onSettled: async () => {
      await utils.logistics.invalidate();
      isMoving.current = false;
    },
  });
  const move = (stopId: string, target: Target) => {
    const routes = arrangementFor(vans, stopId, target);
    if (routes.length === 0 || isMoving.current) return;
    isMoving.current = true;
    arrange.mutate({ routes });
  };
  return { move };
}
export type Arrange = ReturnType<typeof useArrange>;
