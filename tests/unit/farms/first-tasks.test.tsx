import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import { TodayPage } from "#client/features/farms/farmer-today/today-page.tsx";
import { showAnswered } from "#tests/support/answered.tsx";

afterEach(cleanup);

const quiet = {
  farm: { id: 1, name: "First Farm", status: "open" },
  today: "2026-11-27",
  nextCutOff: null,
  due: [],
  sheet: null,
  coming: [],
  thisWeek: cents(0),
  lastWeek: cents(0),
  balance: { earned: cents(0), pending: cents(0), nextPayoutDay: "2026-12-01", delayDays: 7 },
  certificates: [],
  alerts: { low: { named: [], total: 0 }, unanswered: 0 },
};
const show = (today: unknown) =>
  showAnswered(<TodayPage farmId={1} />, { "farmer.today": () => today });
const tasks = async () => within(await screen.findByRole("region", { name: "Do first" }));

describe("What a farm does first", () => {
  it("is nothing, in words, when nothing waits", async () => {
    await show(quiet);
    const first = await tasks();
    expect(first.getByText("Nothing is waiting for you.")).toBeTruthy();
    expect(first.queryByRole("listitem")).toBeNull();
  });

  it("are three things, each with its page, and the others are folded below them", async () => {
    await show({
      ...quiet,
      due: [{ day: "2026-11-28", lines: 3, waiting: 2, units: 5 }],
      certificates: [
        {
          id: 4,
          what: "ended",
          certification: "usda-organic",
          name: null,
          validTo: "2026-11-20",
          renewalWaits: false,
        },
      ],
      alerts: { low: { named: [{ id: 9, name: "Leeks", left: 0 }], total: 1 }, unanswered: 2 },
    });
    const all = await tasks();
    const [first] = all.getAllByRole("list");
    if (!first) throw new Error("no list");
    const lines = within(first).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^Harvest for .*28: 2 lines to do\. Open the harvest$/),
      expect.stringMatching(/ended on .* Open your certificates$/),
      "Running low: Leeks (none left). Open your inventory",
    ]);
    expect(all.getByText("1 more thing")).toBeTruthy();
    const answer = all.getByText("Answer reviews");
    expect(answer.getAttribute("href")).toContain("standing=unanswered");
    expect(answer.closest("details")?.open).toBe(false);
  });
});
