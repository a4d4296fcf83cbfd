import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SAMPLE_ROWS } from "#client/features/inventory/inventory-demo/sample-rows.ts";
import {
  type CellSave,
  type SaveOutcome,
  useSavedGrid,
} from "#client/features/inventory/inventory-grid/use-saved-grid.ts";

afterEach(cleanup);

const [first] = SAMPLE_ROWS;
const key = first?.key ?? "";

/** A grid whose saves finish only when they are answered. */
function open() {
  const sent: CellSave[] = [];
  const waiting: ((outcome: SaveOutcome) => void)[] = [];
  const save = (cell: CellSave) => {
    sent.push(cell);
    return new Promise<SaveOutcome>((resolve) => waiting.push(resolve));
  };
  const { result } = renderHook(() => useSavedGrid(SAMPLE_ROWS, save));
  const type = (text: string) =>
    act(async () => {
      result.current.send({ type: "type", key, column: "stock", text });
      result.current.send({ type: "commit", key, column: "stock" });
    });
  const answer = (outcome: SaveOutcome) => act(async () => waiting.shift()?.(outcome));
  const mark = () => result.current.markOf(key, "stock");
  const insist = () => act(async () => result.current.insist(key, "stock"));
  return { sent, type, answer, mark, insist };
}

it("a cell that changes while it is being saved is saved again after that, on top of it", async () => {
  const { sent, type, answer, mark } = open();
  await type("41");
  await type("42");
  expect(sent.map(({ row }) => row.stock)).toEqual([41]);
  const [one] = sent;
  if (one) await answer({ row: one.row });
  expect(sent.map(({ row, seen }) => [seen.stock, row.stock])).toEqual([
    [first?.stock, 41],
    [41, 42],
  ]);
  expect(mark()).toEqual({ state: "saving" });
  const two = sent[1];
  if (two) await answer({ row: two.row });
  expect(mark()).toEqual({ state: "saved" });
});

it("a failed save does not block the next one", async () => {
  const { sent, type, answer, mark } = open();
  await type("41");
  await type("42");
  await answer({ failure: "No connection" });
  expect(sent.map(({ row, seen }) => [seen.stock, row.stock])).toEqual([
    [first?.stock, 41],
    [first?.stock, 42],
  ]);
  await answer({ failure: "No connection" });
  expect(mark()).toMatchObject({ state: "failed", mine: { stock: 42 }, seen: first });
});

it("a retry is the same act as the save that failed, and a new value is another", async () => {
  const { sent, type, answer, insist } = open();
  await type("41");
  await answer({ failure: "No connection" });
  await insist();
  await answer({ failure: "No connection" });
  await type("42");
  const [one, again, other] = sent.map((cell) => cell.key);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});
