import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MarginsCard, ShortsCard } from "#client/features/analytics/goods-tables.tsx";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const WEEK = { from: "2026-11-22", to: "2026-11-28" };
const show = (answers: Answers) =>
  showAnswered(
    <>
      <ShortsCard period={WEEK} scope={{}} />
      <MarginsCard period={WEEK} scope={{}} />
    </>,
    {
      "admin.analytics.shorts": () => ({ rows: [], others: null }),
      "admin.analytics.margins": () => ({ rows: [], others: null }),
      ...answers,
    },
  );
const rowOf = async (name: string) => {
  const head = await screen.findByRole("rowheader", { name });
  return within(head.closest("tr")!)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
};

it("Shorts are listed by their reason, small ones together", async () => {
  await show({
    "admin.analytics.shorts": () => ({
      rows: [{ cause: "poor_quality", units: 1_200, amount: 504_000, orders: 900 }],
      others: { causes: 2, units: 6, amount: 2_520, orders: 6 },
    }),
  });
  expect(await rowOf("Poor quality")).toEqual(["1,200", "$5,040.00", "900"]);
  expect(await rowOf("All others")).toEqual(["6", "$25.20", "6"]);
  expectVisible(screen.getByText(/stands for 2 that are not listed/u));
});

it("Margins are listed by product and farm, losses with a minus, no share without sales", async () => {
  await show({
    "admin.analytics.margins": () => ({
      rows: [
        { id: 1, name: "Leeks", farm: "Tula Ridge", sales: 10_000, kept: 1_750, orders: 9 },
        { id: 2, name: "Leeks", farm: "Casa Moreno", sales: 4_000, kept: -310, orders: 7 },
        { id: 3, name: "Beets", farm: "Casa Moreno", sales: 0, kept: -420, orders: 5 },
      ],
      others: null,
    }),
  });
  expect(await rowOf("Leeks, Tula Ridge")).toEqual(["$100.00", "$17.50", "17.5%"]);
  expect(await rowOf("Leeks, Casa Moreno")).toEqual(["$40.00", "−$3.10", "−7.8%"]);
  expect(await rowOf("Beets, Casa Moreno")).toEqual(["$0.00", "−$4.20", "–"]);
});

it("Each card says when there is nothing, and one that fails leaves the other", async () => {
  await show({});
  await expect.poll(() => screen.queryAllByText("Nothing in this period.")).toHaveLength(2);
  cleanup();
  await show({
    "admin.analytics.shorts": () => {
      throw refusal("internal", "No");
    },
  });
  await expect.poll(() => screen.queryAllByRole("button", { name: "Try again" })).toHaveLength(1);
  expect(screen.getAllByText("Nothing in this period.")).toHaveLength(1);
});
