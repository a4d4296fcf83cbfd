import { inventoryPage as m } from "#messages/inventory-page.ts";
import { useState } from "react";
import {
  type BulkStep,
  editsOf,
  type InventoryEdits,
  takenBack,
} from "#shared/inventory/bulk-edit.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useActKey } from "#client/lib/use-act-key.ts";
import { type Place, placeInput } from "../place.ts";

type Edits = InventoryEdits["edits"];

/** The selected products, the action applied to all of them, and undo. */
export function useBulkEdit(place: Place, onSaved: () => void) {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<Edits | null>(null);
  const change = trpc.farmer.inventory.bulkEdit.useMutation({
    meta: { failureTitle: m.nothingChanged },
    onSettled: onSaved,
  });
  const actKey = useActKey();
  /** Resolves to whether the edits were saved. */
  const send = (edits: Edits) =>
    change.mutateAsync({ ...placeInput(place), edits, key: actKey.of(edits) }).then(
      () => {
        actKey.done();
        return true;
      },
      () => false,
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
      setOn(true);
    },
    stop() {
      setOn(false);
      setChosen(new Set());
      setDone(null);
    },
    choose: (keys: Iterable<string>) => setChosen(new Set(keys)),
    toggle: (key: string) =>
      setChosen((before) => {
        const others = [...before].filter((one) => one !== key);
        return new Set(before.has(key) ? others : [...others, key]);
      }),
    /** Resolves to whether the edits were saved. */
    async run(steps: readonly BulkStep[]): Promise<boolean> {
      const edits = editsOf(steps);
      const isDone = await send(edits);
      if (isDone) setDone(edits);
      return isDone;
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
