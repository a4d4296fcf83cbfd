import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { OrdersPage } from "#client/features/orders/admin-orders/orders-page.tsx";
import { PaymentsPage } from "#client/features/payments/admin-payments/payments-page.tsx";
import { figureList } from "#shared/analytics/analytics.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const WEEK = { from: "2026-11-22", to: "2026-11-28" };

/** Opens a list at the address of a figure's card, and shows all days again. Returns what was asked both times. */
async function listed(page: ReactNode, path: string, figure: "orders" | "refunds") {
  const none = () => ({ rows: [], total: 0 });
  const calls = await showAnswered(page, { [path]: none }, figureList(figure, WEEK));
  const asked = () => calls.findLast((call) => call.path === path)?.input;
  const first = asked();
  fireEvent.click(await screen.findByRole("button", { name: /. Show all days$/u }));
  await expect.poll(() => asked() === first).toBe(false);
  return { first, later: asked() };
}

it("The orders behind a card are those of its period, until all days are shown again", async () => {
  const { first, later } = await listed(<OrdersPage />, "admin.orders.page", "orders");
  expect(first).toMatchObject({ state: "standing", placed: WEEK });
  expect(later).toMatchObject({ state: "standing" });
  expect(later).not.toHaveProperty("placed.from");
});

it("The payments behind a card are those refunded in its period", async () => {
  const { first, later } = await listed(<PaymentsPage />, "admin.payments.page", "refunds");
  expect(first).toMatchObject({ refunds: "standing", refunded: WEEK });
  expect(later).toMatchObject({ refunds: "standing" });
  expect(later).not.toHaveProperty("refunded.from");
});
