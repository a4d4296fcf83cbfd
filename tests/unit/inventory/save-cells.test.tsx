import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ownPlace } from "#client/features/inventory/farmer-inventory/place.ts";
import { Shelf } from "#client/features/inventory/farmer-inventory/shelf.tsx";
import { SAMPLE_ROWS } from "#client/features/inventory/inventory-demo/sample-rows.ts";
import type { CellEdits } from "#shared/inventory/cell-edits.ts";
import { type Answers, type Call, refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const ROWS = SAMPLE_ROWS.map((row, at) => ({
  ...row,
  key: String(at + 1),
  id: at + 1,
  category: "vegetables" as const,
  picture: "carrots",
  reserved: 0,
  sold: 0,
}));
const PLACE = ownPlace(undefined);
const FARM = { id: 1, name: "Fern Farm", status: "live" } as const;

let reads = 0;
const open = (answers: Answers) => {
  reads = 0;
  return showAnswered(
    <Shelf place={PLACE} farm={FARM} rows={ROWS} onSaved={() => (reads += 1)} />,
    answers,
  );
};
const stock = (at: number) =>
  screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Stock of / })[at];
const paste = (text: string) =>
  act(async () => {
    fireEvent.paste(stock(0) ?? document.body, { clipboardData: { getData: () => text } });
  });
const saves = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path.startsWith("farmer.inventory.edit"));
/** The cells of the request with this number, counted from zero. */
const editsIn = (calls: readonly Call[], at: number) => {
  const request = saves(calls)[at];
  if (!request) throw new Error(`no request ${at}`);
  return (request.input as CellEdits).edits;
};
const saved = ({ edits }: CellEdits) =>
  edits.map(({ productId, change }) => ({
    state: "saved",
    row: { ...ROWS[productId - 1], [change.column]: change.value },
  }));

it("the cells of a paste and of its undo are one request each, and the rows are read again once for each", async () => {
  const calls = await open({
    "farmer.inventory.editCells": (input) => saved(input as CellEdits),
  });
  await paste("1\n2\n3");
  expect(saves(calls).map(({ path }) => path)).toEqual(["farmer.inventory.editCells"]);
  // One at each cell, and one in the summary.
  expect(screen.getAllByText("Saved")).toHaveLength(4);
  expect(reads).toBe(1);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Undo the paste" })));
  expect(stock(0)?.value).toBe(String(ROWS[0]?.stock));
  expect(editsIn(calls, 1).map(({ change }) => [change.expected, change.value])).toEqual(
    [1, 2, 3].map((pasted, at) => [pasted, ROWS[at]?.stock]),
  );
  expect(reads).toBe(2);
});

it("each cell gets its own outcome, and one that is tried again is the same edit", async () => {
  const calls = await open({
    "farmer.inventory.editCells": (input) => {
      const [first] = saved(input as CellEdits);
      const theirs = { ...ROWS[2], stock: 77 };
      const refused = { state: "refused", reason: "10 units are in open carts" };
      return [first, refused, { state: "conflict", row: theirs }];
    },
  });
  await paste("1\n2\n3");
  expect(screen.getAllByText("Saved")).toHaveLength(1);
  expect(screen.getByText("Theirs: 77", { exact: false })).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  const again = saves(calls)[1];
  expect(again?.path).toBe("farmer.inventory.edit");
  expect(again?.input).toEqual(editsIn(calls, 0)[1]);
});

it("without an answer every cell of the request can be tried again, and a single cell is saved by itself", async () => {
  const calls = await open({
    "farmer.inventory.edit": () => ROWS[0],
    "farmer.inventory.editCells": () => {
      throw refusal("busy", "Please try again in a moment.");
    },
  });
  await paste("1\n2");
  expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(2);
  expect(reads).toBe(0);
  const third = stock(2) ?? document.body;
  fireEvent.change(third, { target: { value: "9" } });
  await act(async () => fireEvent.blur(third));
  expect(saves(calls).map(({ path }) => path)).toEqual([
    "farmer.inventory.editCells",
    "farmer.inventory.edit",
  ]);
});
