import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

/** Rows whose buttons remove them from the page, either before or after the question has closed. */
function Rows({ isGoneFirst }: { isGoneFirst: boolean }) {
  const [rows, setRows] = useState(["Leeks", "Beets", "Kale"]);
  const remove = (name: string) => setRows((before) => before.filter((row) => row !== name));
  return (
    <main>
      <a href="#add">Add</a>
      {rows.map((name) => (
        <div key={name}>
          <a href={`#${name}`}>{`Change ${name}`}</a>
          <ConfirmButton
            label={`Remove ${name}`}
            question="Sure?"
            onConfirm={() => (isGoneFirst ? Promise.resolve(remove(name)) : undefined)}
          />
          <button type="button" onClick={() => remove(name)}>{`Gone ${name}`}</button>
        </div>
      ))}
    </main>
  );
}

async function confirm(name: string) {
  const button = screen.getByRole("button", { name: `Remove ${name}` });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole("dialog");
  const yes = [...dialog.querySelectorAll("button")].at(-1)!;
  yes.focus();
  await act(async () => fireEvent.click(yes));
}

const focused = () => document.activeElement?.textContent;

it("removing a row moves the focus to the next row, or to the one before", async () => {
  await showAnswered(<Rows isGoneFirst />, {});
  await confirm("Beets");
  await waitFor(() => expect(focused()).toBe("Change Kale"));
  await confirm("Kale");
  await waitFor(() => expect(focused()).toBe("Gone Leeks"));
});

it("a row that is removed after its question has closed leaves the focus nearby as well", async () => {
  await showAnswered(<Rows isGoneFirst={false} />, {});
  await confirm("Leeks");
  await waitFor(() => expect(focused()).toBe("Remove Leeks"));
  fireEvent.click(screen.getByText("Gone Leeks"));
  await waitFor(() => expect(focused()).toBe("Change Beets"));
});
