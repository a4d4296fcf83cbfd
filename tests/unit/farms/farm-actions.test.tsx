import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FarmActions } from "#client/features/farms/admin-farms/farm-actions.tsx";
import type { FarmStatus } from "#shared/farms/farm-state.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const show = (status: FarmStatus, pausedUntil: string | null = null, guests = 0) =>
  showAnswered(
    <FarmActions
      farm={{ id: 7, name: "Hill Farm", status, pausedUntil, guests }}
      onDone={() => {}}
    />,
    { "admin.farms.move": () => null },
  );
const press = async (name: string, fill: (dialog: ReturnType<typeof within>) => void) => {
  fireEvent.click(screen.getByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Spoiled goods" } });
  fill(dialog);
  fireEvent.click(dialog.getByRole("button", { name }));
};

it.each([
  ["live", ["Pause", "Suspend"]],
  ["paused", ["Open", "Change the pause", "Suspend"]],
  ["suspended", ["Open", "Pause"]],
] as const)(
  "A farm that is %s can be moved wherever the market may move it",
  async (status, names) => {
    await show(status);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(names);
  },
);

it.each([
  ["live", "Pause", "Pause Hill Farm?"],
  ["paused", "Change the pause", "Keep Hill Farm paused?"],
  ["suspended", "Pause", "Pause Hill Farm instead of suspending it?"],
] as const)(
  "Before a farm that is %s is paused, the question says so",
  async (status, name, question) => {
    await show(status);
    fireEvent.click(screen.getByRole("button", { name }));
    expect((await screen.findByRole("dialog")).textContent).toContain(question);
  },
);

it("A farm that rests is suspended without opening it first", async () => {
  const calls = await show("paused");
  await press("Suspend", () => {});
  await expect
    .poll(() => calls)
    .toContainEqual({
      path: "admin.farms.move",
      input: { id: 7, to: "suspended", reason: "Spoiled goods" },
    });
});

it.each([
  [0, "Suspend Hill Farm? Its goods leave the shop right away and its page shows only its name."],
  [
    14,
    "Suspend Hill Farm? Its goods leave the shop right away and its page shows only its name. 14 people have places at its open days and are not told: cancel those as well.",
  ],
])(
  "Before a farm with %s expected guests is suspended, the team reads of them",
  async (guests, question) => {
    await show("live", null, guests);
    fireEvent.click(screen.getByRole("button", { name: "Suspend" }));
    expect((await screen.findByRole("dialog")).textContent).toContain(question);
    expect(screen.queryByText(/have places/) === null).toBe(guests === 0);
  },
);

it("A pause that has an end begins with it and can lose it", async () => {
  const calls = await show("paused", "2099-03-01");
  await press("Change the pause", (dialog) => {
    const until = dialog.getByLabelText("Back on");
    expect(until).toHaveProperty("value", "2099-03-01");
    fireEvent.change(until, { target: { value: "" } });
  });
  await expect
    .poll(() => calls)
    .toContainEqual({
      path: "admin.farms.move",
      input: { id: 7, to: "paused", reason: "Spoiled goods" },
    });
});
