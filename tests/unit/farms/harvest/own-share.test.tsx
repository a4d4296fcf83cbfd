import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ProductList } from "#client/features/farms/farmer-harvest/product-list.tsx";
import type { Harvest } from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const waiting = (orderNumber: string, firstName: string, hour: number, isOwn = false) => ({
  orderNumber,
  firstName,
  placedAt: `2026-11-25T${hour}:00:00.000Z`,
  units: 2,
  isOwn,
});

/** Opens the question of a product's shortage; returns what is said of who goes short. */
async function asked(...orders: ReturnType<typeof waiting>[]) {
  const harvest: Harvest = {
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
        waiting: 4,
        unlocked: 0,
        waitingOrders: orders,
      },
    ],
    orders: [],
  };
  await showAnswered(<ProductList harvest={harvest} isOffline={false} mark={() => {}} />, {});
  await act(
    async () => void fireEvent.click(await screen.findByRole("button", { name: "Short of Leeks" })),
  );
  const dialog = within(await screen.findByRole("dialog"));
  const more = () =>
    act(async () => void fireEvent.click(dialog.getByRole("button", { name: "One more" })));
  const lines = () =>
    dialog
      .getAllByRole("listitem")
      .map(({ textContent }) => (textContent ?? "").replaceAll("\u2011", "-"));
  return { dialog, more, lines };
}

const NOTIFIED = "They are notified right away and get the money back. This cannot be undone.";

describe("The question of a product's shortage", () => {
  it("says of the marker's own order that it waits for the team, and keeps the order of time", async () => {
    const { dialog, more, lines } = await asked(
      waiting("FUR-1111-1111", "Ana", 10),
      waiting("FUR-2222-2222", "Fern", 12, true),
    );
    expect(lines()).toEqual([
      "1 of Fern, FUR-2222-2222. This is your own order: it waits for the team.",
    ]);
    // Nobody is notified of it.
    expect(dialog.queryByText(NOTIFIED)).toBeNull();
    await more();
    await more();
    expect(lines()).toEqual([
      "2 of Fern, FUR-2222-2222. This is your own order: it waits for the team.",
      "1 of Ana, FUR-1111-1111",
    ]);
    expect(dialog.getByText(NOTIFIED)).toBeTruthy();
  });

  it("lists all others as going short, also of a list that a phone stored before it had this", async () => {
    const { lines } = await asked(
      waiting("FUR-1111-1111", "Ana", 10),
      waiting("FUR-2222-2222", "Ben", 12),
    );
    expect(lines()).toEqual(["1 of Ben, FUR-2222-2222"]);
  });
});
