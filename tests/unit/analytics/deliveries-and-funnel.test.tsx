import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FunnelCard } from "#client/features/analytics/funnel-card.tsx";
import { OnTimeChart } from "#client/features/analytics/on-time-chart.tsx";
import { CohortTable } from "#client/features/analytics/cohort-table.tsx";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const WEEK = { from: "2026-11-22", to: "2026-11-28" };
const show = (answers: Answers) =>
  showAnswered(
    <>
      <FunnelCard period={WEEK} />
      <OnTimeChart period={WEEK} scope={{}} />
      <CohortTable period={WEEK} />
    </>,
    {
      "admin.analytics.funnel": () => ({ begun: 0, tried: 0, paid: 0, delivered: 0, again: 0 }),
      "admin.analytics.deliveries": () => ({
        step: "day",
        points: [{ day: WEEK.from, onTime: 0, late: 0 }],
      }),
      "admin.analytics.cohorts": () => [],
      ...answers,
    },
  );
const rowOf = async (name: string) => {
  const head = await screen.findByRole("rowheader", { name, hidden: true });
  return within(head.closest("tr")!).getAllByRole("cell", { hidden: true });
};
const texts = (cells: HTMLElement[]) => cells.map((cell) => cell.textContent);

it("Each step of the checkouts is compared with the one before and with all", async () => {
  await show({
    "admin.analytics.funnel": () => ({
      begun: 1_200,
      tried: 900,
      paid: 600,
      delivered: 450,
      again: 90,
    }),
  });
  expect(texts(await rowOf("Goods held"))).toEqual(["1,200", "–", "100.0%"]);
  expect(texts(await rowOf("Paid"))).toEqual(["600", "66.7%", "50.0%"]);
  expect(texts(await rowOf("Ordered again"))).toEqual(["90", "20.0%", "7.5%"]);
});

it("Below ten checkouts, a step says how many of them took it", async () => {
  await show({
    "admin.analytics.funnel": () => ({ begun: 12, tried: 9, paid: 3, delivered: 0, again: 0 }),
  });
  expect(texts(await rowOf("Tried to pay"))).toEqual(["9", "75.0%", "75.0%"]);
  expect(texts(await rowOf("Paid"))).toEqual(["3", "3 of 9", "25.0%"]);
  expect(texts(await rowOf("Ordered again"))).toEqual(["0", "–", "0.0%"]);
});

it("Deliveries are a table too, with a share from ten deliveries on", async () => {
  await show({
    "admin.analytics.deliveries": () => ({
      step: "day",
      points: [
        { day: "2026-11-27", onTime: 7, late: 2 },
        { day: "2026-11-28", onTime: 9, late: 1 },
      ],
    }),
  });
  expect(texts(await rowOf("Fri Nov\u00a027"))).toEqual(["7", "2", "–"]);
  expect(texts(await rowOf("Sat Nov\u00a028"))).toEqual(["9", "1", "90.0%"]);
});

it("Shares of those who came back are shaded by quarters, and stay text", async () => {
  await show({
    "admin.analytics.cohorts": () => [
      { month: "2026-07", customers: 12, active: [12, 1, 12, 0] },
      { month: "2026-06", customers: 8, active: [8, 1] },
      { month: "2026-08", customers: 3, active: null },
    ],
  });
  const cells = await rowOf("Jul 2026");
  expect(texts(cells)).toEqual(["12", "8%", "100%", "0%"]);
  expect(cells.map((cell) => cell.dataset["shade"])).toEqual([undefined, "1", "4", undefined]);
  expect(texts(await rowOf("Jun 2026"))).toEqual(["8", "1 of 8", "", ""]);
});

it("Each says when there is nothing, and one that fails leaves the others", async () => {
  await show({
    "admin.analytics.cohorts": () => {
      throw refusal("internal", "No");
    },
  });
  expectVisible(await screen.findByText("No checkouts were begun in this period."));
  expectVisible(screen.getByText("No deliveries in this period"));
  expectVisible(await screen.findByRole("alert"));
});
