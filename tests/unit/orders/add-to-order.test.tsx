import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AddToOwnOrder } from "#client/lib/orders/adding/add-to-order.tsx";
import { addDays, businessDayAt, formatDayShort, weekdayName } from "#shared/time.ts";
import { showAnswered } from "#tests/support/answered.tsx";

afterEach(cleanup);

it.each([
  [6, weekdayName],
  [7, formatDayShort],
] as const)("an order in %s days is named by its day without ambiguity", async (ahead, named) => {
  const day = addDays(businessDayAt(new Date()), ahead);
  await showAnswered(<AddToOwnOrder product={{ id: 1, name: "Carrots" }} />, {
    "orders.addable": () => [{ number: "FUR-1", day, window: "morning", until: day }],
  });
  const button = await screen.findByRole("button");
  expect(button.textContent).toBe(`Add to ${named(day)} order FUR-1: Carrots`);
});
