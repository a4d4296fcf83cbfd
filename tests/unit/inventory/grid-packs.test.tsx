import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { GridTable } from "#client/features/inventory/inventory-grid/grid-table.tsx";
import { useGrid } from "#client/features/inventory/inventory-grid/use-grid.ts";
import { speak } from "#server/language.ts";
import type { InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { cents } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const ROWS: InventoryRow[] = [
  {
    key: "oil",
    name: "Arbequina",
    price: cents(1_800),
    pack: "375 ml bottle",
    measure: { quantity: 12.7, unit: "fl oz" },
    stock: 6,
    season: [1],
    allergens: [],
    paused: false,
  },
];

function Shelf() {
  return <GridTable inventory={useGrid(ROWS)} label="Shelf" columns={["pack", "measure"]} />;
}

it("a pack is described in the words that a Spanish reader is shown for it", async () => {
  await speak("es", () => showAnswered(<Shelf />, {}));
  const described = screen.getByDisplayValue("375 ml bottle").getAttribute("aria-describedby");
  expect(document.getElementById(described ?? "")?.textContent).toBe("botella de 375 ml");
  expect(screen.getByDisplayValue("12.7 oz líq.").hasAttribute("aria-describedby")).toBe(false);
});

it("a pack in the farm's own language is not described", async () => {
  await showAnswered(<Shelf />, {});
  expect(screen.getByDisplayValue("375 ml bottle").hasAttribute("aria-describedby")).toBe(false);
});
