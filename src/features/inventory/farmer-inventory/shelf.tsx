import { inventoryPage as m } from "#messages/inventory-page.ts";
import { Button, TextInput } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { useCallback, useMemo, useRef, useState } from "react";
import type { GridColumn, InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { GridTable } from "../inventory-grid/grid-table.tsx";
import {
  type CellSave,
  type SavedGrid,
  type SaveOutcome,
  useSavedGrid,
} from "../inventory-grid/use-saved-grid.ts";
import {
  failureMessage,
  failureOf,
  type Inputs,
  type Outputs,
  trpc,
} from "#client/lib/api/trpc.ts";
import { type Place, placeInput } from "./place.ts";
import { BulkEditBar } from "./bulk-edit/bulk-edit-bar.tsx";
import { SameAsLastWeek } from "./last-week/same-as-last-week.tsx";
import { ShelfContext, ShelfHead } from "./shelf-head.tsx";
import { useBulkEdit } from "./bulk-edit/use-bulk-edit.ts";
import styles from "./farmer-inventory.module.css";

type Inventory = Outputs["farmer"]["inventory"]["shelf"];
type Change = Inputs["farmer"]["inventory"]["edit"]["change"];
type ShelfProps = Pick<Inventory, "farm" | "rows"> & { place: Place; onSaved: () => void };

const COLUMNS: readonly GridColumn[] = ["price", "stock", "pack", "measure", "season", "allergens"];
/** From this number of products on, the search field is shown. */
const MANY = 12;

/** The grid of a farm's products. Each cell is saved when it loses the focus. */
export function Shelf({ place, farm, rows, onSaved }: ShelfProps) {
  const inventory = useSavedGrid(rows, useSave(place, onSaved));
  const [words, setWords] = useState("");
  const several = useBulkEdit(place, onSaved);
  useKeepEdits(inventory);
  const known = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows]);
  const wanted = words.trim().toLowerCase();
  const shows = ({ name }: Pick<InventoryRow, "name">) => name.toLowerCase().includes(wanted);
  const facts = { base: place.base, rows: known, several: several.isOn ? several : null };
  return (
    <ShelfContext value={facts}>
      <div className={styles.tools}>
        {rows.length >= MANY ? (
          <TextInput
            className={styles.search ?? ""}
            type="search"
            aria-label={m.search}
            placeholder={m.search}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        ) : null}
        {several.isOn ? null : <SameAsLastWeek place={place} rows={rows} several={several} />}
        {rows.length > 1 && !several.isOn ? (
          <Button variant="default" onClick={several.start}>
            {m.changeSeveral}
          </Button>
        ) : null}
      </div>
      <div className={styles.grid}>
        <GridTable
          inventory={inventory}
          label={m.inventoryOf(farm.name)}
          columns={COLUMNS}
          head={ShelfHead}
          shows={shows}
        />
      </div>
      {several.isOn ? (
        <BulkEditBar several={several} rows={rows} shown={rows.filter(shows)} />
      ) : null}
    </ShelfContext>
  );
}

/**
 * Saves one cell. Sends the value the editor saw as well, so that the server can detect a conflict. `onSaved` is
 * called once no save is in flight: a paste saves hundreds of cells at a time.
 */
function useSave(place: Place, onSaved: () => void) {
  const inFlight = useRef(0);
  const isNewSaved = useRef(false);
  const { mutateAsync } = trpc.farmer.inventory.edit.useMutation({ meta: { silent: true } });
  return async ({ row, column, seen, key }: CellSave): Promise<SaveOutcome> => {
    inFlight.current += 1;
    try {
      const change = { column, expected: seen[column], value: row[column] } as Change;
      const productId = Number(row.key);
      const saved = await mutateAsync({ ...placeInput(place), productId, change, key });
      isNewSaved.current = true;
      return { row: saved };
    } catch (error) {
      const theirs = theirsOf(error);
      return theirs ? { theirs } : { failure: failureMessage(error, m.noConnection) };
    } finally {
      inFlight.current -= 1;
      if (inFlight.current === 0 && isNewSaved.current) {
        isNewSaved.current = false;
        onSaved();
      }
    }
  };
}

/** Asks for confirmation before leaving the page would lose unsaved input. */
function useKeepEdits({ hasUnsaved }: SavedGrid) {
  const shouldBlockFn = useCallback(
    async () => (await hasUnsaved()) && !globalThis.confirm(m.leaveUnsaved),
    [hasUnsaved],
  );
  useBlocker({ shouldBlockFn, enableBeforeUnload: false });
}

/** The conflicting row reported by a failed save; null for other errors. */
function theirsOf(error: unknown): InventoryRow | null {
  const failure = failureOf(error);
  if (failure?.code !== "conflict") return null;
  return (failure.details as { row?: InventoryRow } | null)?.row ?? null;
}
