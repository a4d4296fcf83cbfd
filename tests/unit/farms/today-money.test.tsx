import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TodayPage } from "#client/features/farms/farmer-today/today-page.tsx";
import { cents } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const TODAY = {
  farm: { id: 1, name: "First Farm", status: "open" },
  today: "2026-11-27",
  nextCutOff: { at: "2026-11-28T08:00:00.000Z", day: "2026-11-29" },
  due: [{ day: "2026-11-28", lines: 3, waiting: 2, units: 5 }],
  sheet: null,
  coming: [{ day: "2026-11-29", lines: 1, waiting: 1, units: 4 }],
  thisWeek: cents(12_300),
  lastWeek: cents(9_050),
  balance: {
    earned: cents(20_000),
    inRun: cents(0),
    pending: cents(3_300),
    nextPayoutDay: "2026-12-01",
    delayDays: 7,
    smallest: cents(1_000),
  },
  account: { state: "ready", needs: [], isTurnedDown: false },
  certificates: [],
  alerts: { low: { named: [], total: 0 }, unanswered: 0, questions: 0 },
  byTeam: { edits: [], total: 0 },
};
const show = () => showAnswered(<TodayPage farmId={1} />, { "farmer.today": () => TODAY });

it("A farm's first page says when orders close next, and for which day", async () => {
  await show();
  const next = within(await screen.findByRole("region", { name: "Next cut-off" }));
  expectVisible(next.getByRole("heading", { name: /^(today|Fri Nov\s27), 11:59\sPM$/iu }));
  expectVisible(next.getByText(/^Then orders for Sunday, November\s29 close/u));
});

it("A farm's first page compares this week's sales with the last week's, by the same day", async () => {
  await show();
  const money = within(await screen.findByRole("region", { name: "Money" }));
  const figures = money.getAllByRole("term").map((term) => term.parentElement?.textContent);
  expect(figures.slice(0, 2)).toEqual(["Sold this week$123.00", "By this day last week$90.50"]);
  expectVisible(money.getByText(/^Next payout: Tuesday, December\s1, \$200\.00 so far$/u));
});

it("A farm's first page leads from each day to its harvest, and says how far it is", async () => {
  await show();
  const days = within(await screen.findByRole("region", { name: "To harvest" }));
  const [due, coming] = days.getAllByRole("link");
  expect(due?.textContent).toMatch(/1 of 3 lines ready5 units$/u);
  expect(due?.getAttribute("href")).toContain("day=2026-11-28");
  expect(coming?.textContent).toMatch(/So far, orders are open4 units$/u);
});
