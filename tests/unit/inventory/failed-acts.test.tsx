import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { BulkEditDialog } from "#client/features/inventory/farmer-inventory/bulk-edit/bulk-edit-dialog.tsx";
import { useBulkEdit } from "#client/features/inventory/farmer-inventory/bulk-edit/use-bulk-edit.ts";
import { ownPlace } from "#client/features/inventory/farmer-inventory/place.ts";
import { ImportButton } from "#client/features/inventory/farmer-inventory/transfer/import-button.tsx";
import { SAMPLE_ROWS } from "#client/features/inventory/inventory-demo/sample-rows.ts";
import { SameAsLastWeek } from "#client/features/inventory/farmer-inventory/last-week/same-as-last-week.tsx";
import { planBulkEdit } from "#shared/inventory/bulk-edit.ts";
import { cents } from "#shared/money.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PLACE = ownPlace(undefined);

it("checked lines stay in the dialog when importing them fails", async () => {
  const plan = {
    version: "1",
    added: [{ line: 2, name: "Leeks", price: "3.00", status: "draft" }],
    changed: [],
    unchanged: 0,
    errors: [],
  };
  const answers = [
    () => Response.json(plan),
    () => {
      throw new TypeError("offline");
    },
    () => Response.json(plan),
  ];
  vi.stubGlobal("fetch", async () => answers.shift()?.());
  let imported = 0;
  await showAnswered(<ImportButton place={PLACE} onDone={() => (imported += 1)} />, {});
  fireEvent.click(screen.getByRole("button", { name: "Import" }));
  fireEvent.change(await screen.findByLabelText("Or paste the lines here"), {
    target: { value: "name,price\nLeeks,3" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Check the lines" }));
  await screen.findByText("Choose another");
  const press = async () => {
    const buttons = screen.getAllByRole("button", { name: "Import" });
    await act(async () => void fireEvent.click(buttons.at(-1) ?? document.body));
  };
  await press();
  expect(screen.getByRole("alert").textContent).not.toBe("");
  expectVisible(screen.getByText(/Leeks/));
  await press();
  expect(imported).toBe(1);
});

const ROWS = SAMPLE_ROWS.slice(0, 2).map((row, at) =>
  Object.assign({ reserved: 0 }, row, { key: String(at + 1) }),
);

function Several() {
  const several = useBulkEdit(PLACE, () => {});
  const steps = planBulkEdit(ROWS, { kind: "stock", stock: 77 });
  return (
    <>
      <output>{several.changed}</output>
      <button type="button" onClick={() => void several.run({ asked: "stock", steps })}>
        Change
      </button>
      <button type="button" onClick={() => void several.undo()}>
        Undo
      </button>
    </>
  );
}

it("a bulk change whose undo failed can be undone later", async () => {
  let tries = 0;
  await showAnswered(<Several />, {
    "farmer.inventory.bulkEdit": () => {
      tries += 1;
      if (tries === 2) throw refusal("unavailable", "Not now.");
      return null;
    },
  });
  const press = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole("button", { name })));
  const changed = () => document.querySelector("output")?.textContent;
  await press("Change");
  expect(changed()).toBe("2");
  await press("Undo");
  expect(changed()).toBe("2");
  await press("Undo");
  expect(changed()).toBe("0");
});

type Rows = Parameters<typeof BulkEditDialog>[0]["rows"];

const RAISED: Rows = ROWS.map((row, at) => ({
  ...row,
  id: at + 1,
  category: "vegetables",
  picture: "print-apricot-nantes-carrots",
  price: cents(1000),
  sold: 0,
}));

/** A shelf that the server has changed although its answer did not come. */
function Shelf({ changed, via }: { changed: Rows; via: "dialog" | "last week" }) {
  const [rows, setRows] = useState(RAISED);
  const several = useBulkEdit(PLACE, () => setRows(changed));
  return (
    <>
      <output>{several.changed}</output>
      {via === "dialog" ? (
        <BulkEditDialog several={several} rows={rows} onClose={() => {}} />
      ) : (
        <SameAsLastWeek place={PLACE} rows={rows} several={several} />
      )}
    </>
  );
}

const lostThenRefused = (refused?: Error) => {
  const left = [new TypeError("offline"), refused];
  return () => {
    const error = left.shift();
    if (error) throw error;
    return { changed: 0 };
  };
};
const sent = (calls: Awaited<ReturnType<typeof showAnswered>>) =>
  calls.filter(({ path }) => path === "farmer.inventory.bulkEdit").map(({ input }) => input);

it("a raise whose answer was lost is sent again as it was, not on top of itself", async () => {
  const changed = RAISED.map((row) => ({ ...row, price: cents(1100) }));
  const calls = await showAnswered(<Shelf changed={changed} via="dialog" />, {
    "farmer.inventory.bulkEdit": lostThenRefused(),
  });
  fireEvent.change(await screen.findByLabelText("What to do"), {
    target: { value: "raise_share" },
  });
  fireEvent.change(screen.getByLabelText("Percent"), { target: { value: "10" } });
  const press = () =>
    act(async () => void fireEvent.click(screen.getByRole("button", { name: /^Change 2/ })));
  await press();
  expect(screen.getAllByText(/10\.00 → 11\.00/)).toHaveLength(2);
  await press();
  const [first, again] = sent(calls);
  expect(again).toEqual(first);
  expect(document.querySelector("output")?.textContent).toBe("2");
});

it("another act after a lost answer, or after a refusal, starts from the shelf as it is", async () => {
  const changed = RAISED.map((row) => ({ ...row, price: cents(1100) }));
  await showAnswered(<Shelf changed={changed} via="dialog" />, {
    "farmer.inventory.bulkEdit": lostThenRefused(refusal("conflict", "Leeks have changed.")),
  });
  fireEvent.change(await screen.findByLabelText("What to do"), {
    target: { value: "raise_share" },
  });
  const percent = (value: string) =>
    fireEvent.change(screen.getByLabelText("Percent"), { target: { value } });
  const press = () =>
    act(async () => void fireEvent.click(screen.getByRole("button", { name: /^Change 2/ })));
  percent("10");
  await press();
  percent("20");
  expect(screen.getAllByText(/11\.00 → 13\.20/)).toHaveLength(2);
  percent("10");
  await press();
  expect(screen.getAllByText(/11\.00 → 12\.10/)).toHaveLength(2);
});

it("last week's stock whose answer was lost does not add back what was sold since", async () => {
  const changed = RAISED.map((row) => ({ ...row, stock: 88, sold: 2 }));
  const calls = await showAnswered(<Shelf changed={changed} via="last week" />, {
    "farmer.inventory.lastWeek": () => ({
      from: "2026-11-16",
      to: "2026-11-22",
      stock: RAISED.map(({ id }) => ({ productId: id, units: 90 })),
    }),
    "farmer.inventory.bulkEdit": lostThenRefused(),
  });
  fireEvent.click(screen.getByRole("button", { name: "Same as last week" }));
  const press = async () => {
    const button = await screen.findByRole("button", { name: /^Set the stock of 2/ });
    await act(async () => void fireEvent.click(button));
  };
  await press();
  await press();
  const [first, again] = sent(calls);
  expect(again).toEqual(first);
});
