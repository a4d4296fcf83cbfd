import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { refusal } from "#tests/support/dom/answered.tsx";
import {
  crate,
  field,
  line,
  marks,
  ORDER,
  packing,
  said,
  scan,
  show,
  SLOT,
  tick,
} from "#tests/support/setups/logistics/scanning.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

describe("The label of goods", () => {
  it("ticks its line as a press does, says so, and leaves the field empty and focused", async () => {
    const calls = await show(packing(crate([line(7, "Leeks"), line(8, "Beets")])));
    await scan(`${ORDER}-7`);
    expect(said()).toBe("Packed: 2 × Leeks, Ada Byron. 1 line is left.");
    expect(marks(calls)).toEqual([{ orderNumber: ORDER, productId: 7, packed: true }]);
    expect(tick("2 × Leeks").checked).toBe(true);
    expect(field().value).toBe("");
    expect(document.activeElement).toBe(field());
    await scan(`${ORDER.toLowerCase()}'8`);
    expect(said()).toBe("Packed: 2 × Beets, Ada Byron. The crate is complete.");
  });

  it("can be taken out again, as by its checkbox", async () => {
    const calls = await show(packing(crate([line(7, "Leeks"), line(8, "Beets")])));
    await scan(`${ORDER}-7`);
    await act(
      async () => void fireEvent.click(screen.getByRole("button", { name: "Take it out again" })),
    );
    expect(said()).toBe("Taken out again: 2 × Leeks, Ada Byron.");
    expect(marks(calls).at(-1)).toEqual({ orderNumber: ORDER, productId: 7, packed: false });
    expect(tick("2 × Leeks").checked).toBe(false);
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole("button", { name: "Take it out again" })).toBeNull();
  });

  it("is said again in new words where it was said before", async () => {
    await show(packing(crate([line(7, "Leeks", { isPacked: true }), line(8, "Beets")])));
    await scan(`${ORDER}-7`);
    const first = screen.getByText("Already packed: 2 × Leeks, Ada Byron.");
    await scan(`${ORDER}-7`);
    expect(first.isConnected).toBe(false);
    expectVisible(screen.getByText("Already packed: 2 × Leeks, Ada Byron."));
  });

  it.each([
    ["was packed before", { isPacked: true }, {}, "Already packed: 2 × Leeks, Ada Byron."],
    [
      "was canceled",
      { units: 0, freed: 2 },
      {},
      "Leave it out: Leeks, Ada Byron. It was canceled or is not coming.",
    ],
    [
      "has no weight yet",
      { byWeight: { most: 900, weighed: null } },
      {},
      "Weigh it first: Leeks, Ada Byron. It is sold by weight.",
    ],
    ["is disputed", {}, { isStopped: true }, "Do not pack Ada Byron: it is disputed."],
    [
      "has left",
      {},
      { canPack: false, state: "out_for_delivery" },
      "Ada Byron is not being packed. Its status: On its way.",
    ],
  ])("is not packed if it %s", async (_why, ofLine, ofCrate, words) => {
    const calls = await show(packing(crate([line(7, "Leeks", ofLine)], ofCrate)));
    await scan(`${ORDER}-7`);
    expect(said()).toBe(words);
    expect(marks(calls)).toEqual([]);
  });

  it("of another product is not in the order", async () => {
    const calls = await show(packing(crate([line(7, "Leeks")])));
    await scan(`${ORDER}-9`);
    expect(said()).toBe(`This is not in order ${ORDER}.`);
    expect(marks(calls)).toEqual([]);
  });

  it("that the server refuses is said not to be packed", async () => {
    await show({
      ...packing(crate([line(7, "Leeks")])),
      "logistics.packLine": () => {
        throw refusal("conflict", "This order is not being packed. Please review it.");
      },
    });
    await scan(`${ORDER}-7`);
    expect(said()).toBe("Nothing has changed: 2 × Leeks, Ada Byron. Scan it again.");
    expect(tick("2 × Leeks").checked).toBe(false);
  });
});

describe("The label of a crate", () => {
  it("says what is still missing in it, without packing anything", async () => {
    const lines = [line(7, "Leeks"), line(8, "Beets", { isPacked: true }), line(9, "Kale")];
    const calls = await show(packing(crate(lines)));
    await scan(ORDER);
    expect(said()).toBe("Ada Byron: still to pack are 2 × Leeks and 2 × Kale.");
    expect(marks(calls)).toEqual([]);
  });

  it("says that everything is packed", async () => {
    await show(packing(crate([line(7, "Leeks", { isPacked: true })])));
    await scan(ORDER);
    expect(said()).toBe("Ada Byron: everything is packed.");
  });
});

describe("A code that is not on the list", () => {
  const OTHER = "FUR-2222-3333";
  const lookedUp = (order: unknown) => ({
    ...packing(crate([line(7, "Leeks")])),
    "logistics.whereIs": () => order,
  });
  const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");

  it("of another day leads to its list", async () => {
    await show(lookedUp({ day: "2026-12-01", window: "evening", state: "locked" }));
    await scan(`${OTHER}-7`);
    expect(plain(said())).toBe(`${OTHER} is not on this list: Tue Dec 1, 5PM-8PM.`);
    expect(screen.getByRole("link", { name: "See its pack list" }).getAttribute("href")).toBe(
      "/dashboard/logistics/pack?day=2026-12-01&window=evening",
    );
  });

  it.each([
    ["open", { state: "placed" }, `${OTHER} can still change.`],
    ["canceled", { state: "canceled" }, `${OTHER} is canceled: leave it out.`],
    ["refunded", { state: "refunded" }, `${OTHER} is canceled: leave it out.`],
  ])("is of an order that is %s", async (_state, order, words) => {
    await show(lookedUp({ ...SLOT, ...order }));
    await scan(OTHER);
    expect(said()).toContain(words);
  });

  it("is unknown, whether or not it looks like a code", async () => {
    const calls = await show(lookedUp(null));
    await scan(OTHER);
    expect(said()).toBe(`We cannot find the code ${OTHER}. Scan it again, or tick the line below.`);
    await scan("0041196010459");
    expect(said()).toContain("We cannot find the code 0041196010459.");
    expect(calls.filter(({ path }) => path === "logistics.whereIs")).toHaveLength(1);
  });

  it("could not be looked up", async () => {
    await show({
      ...packing(crate([line(7, "Leeks")])),
      "logistics.whereIs": () => {
        throw refusal("too_many", "Too many tries.");
      },
    });
    await scan(OTHER);
    expect(said()).toBe(`We could not look up ${OTHER}. Scan it again.`);
  });

  it("has come to the window since the list was loaded, and is packed", async () => {
    const late = { ...crate([line(7, "Leeks")]), number: OTHER, name: "Bo Lee" };
    let asked = 0;
    const calls = await show({
      "logistics.pack": () => {
        asked += 1;
        return asked === 1 ? [crate([line(7, "Leeks")])] : [crate([line(7, "Leeks")]), late];
      },
      "logistics.whereIs": () => ({ ...SLOT, state: "locked" }),
      "logistics.packLine": () => ({ ...late, lines: [line(7, "Leeks", { isPacked: true })] }),
    });
    await scan(`${OTHER}-7`);
    expect(said()).toBe("Packed: 2 × Leeks, Bo Lee. The crate is complete.");
    expect(marks(calls)).toEqual([{ orderNumber: OTHER, productId: 7, packed: true }]);
  });
});
