import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { SAMPLE_ROWS } from "#client/features/inventory/inventory-demo/sample-rows.ts";
import { GridTable } from "#client/features/inventory/inventory-grid/grid-table.tsx";
import { useGrid } from "#client/features/inventory/inventory-grid/use-grid.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

function Shelf() {
  const inventory = useGrid(SAMPLE_ROWS);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return (
    <>
      <button type="button" onClick={() => setHidden(["kale", "tomatoes"])}>
        Search
      </button>
      <GridTable
        inventory={inventory}
        label="Shelf"
        columns={["price"]}
        shows={({ key }) => !hidden.includes(key)}
      />
    </>
  );
}

const cell = (key: string) => {
  const input = document.querySelector<HTMLInputElement>(`[data-cell="${key}:price"]`);
  if (!input) throw new Error(`no ${key}`);
  return input;
};

it("Enter moves to the next row that is shown", async () => {
  await showAnswered(<Shelf />, {});
  fireEvent.keyDown(cell("carrots"), { key: "Enter" });
  expect(document.activeElement).toBe(cell("kale"));
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  fireEvent.keyDown(cell("carrots"), { key: "Enter" });
  expect(document.activeElement).toBe(cell("beets"));
  fireEvent.keyDown(cell("beets"), { key: "Enter", shiftKey: true });
  expect(document.activeElement).toBe(cell("carrots"));
});
