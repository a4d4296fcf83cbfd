import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ChangeForm } from "#client/features/boxes/my-boxes/change-form.tsx";
import type { Mine } from "#client/lib/boxes/my-box/my-box.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { answerQuestions } from "#tests/support/dom/leaving.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

it("A changed plan is not lost without a question", async () => {
  const asked = answerQuestions({ answer: false });
  const onDone = vi.fn<() => void>();
  await showAnswered(<ChangeForm mine={MINE} onDone={onDone} />, {});
  const close = () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  fireEvent.click(screen.getByRole("radio", { name: /^Large/ }));
  close();
  expect([asked.length, onDone.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole("radio", { name: /^Medium/ }));
  close();
  expect([asked.length, onDone.mock.calls.length]).toEqual([1, 1]);
});

describe("A plan that another window has changed", () => {
  const ELSEWHERE = { ...MINE.address, address: "9 Elm Street" };
  const answers = (read: () => unknown, change: (input: unknown) => unknown) => ({
    "boxes.own.choices": () => [],
    "boxes.own.terms": () => ({ weekdays: [2, 4] }),
    "payments.cards.list": () => [{ id: "pm_1", brand: "visa", last4: "4242", isDefault: true }],
    "accounts.customer.addresses": () => [],
    "boxes.own.read": read,
    "boxes.own.change": change,
  });
  const save = () => fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

  it("is sent along with the one shown", async () => {
    const calls = await showAnswered(
      <ChangeForm mine={MINE} onDone={() => {}} />,
      answers(
        () => MINE,
        () => null,
      ),
    );
    fireEvent.click(screen.getByRole("radio", { name: /^Large/ }));
    save();
    await expect
      .poll(() => calls.find(({ path }) => path === "boxes.own.change")?.input)
      .toMatchObject({ size: "large", shown: { size: "medium", address: MINE.address } });
  });

  it("is shown beside what was typed, which stays and replaces it only when saved again", async () => {
    let now: Mine = { ...MINE, address: ELSEWHERE, window: "evening" };
    let refused = false;
    const calls = await showAnswered(
      <ChangeForm mine={MINE} onDone={() => {}} />,
      answers(
        () => now,
        () => {
          if (refused) return null;
          refused = true;
          throw refusal("conflict", "Changed in another window.", "address");
        },
      ),
    );
    fireEvent.change(field(/^Street/), { target: { value: "1 Oak Street" } });
    save();
    const note = await screen.findByRole("alert");
    expect(note.textContent).toContain("Address: 9 Elm Street, Petaluma");
    expect(note.textContent).not.toContain("Window:");
    expect(field(/^Street/).value).toBe("1 Oak Street");
    expect(field(/^Window/).value).toBe("evening");
    now = { ...now, address: { ...MINE.address, address: "1 Oak Street" } };
    save();
    const changes = () => calls.filter(({ path }) => path === "boxes.own.change");
    await expect
      .poll(() => changes()[1]?.input)
      .toMatchObject({
        window: "evening",
        address: { address: "1 Oak Street" },
        shown: { window: "evening", address: ELSEWHERE },
      });
  });
});
