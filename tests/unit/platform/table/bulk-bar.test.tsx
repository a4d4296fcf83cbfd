import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type BulkAction, BulkBar } from "#client/ui/data-table/bulk-bar.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

/** Shows one action that fails. Returns one entry for each time it was reported as done. */
async function show(action: Partial<BulkAction>) {
  const done: string[] = [];
  const run = () => Promise.reject(new Error("down"));
  await showAnswered(
    <BulkBar
      actions={[{ label: "Hold", run, ...action }]}
      keys={["1", "2"]}
      name="orders"
      onDone={() => done.push("done")}
    />,
    {},
  );
  fireEvent.click(screen.getByRole("button", { name: "Hold" }));
  return done;
}

it("the reason stays in the dialog when the action fails", async () => {
  const done = await show({ needsReason: true, question: () => "Hold these?" });
  const reason = await screen.findByLabelText<HTMLInputElement>("Reason");
  fireEvent.change(reason, { target: { value: "The account is being checked." } });
  await act(async () => void fireEvent.submit(reason));
  expect(screen.getByLabelText<HTMLInputElement>("Reason").value).toBe(
    "The account is being checked.",
  );
  expect(done).toEqual([]);
});

it("an action without a question can be tried again when it fails", async () => {
  const done = await show({});
  await act(async () => {});
  expect(screen.getByRole("button", { name: "Hold" }).hasAttribute("data-loading")).toBe(false);
  expect(done).toEqual([]);
});
