import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FIGURES, type Figures } from "#shared/analytics/analytics.ts";
import type { TrendPoint } from "#shared/analytics/trends.ts";
import { FigureCards } from "#client/features/analytics/figure-cards.tsx";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const WEEK = { from: "2026-11-23", to: "2026-11-24" };
const nothing: Figures = {
  sales: 0,
  orders: 0,
  netRevenue: 0,
  basket: 0,
  customers: 0,
  newCustomers: 0,
  returningCustomers: 0,
  refunds: 0,
  activeBoxes: 0,
  farmsLive: 0,
  payable: 0,
  refundShare: null,
  fillRate: null,
  onTime: null,
  skipRate: null,
};
const point = (day: string, part: Partial<TrendPoint>): TrendPoint => ({
  day,
  sales: 0,
  orders: 0,
  netRevenue: 0,
  basket: null,
  newCustomers: 0,
  refunds: 0,
  activeBoxes: 0,
  farmsLive: 0,
  payable: 0,
  refundShare: null,
  fillRate: null,
  onTime: null,
  skipRate: null,
  ...part,
});

const show = (more: Answers = {}) =>
  showAnswered(<FigureCards period={WEEK} />, {
    "admin.analytics.figures": () => ({
      now: { ...nothing, orders: 12, netRevenue: 123_456, refundShare: 0.034 },
      before: { ...nothing, orders: 10, netRevenue: -5_000, refundShare: 0.05 },
    }),
    "admin.analytics.trends": () => ({
      step: "day",
      points: [
        point("2026-11-23", { orders: 9, netRevenue: 130_000, fillRate: 0.9 }),
        point("2026-11-24", { orders: 3, netRevenue: -6_544, basket: 900, fillRate: 1 }),
      ],
    }),
    ...more,
  });
const card = async (name: string) => {
  const label = await screen.findByRole("heading", { name });
  return within(label.closest("li")!);
};

it("Net revenue and refunds per sales are written with what they were before", async () => {
  await show();
  const revenue = await card("Net revenue");
  expectVisible(revenue.getByText("$1,234.56"));
  expectVisible(revenue.getByText("−$50.00 in the period before"));
  const refunds = await card("Refund rate");
  expectVisible(refunds.getByText("3.4%"));
  expectVisible(refunds.getByText("5.0% in the period before, down 1.6 points"));
});

it("The line of a figure tells screen readers its lowest and highest day", async () => {
  await show();
  const line = (await card("Net revenue")).getByRole("img");
  expect(line.getAttribute("aria-label")).toBe(
    "By day. Lowest: −$65.44, Tue Nov\u00a024. Highest: $1,300.00, Mon Nov\u00a023.",
  );
});

it("The line of a share says how many days each of its points covers, as does its definition", async () => {
  await show();
  const fill = await card("Fill rate");
  const words = "Each point of the line is the share of the 2 days up to it.";
  expect(fill.getByRole("img").getAttribute("aria-label")).toBe(
    `By day. Lowest: 90.0%, Mon Nov\u00a023. Highest: 100.0%, Tue Nov\u00a024. ${words}`,
  );
  expect(fill.getByText(/Units ordered in the period/).textContent).toContain(words);
});

it("There is no line of a single known value, and none of an unknown share", async () => {
  await show();
  expect((await card("Average order")).queryByRole("img")).toBeNull();
  expect((await card("Refund rate")).queryByRole("img")).toBeNull();
});

it("Figures stay readable when their course does not load", async () => {
  await show({
    "admin.analytics.trends": () => {
      throw refusal("internal", "No");
    },
  });
  expectVisible((await card("Orders")).getByText("12"));
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getAllByRole("listitem")).toHaveLength(FIGURES.length);
});
