import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ProductList } from "#client/features/farms/farmer-harvest/product-list.tsx";
import { BringCard } from "#client/features/farms/farmer-today/bring-card.tsx";
import type { Harvest } from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const DAY = "2026-11-28";
const goods = (name: string, units: number, [waiting, unlocked]: readonly [number, number]) => ({
  productId: units,
  name,
  pack: "1 lb",
  units,
  waiting,
  unlocked,
  isByWeight: false,
});
/** All to mark, some of it, not yet any of it, and all done. */
const GOODS = [
  goods("Leeks", 1, [1, 0]),
  goods("Beets", 5, [2, 2]),
  goods("Chard", 3, [0, 3]),
  goods("Kale", 4, [0, 0]),
];

describe("Goods of orders that are past the cut-off and not locked yet", () => {
  it("are to do on the farm's first page", async () => {
    const sheet = {
      day: DAY,
      bringOn: "2026-11-27",
      depot: { name: "Depot", street: "1 Wharf", zipCode: "94607", city: "Oakland" },
      cameIn: null,
      products: GOODS,
      changes: [],
    };
    await showAnswered(<BringCard sheet={sheet} today="2026-11-27" farmId={undefined} />, {});
    const list = within(await screen.findByRole("list", { name: "What to bring" }));
    expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      expect.stringMatching(/11 to do$/),
      expect.stringMatching(/54 to do$/),
      expect.stringMatching(/33 to do$/),
      expect.stringMatching(/4 Ready$/),
    ]);
  });

  it("are named on the harvest page, without a button", async () => {
    const harvest: Harvest = {
      farm: { id: 1, name: "First Farm" },
      day: DAY,
      days: [],
      isOpen: false,
      cutOff: "2026-11-27T08:00:00.000Z",
      products: GOODS.map((product) => ({
        ...product,
        picture: "leeks",
        wanted: product.units,
        short: 0,
        waitingOrders: [],
      })),
      orders: [],
    };
    await showAnswered(<ProductList harvest={harvest} isOffline={false} mark={() => {}} />, {});
    const card = async (name: string) => within(await screen.findByRole("listitem", { name }));
    const later = (count: number) =>
      new RegExp(`${count} can be marked once their orders are closed`);
    expect((await card("Leeks")).queryByText(/can be marked/)).toBeNull();
    expect((await card("Beets")).getByText(later(2)).textContent).toMatch(/^1 of 5 ready, /);
    const none = await card("Chard");
    expect(none.getByText(later(3)).textContent).toMatch(/^0 of 3 ready, /);
    expect(none.queryByRole("button")).toBeNull();
    expectVisible((await card("Kale")).getByText("Nothing left to do"));
  });
});
