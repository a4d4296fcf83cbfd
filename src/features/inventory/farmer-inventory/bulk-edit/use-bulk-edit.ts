import { inventoryPage as m } from "#messages/inventory/page.ts";
import { useState } from "react";
import {
  type BulkStep,
  editsOf,
  type InventoryEdits,
  takenBack,
} from "#shared/inventory/bulk-edit.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import { useActKey } from "#client/lib/forms/use-act-key.ts";
import { type Place, placeInput } from "../place.ts";

type Edits = InventoryEdits["edits"];
type Steps = readonly BulkStep[];
/** A plan, and as text what was asked for: the act with the products or the week it is for. */
type Planned = { asked: string; steps: Steps };

/** The shelf is not as the plan assumed: the next one has to start from what it is now. */
const REFUSED: readonly unknown[] = ["conflict", "invalid", "not_found"];

/** The selected products, the action applied to all of them, and undo. */
export function useBulkEdit(place: Place, onSaved: () => void) {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<Edits | null>(null);
  /** It may have been carried out: planned again from the shelf as it is now, it could happen twice. */
  const [unanswered, setUnanswered] = useState<Planned | null>(null);
  const change = trpc.farmer.inventory.bulkEdit.useMutation({
    meta: { failureTitle: m.notConfirmed, fallback: m.pressAgain },
    onSettled: onSaved,
  });
  const actKey = useActKey();
  /** Resolves to whether the edits were saved or refused; null if there was no answer. */
  const send = (edits: Edits) =>
    change.mutateAsync({ ...placeInput(place), edits, key: actKey.of(edits) }).then(
      () => {
        actKey.done();
        return true;
      },
      (error: unknown) => (REFUSED.includes(failureOf(error)?.code) ? false : null),
    );

  return {
    isOn,
    chosen,
    isPending: change.isPending,
    /** The number of products changed by the last bulk edit; 0 if there is nothing to undo. */
    changed: done?.length ?? 0,
    start() {
      // An earlier bulk edit can no longer be undone once a new selection begins.
      setDone(null);
      setUnanswered(null);
      setOn(true);
    },
    stop() {
      setOn(false);
      setChosen(new Set());
      setDone(null);
      setUnanswered(null);
    },
    choose: (keys: Iterable<string>) => setChosen(new Set(keys)),
    toggle: (key: string) =>
      setChosen((before) => {
        const others = [...before].filter((one) => one !== key);
        return new Set(before.has(key) ? others : [...others, key]);
      }),
    /** The steps of a plan; after a lost answer to the same request those that were sent. */
    stepsOf: ({ asked, steps }: Planned) =>
      unanswered?.asked === asked ? unanswered.steps : steps,
    /** Resolves to whether the edits were saved. */
    async run(planned: Planned): Promise<boolean> {
      const edits = editsOf(planned.steps);
      const isDone = await send(edits);
      setUnanswered(isDone === null ? planned : null);
      if (isDone) setDone(edits);
      return isDone === true;
    },
    async undo(): Promise<void> {
      if (!done) return;
      if (!(await send(takenBack(done)))) return;
      setDone(null);
      notify.success(m.changeUndone);
    },
  };
}
export type BulkEdit = ReturnType<typeof useBulkEdit>;
