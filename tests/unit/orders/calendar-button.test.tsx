import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CalendarButton } from "#client/lib/orders/calendar-button.tsx";
import type { OrderState } from "#shared/orders/order.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

type Order = Parameters<typeof CalendarButton>[0]["order"];

it.each<[OrderState, boolean]>([
  ["placed", true],
  ["out_for_delivery", true],
  ["delivered", false],
  ["canceled", false],
  ["refunded", false],
])("an order that is %s can be added to the calendar: %s", async (state, isOffered) => {
  await showAnswered(<CalendarButton order={{ state } as Order} />, {});
  expect(screen.queryByRole("button", { name: "Add to calendar" }) !== null).toBe(isOffered);
});
