import { inventoryPage as m } from "#messages/inventory/page.ts";
import { useRef } from "react";
import { type CellOutcome, inRequests } from "#shared/inventory/cell-edits.ts";
import type { InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { failureMessage, failureOf, type Inputs, trpc } from "#client/lib/api/trpc.ts";
import type { CellSave, SaveOutcome } from "../inventory-grid/use-saved-grid.ts";
import { type Place, placeInput } from "./place.ts";

type Edit = Inputs["farmer"]["inventory"]["editCells"]["edits"][number];
type Waiting = { edit: Edit; tell: (outcome: SaveOutcome) => void };

/**
 * Saves cells, all that change at the same time together: a paste or its undo changes hundreds. Sends the value the
 * editor saw as well, so that the server can detect a conflict. `onSaved` is called once no save is in flight.
 */
export function useSaveCells(place: Place, onSaved: () => void) {
  const waiting = useRef<Waiting[]>([]);
  const inFlight = useRef(0);
  const isNewSaved = useRef(false);
  const { mutateAsync: one } = trpc.farmer.inventory.edit.useMutation({ meta: { silent: true } });
  const { mutateAsync: several } = trpc.farmer.inventory.editCells.useMutation({
    meta: { silent: true },
  });

  const saveOne = async (edit: Edit): Promise<SaveOutcome> => {
    try {
      return { row: await one({ ...placeInput(place), ...edit }) };
    } catch (error) {
      const theirs = theirsOf(error);
      return theirs ? { theirs } : failed(error);
    }
  };
  const saveSeveral = async (edits: Edit[]): Promise<SaveOutcome[]> => {
    try {
      return (await several({ ...placeInput(place), edits })).map(outcomeOf);
    } catch (error) {
      return edits.map(() => failed(error));
    }
  };
  const sendWaiting = async () => {
    const cells = waiting.current;
    waiting.current = [];
    inFlight.current += 1;
    // One request after the other: they would wait for each other's products at the server anyway.
    for (const edits of inRequests(cells.map(({ edit }) => edit))) {
      const [first] = edits;
      const isAlone = first !== undefined && cells.length === 1;
      const outcomes = isAlone ? [await saveOne(first)] : await saveSeveral(edits);
      for (const outcome of outcomes) {
        if ("row" in outcome) isNewSaved.current = true;
        cells.shift()?.tell(outcome);
      }
    }
    inFlight.current -= 1;
    if (inFlight.current > 0 || !isNewSaved.current) return;
    isNewSaved.current = false;
    onSaved();
  };

  return ({ row, column, seen, key }: CellSave): Promise<SaveOutcome> =>
    new Promise((tell) => {
      const change = { column, expected: seen[column], value: row[column] } as Edit["change"];
      waiting.current.push({ edit: { productId: Number(row.key), change, key }, tell });
      // Cells that change at the same time call this in the same turn, before this microtask.
      if (waiting.current.length === 1) queueMicrotask(() => void sendWaiting());
    });
}

function outcomeOf(outcome: CellOutcome<InventoryRow>): SaveOutcome {
  if (outcome.state === "refused") return { failure: outcome.reason };
  return outcome.state === "saved" ? { row: outcome.row } : { theirs: outcome.row };
}

const failed = (error: unknown): SaveOutcome => ({
  failure: failureMessage(error, m.noConnection),
});

/** The conflicting row reported by a failed save; null for other errors. */
function theirsOf(error: unknown): InventoryRow | null {
  const failure = failureOf(error);
  if (failure?.code !== "conflict") return null;
  return (failure.details as { row?: InventoryRow } | null)?.row ?? null;
}
