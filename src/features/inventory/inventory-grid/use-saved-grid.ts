import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { GridColumn, InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { cellId, type GridEvent, moveGrid } from "#shared/inventory/inventory-grid.ts";
import { type Grid, useGrid } from "./use-grid.ts";

export type SavedColumn = Exclude<GridColumn, "name"> | "paused";

/** One cell being saved: the value the editor saw, and the new value. */
export type CellSave = {
  row: InventoryRow;
  column: SavedColumn;
  seen: InventoryRow;
  /** Stays the same when a failed save is retried. */
  key: string;
};

/** The outcome: saved, a conflicting row saved by someone else, or an error message. */
export type SaveOutcome = { row: InventoryRow } | { theirs: InventoryRow } | { failure: string };

type Asked = { mine: InventoryRow; seen: InventoryRow; actKey: string };

/** A save: its row, the row it expects at the server, and the key of the save that it retries. */
type Saving = {
  mine: InventoryRow;
  column: SavedColumn;
  /** Called only when the request is sent, because an earlier save may have completed by then. */
  seenThen: () => InventoryRow;
  actKey?: string;
  isPasted?: boolean | undefined;
};

/** The state of a cell's save; `isPasted` if it was saved with others of one paste, whose summary is announced. */
export type CellMark = { isPasted?: boolean | undefined } & (
  | { state: "saving" }
  | { state: "saved" }
  | { state: "conflict"; mine: InventoryRow; theirs: InventoryRow }
  | ({ state: "failed"; failure: string } & Asked)
);

/** An edit that the server does not have: a cell's value, or text that is still being typed. */
export type UnsavedEdit =
  | { column: SavedColumn; mine: InventoryRow; seen: InventoryRow; actKey: string | undefined }
  | { column: GridColumn; key: string; text: string };

type Marks = Readonly<Record<string, CellMark>>;

export type SavedGrid = Grid & {
  markOf: (key: string, column: GridColumn | "paused") => CellMark | undefined;
  /** Overwrites the other user's value, or retries a failed save. */
  insist: (key: string, column: SavedColumn) => void;
  /** Accepts the other user's value, or reverts a failed save. */
  yieldTo: (key: string, column: SavedColumn) => void;
  /** Waits for the saves in flight, then resolves to whether any input is still unsaved. */
  hasUnsaved: () => Promise<boolean>;
  /** Whether no input is unsaved and no save is in flight now. */
  isAllSaved: () => boolean;
  /** What is unsaved now, with saves in flight. */
  unsaved: () => UnsavedEdit[];
  /**
   * Continues the edits of a grid that was left: values are saved as if they were made now, on top of what was seen.
   * Text that was still being typed is unsaved text again.
   */
  resume: (edits: readonly UnsavedEdit[]) => void;
};

/** The column of the cell that an event may have changed, if it is saved by itself. */
function columnOf(event: GridEvent): SavedColumn | null {
  if (event.type === "pause") return "paused";
  return event.type === "commit" && event.column !== "name" ? event.column : null;
}

/**
 * A grid that saves each cell with `save` when it is committed and marks it with the outcome. Newer `rows` replace
 * the current ones, except rows with unsaved input.
 */
export function useSavedGrid(
  rows: readonly InventoryRow[],
  save: (cell: CellSave) => Promise<SaveOutcome>,
): SavedGrid {
  const { grid, send: move } = useGrid(rows);
  // The grid after all events so far, including those not rendered yet.
  const latest = useRef(grid);
  const { marks, mark, marksNow, held, begin, settled } = useCellSaves(rows, save);

  const apply = (event: GridEvent) => {
    latest.current = moveGrid(latest.current, event);
    move(event);
  };
  const rowOf = (wanted: string) => latest.current.rows.find(({ key }) => key === wanted);
  const openIds = () => [
    ...Object.keys(latest.current.drafts),
    ...Object.entries(marksNow()).flatMap(([id, { state }]) => (state === "saved" ? [] : [id])),
  ];

  const takeOver = useEffectEvent((newer: readonly InventoryRow[]) => {
    const keep = openIds().map((id) => id.slice(0, id.indexOf(":")));
    for (const row of newer) if (!keep.includes(row.key)) held.current.set(row.key, row);
    apply({ type: "sync", rows: newer, keep });
  });
  useEffect(() => takeOver(rows), [rows]);

  const send = (event: GridEvent) => {
    const column = columnOf(event);
    const key = "key" in event ? event.key : "";
    const before = rowOf(key);
    apply(event);
    const after = rowOf(key);
    if (!column) return;
    if (!before || !after || before === after) return;
    const isPasted = event.type === "commit" ? event.isPasted : undefined;
    begin({ mine: after, column, isPasted, seenThen: () => held.current.get(key) ?? before });
  };

  const unsavedValue = (id: string, it: CellMark): UnsavedEdit[] => {
    const at = id.indexOf(":");
    const [mine, column] = [rowOf(id.slice(0, at)), id.slice(at + 1) as SavedColumn];
    if (!mine || it.state === "saved") return [];
    const { seen, actKey } = it.state === "failed" ? it : {};
    return [{ column, mine, seen: seen ?? held.current.get(mine.key) ?? mine, actKey }];
  };

  return {
    grid,
    send,
    markOf: (key, column) => marks[cellId(key, column)],
    insist(key, column) {
      const it = marks[cellId(key, column)];
      if (it?.state === "conflict") begin({ mine: it.mine, column, seenThen: () => it.theirs });
      if (it?.state === "failed") {
        const { mine, seen, actKey } = it;
        begin({ mine, column, seenThen: () => seen, actKey });
      }
    },
    yieldTo(key, column) {
      const row = rowOf(key);
      const it = marks[cellId(key, column)];
      if (!row || !it || it.state === "saving" || it.state === "saved") return;
      const there = it.state === "conflict" ? it.theirs : it.seen;
      held.current.set(key, withCell(held.current.get(key) ?? row, there, column));
      apply({ type: "replace", row: withCell(row, there, column) });
      mark(cellId(key, column), undefined);
    },
    async hasUnsaved() {
      await settled();
      return openIds().length > 0;
    },
    isAllSaved: () => openIds().length === 0,
    unsaved: () => [
      ...Object.entries(marksNow()).flatMap(([id, it]) => unsavedValue(id, it)),
      ...Object.entries(latest.current.drafts).map(([id, { text }]) => ({
        key: id.slice(0, id.indexOf(":")),
        column: id.slice(id.indexOf(":") + 1) as GridColumn,
        text,
      })),
    ],
    resume(edits) {
      for (const edit of edits) {
        if ("text" in edit) {
          send({ type: "type", ...edit });
          continue;
        }
        const { column, seen, actKey } = edit;
        const row = rowOf(edit.mine.key);
        if (!row) continue;
        const mine = withCell(row, edit.mine, column);
        apply({ type: "replace", row: mine });
        begin({
          mine,
          column,
          seenThen: () => withCell(row, seen, column),
          ...(actKey && { actKey }),
        });
      }
    },
  };
}

/** The saves of single cells: what the server is known to have, and the outcome of each cell's latest save. */
function useCellSaves(
  rows: readonly InventoryRow[],
  save: (cell: CellSave) => Promise<SaveOutcome>,
) {
  const { marks, mark, marksNow } = useMarks();
  // The values known to be on the server. The next save expects these, not those still in flight.
  const held = useRef(new Map(rows.map((row) => [row.key, row])));
  // The last save of each cell. The next save of the same cell waits for it.
  const under = useRef(new Map<string, Promise<void>>());

  const begin = ({ mine, column, seenThen, isPasted, ...retried }: Saving) => {
    const { actKey = crypto.randomUUID() } = retried;
    const id = cellId(mine.key, column);
    mark(id, { state: "saving", isPasted });
    const store = async () => {
      const seen = seenThen();
      const outcome = await save({ row: mine, column, seen, key: actKey });
      if ("row" in outcome) {
        const there = held.current.get(mine.key) ?? mine;
        held.current.set(mine.key, withCell(there, outcome.row, column));
      }
      if (under.current.get(id) !== saving) return;
      mark(id, markFor(outcome, { mine, seen, actKey, isPasted }));
    };
    const saving = (under.current.get(id) ?? Promise.resolve()).then(store);
    under.current.set(id, saving);
  };

  /** Resolves once no save is in flight. */
  const settled = () => Promise.all(under.current.values());
  return { marks, mark, marksNow, held, begin, settled };
}

function markFor(outcome: SaveOutcome, asked: Asked & Pick<CellMark, "isPasted">): CellMark {
  if ("failure" in outcome) return { state: "failed", ...outcome, ...asked };
  const { mine, isPasted } = asked;
  if ("theirs" in outcome) return { state: "conflict", mine, isPasted, ...outcome };
  return { state: "saved", isPasted };
}

function useMarks() {
  const [marks, setMarks] = useState<Marks>({});
  const now = useRef<Marks>({});
  const mark = (id: string, next: CellMark | undefined) => {
    const { [id]: _, ...others } = now.current;
    now.current = next ? { ...others, [id]: next } : others;
    setMarks(now.current);
  };
  return { marks, mark, marksNow: () => now.current };
}

function withCell(row: InventoryRow, from: InventoryRow, column: SavedColumn): InventoryRow {
  const isDraft = from.isDraft ?? false;
  return { ...row, [column]: from[column], ...(column === "paused" && { isDraft }) };
}
