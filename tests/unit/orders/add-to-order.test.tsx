import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AddToOwnOrder } from "#client/lib/orders/adding/add-to-order.tsx";
import { addDays, formatDayShort, weekdayName } from "#shared/time.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

const TODAY = "2026-11-24";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T20:00:00Z`) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  [6, weekdayName],
  [7, formatDayShort],
] as const)("an order in %s days is named by its day without ambiguity", async (ahead, named) => {
  const day = addDays(TODAY, ahead);
  await showAnswered(<AddToOwnOrder product={{ id: 1, name: "Carrots" }} />, {
    "orders.addable": () => [{ number: "FUR-1", day, window: "morning", until: day }],
  });
  const button = await screen.findByRole("button");
  expect(button.textContent).toBe(`Add to ${named(day)} order FUR-1: Carrots`);
});
