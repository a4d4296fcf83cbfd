import { inventoryPage as m } from "#messages/inventory/page.ts";
import { Button, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import type { GridColumn, InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { GridTable } from "../inventory-grid/grid-table.tsx";
import { useSavedGrid } from "../inventory-grid/use-saved-grid.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { useLeaveGuard } from "#client/lib/forms/use-leave-guard.ts";
import type { Place } from "./place.ts";
import { BulkEditBar } from "./bulk-edit/bulk-edit-bar.tsx";
import { SameAsLastWeek } from "./last-week/same-as-last-week.tsx";
import { ShelfContext, ShelfHead } from "./shelf-head.tsx";
import { useBulkEdit } from "./bulk-edit/use-bulk-edit.ts";
import { useKeptEdits } from "./use-kept-edits.ts";
import { useSaveCells } from "./use-save-cells.ts";
import styles from "./farmer-inventory.module.css";

type Inventory = Outputs["farmer"]["inventory"]["shelf"];
type ShelfProps = Pick<Inventory, "rows"> & {
  place: Place;
  farm: Pick<Inventory["farm"], "id" | "name">;
  onSaved: () => void;
};

const COLUMNS: readonly GridColumn[] = ["price", "stock", "pack", "measure", "season", "allergens"];
/** From this number of products on, the search field is shown. */
const MANY = 12;

/** The grid of a farm's products. Each cell is saved when it loses the focus. */
export function Shelf({ place, farm, rows, onSaved }: ShelfProps) {
  const inventory = useSavedGrid(rows, useSaveCells(place, onSaved));
  const [words, setWords] = useState("");
  const several = useBulkEdit(place, onSaved);
  useLeaveGuard({
    wouldLose: inventory.hasUnsaved,
    isUnsaved: () => !inventory.isAllSaved(),
    mayLeave,
  });
  useKeptEdits(farm.id, inventory);
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

/** A link waits for the saves in flight; this asks about cells that are unsaved even then. */
const mayLeave = () => globalThis.confirm(m.leaveUnsaved);
