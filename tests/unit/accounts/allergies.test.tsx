import { useIsFetching } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Allergies } from "#client/features/accounts/account-profile/allergies-form.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { type Answers, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

function Profile() {
  const utils = trpc.useUtils();
  const reading = useIsFetching();
  return (
    <>
      <button type="button" onClick={() => void utils.accounts.customer.allergies.invalidate()}>
        Again
      </button>
      <output>{reading}</output>
      <Allergies />
    </>
  );
}

it("keeps checked allergies while the saved ones are refetched", async () => {
  const answers: Answers = { "accounts.customer.allergies": () => [] };
  await showAnswered(<Profile />, answers);
  const milk = await screen.findByLabelText<HTMLInputElement>(/milk/i);
  fireEvent.click(milk);
  // Without an answer, the refetch stays pending.
  delete answers["accounts.customer.allergies"];
  fireEvent.click(screen.getByText("Again"));
  await waitFor(() => expect(document.querySelector("output")?.textContent).toBe("1"));
  expect(screen.getByLabelText<HTMLInputElement>(/milk/i).checked).toBe(true);
});

it("shows allergies added on another phone next to unsaved changes, and sends only the changes", async () => {
  const answers: Answers = { "accounts.customer.allergies": () => ["eggs"] };
  const calls = await showAnswered(<Profile />, answers);
  const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  fireEvent.click(await screen.findByLabelText(/milk/i));
  fireEvent.click(box(/eggs/i));
  answers["accounts.customer.allergies"] = () => ["eggs", "peanuts"];
  fireEvent.click(screen.getByText("Again"));
  await waitFor(() => expect(box(/peanuts/i).checked).toBe(true));
  expect([box(/milk/i).checked, box(/eggs/i).checked]).toEqual([true, false]);
  const save = screen.getByRole("button", { name: /save/i });
  fireEvent.click(save);
  await waitFor(() => expect(calls.at(-1)?.path).toBe("accounts.customer.changeAllergies"));
  expect(calls.at(-1)?.input).toEqual({ add: ["milk"], remove: ["eggs"] });
});
