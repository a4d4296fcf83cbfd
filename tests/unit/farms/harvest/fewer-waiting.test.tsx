import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { ProductList } from "#client/features/farms/farmer-harvest/product-list.tsx";
import type { Harvest } from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

/** A day with so many leeks that wait, of one order. */
const harvestOf = (waiting: number): Harvest => ({
  farm: { id: 1, name: "First Farm" },
  day: "2026-11-28",
  days: [],
  isOpen: false,
  cutOff: "2026-11-27T08:00:00.000Z",
  products: [
    {
      productId: 7,
      name: "Leeks",
      pack: "1 lb",
      picture: "leeks",
      wanted: 4,
      units: 4,
      short: 0,
      isByWeight: false,
      waiting,
      unlocked: 0,
      waitingOrders:
        waiting === 0
          ? []
          : [
              {
                orderNumber: "FUR-1111-1111",
                firstName: "Ana",
                placedAt: "2026-11-25T12:00:00.000Z",
                units: waiting,
                isOwn: false,
              },
            ],
    },
  ],
  orders: [],
});

const made: unknown[] = [];

/** A list of which a colleague marks some while it is open: `left` still wait. */
function Marked({ left }: { left: number }) {
  const [harvest, setHarvest] = useState(harvestOf(3));
  return (
    <>
      <button onClick={() => setHarvest(harvestOf(left))}>A colleague marks</button>
      <ProductList harvest={harvest} isOffline={false} mark={(mark) => made.push(mark)} />
    </>
  );
}

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

/** Asks to mark all three short, of which only `left` still wait by then. */
async function asked(left: number) {
  made.length = 0;
  await showAnswered(<Marked left={left} />, {});
  await press(await screen.findByRole("button", { name: "Short of Leeks" }));
  const dialog = within(await screen.findByRole("dialog"));
  for (let more = 0; more < 2; more += 1) {
    await press(dialog.getByRole("button", { name: "One more" }));
  }
  await press(screen.getByText("A colleague marks"));
  return dialog;
}

it("no more units can be short than wait once a colleague has marked some", async () => {
  const dialog = await asked(1);
  fireEvent.change(dialog.getByRole("combobox"), { target: { value: "weather" } });
  await press(dialog.getByRole("button", { name: "Mark 1 short" }));
  expect(made).toMatchObject([{ kind: "productShort", waiting: 1, units: 1 }]);
});

it("the question goes once a colleague has marked all of them", async () => {
  await asked(0);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("listitem", { name: "Leeks" }).textContent).toContain(
    "Nothing left to do",
  );
});
