import { inventoryGrid as m } from "#messages/inventory/grid.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { Button, Stack } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { cellError, cellId, cellText, isPastedCell } from "#shared/inventory/inventory-grid.ts";
import { formatSeason } from "#shared/catalog/season-text.ts";
import { MonthChips } from "./month-chips.tsx";
import type { Grid } from "./use-grid.ts";
import styles from "./cell.module.css";

type SeasonCellProps = {
  inventory: Grid;
  row: InventoryRow;
  note?: ReactNode;
  /** The id of the note if it says why the value is not saved. */
  troubleId?: string | undefined;
};

/** A button with the product's season that opens the month picker. Months are typed only by pasting; Esc reverts. */
export function SeasonCell({ inventory, row, note, troubleId }: SeasonCellProps) {
  const { grid, send } = inventory;
  const [isOpen, setOpen] = useState(false);
  const cell = { key: row.key, column: "season" } as const;
  const text = cellText(grid, row, "season");
  const error = cellError(grid, row.key, "season");
  const errorId = `${cellId(row.key, "season")}:error`;
  const take = (months: readonly number[]) => {
    send({ type: "type", ...cell, text: formatSeason(months) });
    send({ type: "commit", ...cell });
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.input}
        aria-haspopup="dialog"
        aria-label={m.seasonIs(row.name, text)}
        aria-describedby={
          [error ? errorId : null, troubleId].filter(Boolean).join(" ") || undefined
        }
        data-invalid={error || troubleId ? true : undefined}
        {...(grid.changed.includes(cellId(row.key, "season")) && { "data-changed": true })}
        onClick={() => setOpen(true)}
        onKeyDown={({ key }) => {
          if (key === "Escape" && error) send({ type: "cancel", ...cell });
        }}
      >
        {text}
      </button>
      {error ? (
        <p
          id={errorId}
          className={styles.error}
          role={isPastedCell(grid, row.key, "season") ? undefined : "alert"}
        >
          {error}
        </p>
      ) : null}
      {note}
      {isOpen ? <SeasonDialog row={row} onTake={take} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type SeasonDialogProps = {
  row: InventoryRow;
  onTake: (months: readonly number[]) => void;
  onClose: () => void;
};

function SeasonDialog({ row, onTake, onClose }: SeasonDialogProps) {
  const [months, setMonths] = useState(row.season);
  return (
    <OpenModal onClose={onClose} title={m.seasonOf(row.name)}>
      <Stack>
        <MonthChips label={m.months} months={months} onChange={setMonths} />
        <Button disabled={months.length === 0} onClick={() => onTake(months)}>
          {months.length === 0 ? m.chooseMonth : m.take(formatSeason(months))}
        </Button>
      </Stack>
    </OpenModal>
  );
}
