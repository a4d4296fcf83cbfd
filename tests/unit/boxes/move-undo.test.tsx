import { notifications } from "@mantine/notifications";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MoveButton } from "#client/features/boxes/my-boxes/move-button.tsx";
import type { MyBox } from "#client/lib/boxes/my-box/my-box.ts";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

// Loaded before the tests: with its icons it takes about as long as a test waits for a toast.
await import("#client/lib/toasts/toasts.tsx");

afterEach(() => {
  act(() => notifications.clean());
  cleanup();
});

const BOX = {
  id: "box",
  day: "2026-12-09",
  movedFrom: "2026-12-08",
  chosenFrom: null,
  moves: [{ day: "2026-12-12", until: "2026-12-09T08:00:00.000Z" }],
} as unknown as MyBox;

it.each([
  ["a box on the day that replaces a holiday returns to its rhythm", BOX, null],
  [
    "a box that had been moved before returns to that day",
    { ...BOX, chosenFrom: "2026-12-08" },
    BOX.day,
  ],
])("after Undo, %s", async (_what, box, day) => {
  const calls = await showAnswered(
    <>
      <MoveButton box={box} />
      <ToastArea />
    </>,
    { "boxes.own.move": () => undefined },
  );
  fireEvent.click(screen.getByRole("button", { name: /^Move to another day/ }));
  fireEvent.click(await screen.findByLabelText(/Dec(ember)? 12/));
  fireEvent.click(screen.getByRole("button", { name: "Move the box", hidden: true }));
  fireEvent.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
  const sent = () =>
    calls.filter(({ path }) => path === "boxes.own.move").map(({ input }) => input);
  await expect.poll(sent).toEqual([
    { id: "box", day: "2026-12-12" },
    { id: "box", day },
  ]);
});
