import { useCallback, useRef, useState } from "react";
import { type ShouldBlockFn, useBlocker } from "@tanstack/react-router";
import { logisticsRoutes as m } from "#messages/logistics/routes.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import type { Slot } from "../logistics-slot/slot-choice.tsx";
import { afterMoves, arrangementFor, type Move, moveTo, type Target, type Van } from "./arrange.ts";

type Waiting = Move & { slot: Slot };

const isSameSlot = (a: Slot, b: Slot) => a.day === b.day && a.window === b.window;

/**
 * Moves stops. Each move shows at once and is saved after those before it, on the routes as the server then has them.
 * The server rejects a move if someone else has changed the route meanwhile; those of the same window that were made
 * after it, which assumed it, are then not made either, and the routes show as they are. One that waits for another is
 * made on the routes as they are after that, if its stop, van and neighbor are still there. A link to another page
 * waits until all are saved; closing the tab cannot wait, so the browser asks.
 */
export function useArrange(slot: Slot, vans: readonly Van[]) {
  const save = useSaveMove();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const queue = useRef(waiting);
  const saving = useRef<Promise<void> | null>(null);
  const shown = afterMoves(vans, waiting);

  const keep = (moves: readonly Waiting[]) => {
    queue.current = moves;
    setWaiting(moves);
  };
  const saveAll = async () => {
    for (let next = queue.current[0]; next; [next] = queue.current) {
      const isSaved = await save(next);
      const { slot: refused } = next;
      keep(
        isSaved
          ? queue.current.slice(1)
          : queue.current.filter(({ slot: other }) => !isSameSlot(other, refused)),
      );
    }
    saving.current = null;
  };
  const shouldBlockFn = useCallback<ShouldBlockFn>(async ({ current, next }) => {
    if (current.pathname !== next.pathname) await saving.current;
    return false;
  }, []);
  const enableBeforeUnload = useCallback(() => queue.current.length > 0, []);
  useBlocker({ shouldBlockFn, enableBeforeUnload });

  return {
    /** The routes with the moves that are still being saved. */
    vans: shown,
    /** Whether a move of this window is being saved, so that the server does not have the routes as they are shown. */
    isSaving: waiting.some(({ slot: of }) => isSameSlot(of, slot)),
    move(stopId: string, target: Target) {
      const move = moveTo(shown, stopId, target);
      if (!move) return;
      keep([...queue.current, { ...move, slot }]);
      saving.current ??= saveAll();
    },
  };
}
export type Arrange = Pick<ReturnType<typeof useArrange>, "move">;

/** Saves a move; resolves to whether it was made. */
function useSaveMove() {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.logistics.arrange.useMutation({
    meta: { failureTitle: m.notMoved, ...lostAnswer() },
  });
  return async ({ slot, ...move }: Waiting): Promise<boolean> => {
    // As they were shown; or, if they have been changed since and another window is shown, as they now are.
    const now = await utils.logistics.routes
      .fetch(slot, { staleTime: Number.POSITIVE_INFINITY })
      .catch((error: unknown) => {
        notify.failure(m.notMoved, failureMessage(error));
        return null;
      });
    if (!now) return false;
    const routes = arrangementFor(now.routes, move);
    if (routes === null) {
      notify.failure(m.notMoved, m.routesChanged);
      return false;
    }
    if (routes.length === 0) return true;
    const isSaved = await mutateAsync({ routes }).then(
      () => true,
      () => false,
    );
    await utils.logistics.invalidate();
    return isSaved;
  };
}
