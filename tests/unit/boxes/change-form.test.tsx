import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ChangeForm } from "#client/features/boxes/my-boxes/change-form.tsx";
import type { Mine } from "#client/lib/boxes/my-box/my-box.ts";
import { showAnswered } from "#tests/support/answered.tsx";

// A textarea that grows with its text listens to document.fonts, which this DOM does not have.
Object.defineProperty(document, "fonts", { value: new EventTarget() });

afterEach(cleanup);

const WEEKDAYS: Record<string, number[]> = { 94952: [2, 4], 95060: [3, 5] };
const MINE = {
  size: "medium",
  everyWeeks: 1,
  weekday: 2,
  window: "morning",
  without: [],
  never: [],
  cardId: "pm_1",
  address: {
    address: "1 Main Street",
    city: "Petaluma",
    zipCode: "94952",
    phone: "",
    specialInstructions: "",
  },
} as unknown as Mine;

it("names excluded goods even if they have left the shop", async () => {
  const never = [{ id: 412, name: "Quince" }];
  await showAnswered(<ChangeForm mine={{ ...MINE, never }} onDone={() => {}} />, {
    "boxes.own.choices": () => [{ id: 7, name: "Kale" }],
  });
  // Once among the chosen goods and once in the list of choices.
  expect(await screen.findAllByText("Quince")).toHaveLength(2);
  expect(screen.queryByText("412")).toBeNull();
});

it("offers the days of the zip code that is typed, and sends the day that is shown", async () => {
  const calls = await showAnswered(<ChangeForm mine={MINE} onDone={() => {}} />, {
    "boxes.own.terms": (input) => ({ weekdays: WEEKDAYS[(input as { zipCode: string }).zipCode] }),
    "boxes.own.choices": () => [],
    "payments.cards.list": () => [],
    "accounts.customer.addresses": () => [],
  });
  const day = screen.getByLabelText<HTMLSelectElement>("Day");
  const shown = () =>
    within(day)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  await expect.poll(shown).toEqual(["Tuesdays", "Thursdays"]);
  fireEvent.change(screen.getByLabelText(/^Zip code/), { target: { value: "95060" } });
  await expect.poll(shown).toEqual(["Wednesdays", "Fridays"]);
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await expect
    .poll(() => calls.find(({ path }) => path === "boxes.own.change")?.input)
    .toMatchObject({
      weekday: 3,
    });
  expect(day.value).toBe("3");
});
