import { useRef, useState } from "react";
import { logisticsRoutes as m } from "#messages/logistics/routes.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import type { Slot } from "../logistics-slot/slot-choice.tsx";
import { afterMoves, arrangementFor, type Move, type Target, type Van } from "./arrange.ts";

/**
 * Moves stops. Each move shows at once and is saved after those before it, on the routes as the server then has them.
 * The server rejects a move if someone else has changed the route meanwhile; those that were made after it, which
 * assumed it, are then not made either, and the routes show as they are.
 */
export function useArrange(slot: Slot, vans: readonly Van[]) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.logistics.arrange.useMutation({
    meta: { failureTitle: m.notMoved },
  });
  const [waiting, setWaiting] = useState<readonly Move[]>([]);
  const queue = useRef<readonly (Move & { slot: Slot })[]>([]);
  const isSaving = useRef(false);
  const shown = afterMoves(vans, waiting);

  const keep = (moves: typeof queue.current) => {
    queue.current = moves;
    setWaiting(moves);
  };
  const save = async ({ stopId, target, ...of }: Move & { slot: Slot }): Promise<boolean> => {
    const now = utils.logistics.routes.getData(of.slot)?.routes ?? [];
    const routes = arrangementFor(now, stopId, target);
    if (routes.length === 0) return true;
    const isSaved = await mutateAsync({ routes }).then(
      () => true,
      () => false,
    );
    await utils.logistics.invalidate();
    return isSaved;
  };
  const saveAll = async () => {
    isSaving.current = true;
    for (let next = queue.current[0]; next; [next] = queue.current) {
      const isSaved = await save(next);
      keep(isSaved ? queue.current.slice(1) : []);
    }
    isSaving.current = false;
  };

  return {
    /** The routes with the moves that are still being saved. */
    vans: shown,
    move(stopId: string, target: Target) {
      if (arrangementFor(shown, stopId, target).length === 0) return;
      keep([...queue.current, { slot, stopId, target }]);
      if (!isSaving.current) void saveAll();
    },
  };
}
export type Arrange = Pick<ReturnType<typeof useArrange>, "move">;
