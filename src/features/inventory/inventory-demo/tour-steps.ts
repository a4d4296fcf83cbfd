import { inventoryDemo as m } from "#messages/inventory/demo.ts";
import { formatSeason, YEAR } from "#shared/catalog/season-text.ts";
import type { GridColumn } from "#shared/inventory/inventory-cells.ts";

/** The part of the grid that a tour step highlights. */
export type TourTarget = GridColumn | "status" | "add";

export const TOUR_STEPS: readonly { target: TourTarget; title: string; text: string }[] = [
  {
    target: "price",
    title: m.priceTitle,
    text: m.priceText,
  },
  {
    target: "stock",
    title: m.stockTitle,
    text: m.stockText,
  },
  {
    target: "season",
    title: m.seasonTitle,
    text: m.seasonText(formatSeason([5, 6, 7, 8, 9, 10]), formatSeason(YEAR)),
  },
  {
    target: "status",
    title: m.statusTitle,
    text: m.statusText,
  },
  {
    target: "add",
    title: m.addTitle,
    text: m.addText,
  },
];
