import type { GridColumn } from "#shared/inventory/inventory-cells.ts";

/** What a step of the tour points at. */
export type TourTarget = GridColumn | "status" | "add";

export const TOUR_STEPS: readonly { target: TourTarget; title: string; text: string }[] = [
  {
    target: "price",
    title: "Your price, your word",
    text: "Tap a price and type. Enter takes it and goes to the next product, Esc takes it back.",
  },
  {
    target: "stock",
    title: "What you can spare",
    text: "Stock is what we may sell for the next harvest day. At zero the shop says sold out.",
  },
  {
    target: "season",
    title: "Season in plain words",
    text: "Write May-Oct, or All year. Out of season the page stays, and people can ask for an email.",
  },
  {
    target: "status",
    title: "Hail, holiday, half a day off",
    text: "One tap pauses a product. Shoppers no longer see it, and nothing else is lost.",
  },
  {
    target: "add",
    title: "A new product in a minute",
    text: "It begins paused, so that you can name it, price it and list it when you are ready.",
  },
];
