import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { ownPlace } from "#client/features/inventory/farmer-inventory/place.ts";
import { Shelf } from "#client/features/inventory/farmer-inventory/shelf.tsx";
import { SAMPLE_ROWS } from "#client/features/inventory/inventory-demo/sample-rows.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import type { InventoryEdit } from "#shared/inventory/inventory.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const ROWS = SAMPLE_ROWS.slice(0, 2).map((row, at) => ({
  ...row,
  key: String(at + 1),
  id: at + 1,
  category: "vegetables" as const,
  picture: "carrots",
  reserved: 0,
  sold: 0,
}));
const PLACE = ownPlace(undefined);
const FARM = { id: 1, name: "Fern Farm" };

type Who = { id: string } | null;
const ANA: Who = { id: "ana" };
const BEN: Who = { id: "ben" };

/** The inventory of whoever is signed in, which is left when its session ends or another page is opened. */
function Visits() {
  const utils = trpc.useUtils();
  const [isHere, setHere] = useState(true);
  const become = (who: Who) => {
    utils.auth.current.setData(undefined, who as never);
    setHere(who !== null);
  };
  return (
    <>
      <button type="button" onClick={() => become(null)}>
        End
      </button>
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
      <button type="button" onClick={() => become(ANA)}>
        Ana
      </button>
      <button type="button" onClick={() => become(BEN)}>
        Ben
      </button>
      {isHere ? <Shelf place={PLACE} farm={FARM} rows={ROWS} onSaved={() => {}} /> : null}
    </>
  );
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const stock = (at: number) =>
  screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Stock of / })[at] ?? null;

/** Types a stock whose save is refused for want of a session, and another that is still being typed. */
async function openRefused() {
  let hasSession = false;
  const calls = await showAnswered(<Visits />, {
    "auth.current": () => ANA,
    "farmer.inventory.edit": (input) => {
      if (!hasSession) throw refusal("signed_out", "Please sign in first");
      const { productId, change } = input as InventoryEdit;
      return { ...ROWS[productId - 1], [change.column]: change.value };
    },
  });
  // The session is known before the shelf is shown, as behind the area's guard.
  await press("Leave");
  await press("Ana");
  const [first, second] = [stock(0), stock(1)];
  fireEvent.change(first!, { target: { value: "41" } });
  await act(async () => fireEvent.blur(first!));
  fireEvent.change(second!, { target: { value: "42" } });
  const edits = () => calls.filter(({ path }) => path.startsWith("farmer.inventory.edit"));
  return { edits, signIn: () => (hasSession = true) };
}

it("Edits that the session's end has interrupted are saved when the same user is back; unfinished text waits", async () => {
  const { edits, signIn } = await openRefused();
  const [refused] = edits();
  await press("End");
  signIn();
  await press("Ana");
  expect([stock(0)?.value, stock(1)?.value]).toEqual(["41", "42"]);
  expect(edits()).toHaveLength(2);
  expect(edits()[1]?.input).toEqual(refused?.input);
  expect(screen.getAllByText("Saved")).toHaveLength(1);
  // Still unsaved, it is kept again, and saved once its cell is left.
  await press("End");
  await press("Ana");
  expect(stock(1)?.value).toBe("42");
  expect(edits()).toHaveLength(2);
  await act(async () => fireEvent.blur(stock(1)!));
  expect(edits()[2]?.input).toEqual({
    productId: 2,
    change: { column: "stock", expected: ROWS[1]?.stock, value: 42 },
    key: expect.any(String),
  });
});

it("Another user does not get the edits of the one before, who does not get them back either", async () => {
  const { edits, signIn } = await openRefused();
  await press("End");
  signIn();
  await press("Ben");
  expect(stock(0)?.value).toBe(String(ROWS[0]?.stock));
  await press("End");
  await press("Ana");
  expect(stock(0)?.value).toBe(String(ROWS[0]?.stock));
  expect(edits()).toHaveLength(1);
});

it("Edits that someone leaves on purpose are not saved later", async () => {
  const { edits, signIn } = await openRefused();
  await press("Leave");
  signIn();
  await press("Ana");
  expect(stock(0)?.value).toBe(String(ROWS[0]?.stock));
  expect(edits()).toHaveLength(1);
});
