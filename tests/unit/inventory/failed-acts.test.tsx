import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useBulkEdit } from "#client/features/inventory/farmer-inventory/bulk-edit/use-bulk-edit.ts";
import { ownPlace } from "#client/features/inventory/farmer-inventory/place.ts";
import { ImportButton } from "#client/features/inventory/farmer-inventory/transfer/import-button.tsx";
import { SAMPLE_ROWS } from "#client/features/inventory/inventory-demo/sample-rows.ts";
import { planBulkEdit } from "#shared/inventory/bulk-edit.ts";
import { refusal, showAnswered } from "#tests/support/answered.tsx";

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
  expect(screen.getByText(/Leeks/)).toBeTruthy();
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
      <button type="button" onClick={() => void several.run(steps)}>
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
