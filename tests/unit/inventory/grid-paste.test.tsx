import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SAMPLE_ROWS } from "#client/features/inventory/inventory-demo/sample-rows.ts";
import { GridTable } from "#client/features/inventory/inventory-grid/grid-table.tsx";
import {
  type CellSave,
  type SaveOutcome,
  useSavedGrid,
} from "#client/features/inventory/inventory-grid/use-saved-grid.ts";
import type { GridColumn } from "#shared/inventory/inventory-cells.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const COLUMNS: readonly GridColumn[] = ["price", "stock", "pack", "season"];
let sent: CellSave[] = [];
let answer: (cell: CellSave) => SaveOutcome = ({ row }) => ({ row });
/** What an answer waits for. */
let late: () => Promise<void> = async () => {};

beforeEach(() => {
  sent = [];
  answer = ({ row }) => ({ row });
  late = async () => {};
});

function Shelf() {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const inventory = useSavedGrid(SAMPLE_ROWS, async (cell) => {
    sent.push(cell);
    await late();
    return answer(cell);
  });
  return (
    <>
      <button type="button" onClick={() => setHidden(["kale"])}>
        Search
      </button>
      <GridTable
        inventory={inventory}
        label="Shelf"
        columns={COLUMNS}
        shows={({ key }) => !hidden.includes(key)}
      />
    </>
  );
}

const cell = (id: string) => {
  const input = document.querySelector<HTMLInputElement>(`[data-cell="${id}"]`);
  if (!input) throw new Error(`no ${id}`);
  return input;
};
/** Pastes and waits for the saves; returns whether it was left to the browser. */
const paste = (id: string, text: string) =>
  act(async () => {
    cell(id).focus();
    return fireEvent.paste(cell(id), { clipboardData: { getData: () => text } });
  });
const undo = () =>
  act(async () => fireEvent.click(screen.getByRole("button", { name: "Undo the paste" })));
/** The lines of the summary. */
const lines = () =>
  screen
    .getAllByRole("status")
    .flatMap(({ textContent: words, children }) =>
      words.includes("filled") || words.includes("undone") ? [...children] : [],
    )
    .map(({ textContent }) => textContent);
const said = () => lines()[0];
const saves = () => sent.map(({ row, column }) => `${row.key} ${column} ${String(row[column])}`);

it("a column fills downward, and every cell is saved as if it were typed", async () => {
  await showAnswered(<Shelf />, {});
  await paste("carrots:stock", "1\r\n1,200\r\n3\r\n");
  expect(["carrots", "kale", "tomatoes"].map((key) => cell(`${key}:stock`).value)).toEqual([
    "1",
    "1200",
    "3",
  ]);
  expect(saves()).toEqual(["carrots stock 1", "kale stock 1200", "tomatoes stock 3"]);
  expect(said()).toBe("3 cells filled");
  expect(document.activeElement).toBe(cell("carrots:stock"));
});

it("a block fills to the right as well, and skips rows that are not shown", async () => {
  await showAnswered(<Shelf />, {});
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  await paste("carrots:price", "$1.25\t7\tbag\tMay-Oct\n$2\t8\t\t");
  expect(saves()).toEqual([
    "carrots price 125",
    "carrots stock 7",
    "carrots pack bag",
    "carrots season 5,6,7,8,9,10",
    "tomatoes price 200",
    "tomatoes stock 8",
  ]);
  expect(said()).toBe("6 cells filled");
});

it("a value that is refused stays in its cell with the error, and is counted with its reason", async () => {
  await showAnswered(<Shelf />, {});
  await paste("carrots:stock", "1\nmany\n3\n-2");
  const refused = cell("kale:stock");
  expect(refused.value).toBe("many");
  expect(refused.getAttribute("aria-invalid")).toBe("true");
  expect(document.querySelector(`[id="kale:stock:error"]`)?.textContent).toBe(
    "Stock must be a whole number from 0 to 99,999",
  );
  expect(saves()).toEqual(["carrots stock 1", "tomatoes stock 3"]);
  expect(said()).toBe("2 cells filled, 2 not: Stock must be a whole number from 0 to 99,999");
});

it("a season that is refused says so at its button, and Esc takes it back", async () => {
  await showAnswered(<Shelf />, {});
  const season = screen.getByRole("button", { name: /^Season of Rainbow carrots/ });
  const before = season.textContent;
  await paste("carrots:pack", "bag\tsometimes");
  expect(season.textContent).toBe("sometimes");
  expect(document.querySelector(`[id="carrots:season:error"]`)?.textContent).toMatch(
    /^Enter months/,
  );
  fireEvent.keyDown(season, { key: "Escape" });
  expect(season.textContent).toBe(before);
});

it("what has no place in the grid is counted", async () => {
  await showAnswered(<Shelf />, {});
  await paste("peas:stock", "1\n2\n3\n4");
  expect(said()).toBe("2 cells filled, 2 not: the table has no more rows or columns");
});

it("a single value is left to the browser, which inserts it at the cursor", async () => {
  await showAnswered(<Shelf />, {});
  expect(await paste("carrots:stock", "12\r\n")).toBe(true);
  expect(said()).toBeUndefined();
  expect(await paste("carrots:stock", "12\n13")).toBe(false);
});

it("what is typed in other cells is kept", async () => {
  await showAnswered(<Shelf />, {});
  fireEvent.change(cell("beets:stock"), { target: { value: "lots" } });
  await paste("carrots:stock", "1\n2");
  expect(cell("beets:stock").value).toBe("lots");
});

it("one undo takes the whole paste back, with what had been typed before", async () => {
  await showAnswered(<Shelf />, {});
  const before = ["carrots", "kale", "tomatoes"].map((key) => cell(`${key}:stock`).value);
  fireEvent.change(cell("kale:stock"), { target: { value: "lots" } });
  fireEvent.blur(cell("kale:stock"));
  await paste("carrots:stock", "1\n2\nmany");
  sent = [];
  await undo();
  expect(cell("carrots:stock").value).toBe(before[0]);
  expect(cell("kale:stock").value).toBe("lots");
  expect(cell("kale:stock").getAttribute("aria-invalid")).toBe("true");
  expect(cell("tomatoes:stock").value).toBe(before[2]);
  expect(cell("tomatoes:stock").getAttribute("aria-invalid")).toBe("false");
  expect(saves()).toEqual([`carrots stock ${before[0]}`, "kale stock 45"]);
  expect(said()).toBe("The paste is undone.");
  expect(document.activeElement).toBe(cell("carrots:stock"));
  expect(screen.queryByRole("button", { name: "Undo the paste" })).toBeNull();
});

it("a cell that was changed after the paste stays when the paste is undone", async () => {
  await showAnswered(<Shelf />, {});
  await paste("carrots:stock", "1\n2");
  fireEvent.change(cell("kale:stock"), { target: { value: "9" } });
  fireEvent.blur(cell("kale:stock"));
  await undo();
  expect(cell("kale:stock").value).toBe("9");
  expect(said()).toBe("The paste is undone. 1 cell that was changed since stays as it is.");
});

it("Ctrl+Z undoes the paste, unless something was typed since", async () => {
  await showAnswered(<Shelf />, {});
  const before = cell("kale:stock").value;
  const undoKey = (id: string) => fireEvent.keyDown(cell(id), { key: "z", ctrlKey: true });
  expect(undoKey("kale:stock")).toBe(true);
  await paste("carrots:stock", "1\n2");
  expect(undoKey("kale:stock")).toBe(false);
  expect(cell("kale:stock").value).toBe(before);
  await paste("carrots:stock", "1\n2");
  fireEvent.input(cell("beets:stock"), { target: { value: "8" } });
  expect(undoKey("beets:stock")).toBe(true);
  expect(cell("kale:stock").value).toBe("2");
});

it("where somebody else changed a cell meanwhile, undoing the paste keeps theirs", async () => {
  const theirs = { ...SAMPLE_ROWS[0]!, stock: 77 };
  await showAnswered(<Shelf />, {});
  answer = () => ({ theirs });
  await paste("carrots:stock", "1\n2");
  await screen.findAllByText("Theirs: 77", { exact: false });
  await undo();
  expect(cell("carrots:stock").value).toBe("77");
});

it("a screen reader hears one summary, and a refused cell names its reason when it is reached", async () => {
  await showAnswered(<Shelf />, {});
  await paste("carrots:stock", "many\nmore\n3");
  expect(screen.queryAllByRole("alert")).toEqual([]);
  expect(cell("kale:stock").getAttribute("aria-invalid")).toBe("true");
  const describedBy = cell("kale:stock").getAttribute("aria-describedby");
  expect(document.querySelector(`[id="${describedBy}"]`)?.textContent).toMatch(/^Stock must be/);
  // One at the cell, and one in the summary, which alone is announced.
  const saved = screen.getAllByText("Saved");
  expect(saved.map((note) => note.getAttribute("role"))).toEqual([null, null]);
  expect(saved.filter((note) => note.closest('[role="status"]'))).toHaveLength(1);
  // What is typed there afterward is told again.
  fireEvent.change(cell("kale:stock"), { target: { value: "lots" } });
  fireEvent.blur(cell("kale:stock"));
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

it("that all of a paste is saved, and all of its undo, is said once the server has it", async () => {
  const answers: (() => void)[] = [];
  late = () => new Promise((resolve) => answers.push(resolve));
  const settle = () =>
    act(async () => {
      for (const resolve of answers.splice(0)) resolve();
    });
  await showAnswered(<Shelf />, {});
  await paste("carrots:stock", "1\n2");
  expect(lines()).toEqual(["2 cells filled"]);
  await settle();
  expect(lines()).toEqual(["2 cells filled", "Saved"]);
  await undo();
  expect(lines()).toEqual(["The paste is undone."]);
  await settle();
  expect(lines()).toEqual(["The paste is undone.", "Saved"]);
});

it("nothing is said to be saved of a paste whose cells are all refused", async () => {
  await showAnswered(<Shelf />, {});
  await paste("carrots:stock", "many\nmore");
  expect(lines()).toHaveLength(1);
});

it("what the server refuses of a paste is said once, with each reason, and at each cell", async () => {
  await showAnswered(<Shelf />, {});
  const theirs = { ...SAMPLE_ROWS[2]!, stock: 77 };
  answer = ({ row }) => {
    if (row.key === "tomatoes") return { theirs };
    return row.stock < 10 ? { failure: "10 units are in open carts" } : { row };
  };
  await paste("carrots:stock", "1\n2\n30\n40");
  expect(lines()).toEqual([
    "4 cells filled",
    "2 cells are not saved: 10 units are in open carts",
    "1 cell was changed by somebody else in the meantime. Choose there which value stays.",
  ]);
  expect(screen.queryAllByRole("alert")).toEqual([]);
  for (const key of ["carrots", "kale", "tomatoes"]) {
    const input = cell(`${key}:stock`);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const note = document.querySelector(`[id="${input.getAttribute("aria-describedby")}"]`);
    expect(note?.textContent).toMatch(/^(?:10 units are in open carts|Theirs: 77)/);
  }
});
