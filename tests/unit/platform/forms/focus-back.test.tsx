import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

/** A page with the toast area, which every page has and which restores the focus. */
function Page() {
  const [isWaiting, setWaiting] = useState(false);
  return (
    <>
      <button type="button" disabled={isWaiting} onClick={() => setWaiting(true)}>
        Save
      </button>
      <input aria-label="Name" />
      <ToastArea />
    </>
  );
}

const active = () => document.activeElement?.textContent || document.activeElement?.tagName;

it.each([
  ["nowhere", "Save"],
  ["in a field", "INPUT"],
])("a button that was disabled while the focus was %s leaves it at %s", async (where, there) => {
  await showAnswered(<Page />, {});
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  save.focus();
  fireEvent.click(save);
  await waitFor(() => expect(save.disabled).toBe(true));
  // As a browser does when the button is disabled.
  save.blur();
  if (where === "in a field") screen.getByLabelText("Name").focus();
  save.disabled = false;
  await waitFor(() => expect(active()).toBe(there));
});
