import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { OrderList } from "#client/features/farms/farmer-harvest/order-list.tsx";
import { ProductList } from "#client/features/farms/farmer-harvest/product-list.tsx";
import type { Harvest } from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { cents } from "#shared/money.ts";
import { type Weight, weight } from "#shared/catalog/weights/weight.ts";
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
  const units = orders.reduce((sum, order) => sum + order.units, 0);
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
        wanted: units,
        units,
        short: 0,
        isByWeight: false,
        waiting: units,
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
  const offered = () => offeredIn(dialog);
  return { dialog, more, lines, offered };
}

/** What a dialog offers besides its own cross, which has no words, and the keys of its number. */
const offeredIn = (dialog: { queryAllByRole: (role: "button") => HTMLElement[] }) =>
  dialog
    .queryAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? button.textContent)
    .filter((name) => name && name !== "One less" && name !== "One more");

const ORDER = "FUR-1111-1111";
const OWN_WAITS = "This is your own order: it waits for the team.";
const NOTIFIED = "They are notified right away and get the money back. This cannot be undone.";

describe("The question of a product's shortage", () => {
  it("says of the marker's own order that it waits for the team, and keeps the order of time", async () => {
    const { dialog, more, lines, offered } = await asked(
      waiting("FUR-1111-1111", "Ana", 10),
      waiting("FUR-2222-2222", "Fern", 12, true),
    );
    expect(lines()).toEqual([
      "1 of Fern, FUR-2222-2222. This is your own order: it waits for the team.",
    ]);
    // Nobody is notified of it, and to mark it alone could only be refused.
    expect(dialog.queryByText(NOTIFIED)).toBeNull();
    expect(offered()).toEqual(["Go back"]);
    await more();
    await more();
    expect(offered()).toEqual(["Go back", "Mark 3 short"]);
    expect(lines()).toEqual([
      "2 of Fern, FUR-2222-2222. This is your own order: it waits for the team.",
      "1 of Ana, FUR-1111-1111",
    ]);
    expect(dialog.getByText(NOTIFIED)).toBeTruthy();
  });

  it("asks nothing if all that waits is the marker's own", async () => {
    const { dialog, lines, offered } = await asked(waiting(ORDER, "Fern", 12, true));
    expect(lines()).toEqual([`${ORDER}. ${OWN_WAITS}`]);
    expect(offered()).toEqual(["Go back"]);
    expect(dialog.queryByRole("group")).toBeNull();
    expect(dialog.queryByRole("combobox")).toBeNull();
  });

  it("lists all others as going short, also of a list that a phone stored before it had this", async () => {
    const { lines } = await asked(
      waiting("FUR-1111-1111", "Ana", 10),
      waiting("FUR-2222-2222", "Ben", 12),
    );
    expect(lines()).toEqual(["1 of Ben, FUR-2222-2222"]);
  });
});

const NOTIFIED_LATER =
  "They are notified and get the money back as soon as your phone is online. This cannot be undone.";

/** Opens the question of a line: which units are missing, or what they weigh. */
async function askedOfLine({
  isOwn,
  isOffline = false,
  isByWeight = false,
  weighed = null,
}: Asked) {
  const made: unknown[] = [];
  const line = {
    productId: 7,
    name: "Leeks",
    pack: "1 lb",
    wanted: 2,
    units: 2,
    short: 0,
    shortReason: null,
    stand: "waiting" as const,
    canMark: true,
    byWeight: isByWeight ? { most: weight(400), weighed, unitPrice: cents(2_400) } : null,
  };
  const order = {
    number: ORDER,
    firstName: "Fern",
    placedAt: "2026-11-25T12:00:00.000Z",
    isOwn,
    window: "morning" as const,
    state: "locked" as const,
    lines: [line],
  };
  const harvest: Harvest = {
    farm: { id: 1, name: "First Farm" },
    day: "2026-11-28",
    days: [],
    isOpen: false,
    cutOff: "2026-11-27T08:00:00.000Z",
    products: [],
    orders: [order],
  };
  await showAnswered(
    <OrderList harvest={harvest} isOffline={isOffline} mark={(mark) => made.push(mark)} />,
    {},
  );
  const name = `${isByWeight ? "Weigh" : "Short"}: Leeks, ${ORDER}`;
  await act(async () => void fireEvent.click(await screen.findByRole("button", { name })));
  const dialog = await screen.findByRole("dialog");
  return {
    says: () => (dialog.textContent ?? "").replaceAll("\u2011", "-"),
    dialog,
    made,
    offered: () => offeredIn(within(dialog)),
  };
}
type Asked = {
  isOwn: boolean;
  isOffline?: boolean;
  isByWeight?: boolean;
  weighed?: Weight | null;
};

describe("The question of one line", () => {
  it.each([false, true])(
    "says of the marker's own order that it waits for the team (offline: %s)",
    async (isOffline) => {
      const { says, offered, made, dialog } = await askedOfLine({ isOwn: true, isOffline });
      expect(says()).toContain(`${ORDER}. ${OWN_WAITS}`);
      expect(says()).not.toContain(isOffline ? NOTIFIED_LATER : NOTIFIED);
      // A mark could only be refused, and would stay on the phone until it is removed.
      expect(offered()).toEqual(["Go back"]);
      await act(
        async () => void fireEvent.click(within(dialog).getByRole("button", { name: "Go back" })),
      );
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(made).toEqual([]);
    },
  );

  it("says of anybody else's that they are notified", async () => {
    const { says, offered } = await askedOfLine({ isOwn: false });
    expect(says()).toContain(NOTIFIED);
    expect(says()).not.toContain(OWN_WAITS);
    expect(offered()).toEqual(["Go back", "Mark 1 short"]);
  });

  it.each([true, false])(
    "says of a lower weight that gives money back whose it is (own: %s)",
    async (isOwn) => {
      const { says, dialog, offered, made } = await askedOfLine({ isOwn, isByWeight: true });
      const enter = (value: string) =>
        fireEvent.change(within(dialog).getByLabelText(/^Weight of all 2/), { target: { value } });
      enter("8.2");
      expect(says()).toContain("nothing is refunded");
      expect(says()).not.toContain(OWN_WAITS);
      expect(offered()).toEqual(["Go back", "Save the weight"]);
      enter("7.1");
      expect(says().includes(OWN_WAITS)).toBe(isOwn);
      expect(says().includes("is refunded. This cannot be undone.")).toBe(!isOwn);
      expect(offered()).toEqual(isOwn ? ["Go back"] : ["Go back", "Save the weight"]);
      // By the Enter key too, for which a form needs no button.
      const form = dialog.querySelector("form");
      await act(async () => void (form && fireEvent.submit(form)));
      expect(made).toHaveLength(isOwn ? 0 : 1);
    },
  );

  it("saves of the marker's own order a weight for which nothing goes back", async () => {
    const { dialog, made } = await askedOfLine({ isOwn: true, isByWeight: true });
    const entered = within(dialog).getByLabelText(/^Weight of all 2/);
    fireEvent.change(entered, { target: { value: "8.2" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Save the weight" }));
    expect(made).toMatchObject([{ kind: "weigh", weight: 820, before: null }]);
  });

  it("asks for no other weight of the marker's own order, of which every lower one waits", async () => {
    const { says, dialog, offered } = await askedOfLine({
      isOwn: true,
      isByWeight: true,
      weighed: weight(790),
    });
    expect(says()).toContain(OWN_WAITS);
    expect(offered()).toEqual(["Go back"]);
    expect(within(dialog).queryByRole("textbox")).toBeNull();
  });
});
