import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import { TodayPage } from "#client/features/farms/farmer-today/today-page.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const BALANCE = {
  earned: cents(0),
  inRun: cents(0),
  pending: cents(0),
  nextPayoutDay: "2026-12-01",
  delayDays: 7,
  smallest: cents(1000),
};
const quiet = {
  farm: { id: 1, name: "First Farm", status: "open" },
  today: "2026-11-27",
  nextCutOff: null,
  due: [],
  sheet: null,
  coming: [],
  thisWeek: cents(0),
  lastWeek: cents(0),
  balance: BALANCE,
  account: { state: "ready", needs: [], isTurnedDown: false },
  certificates: [],
  alerts: { low: { named: [], total: 0 }, unanswered: 0, questions: 0 },
  byTeam: { edits: [], total: 0 },
};
const show = (today: unknown) =>
  showAnswered(<TodayPage farmId={1} />, { "farmer.today": () => today });
const tasks = async () => within(await screen.findByRole("region", { name: "Do first" }));

describe("What a farm does first", () => {
  it("is nothing, in words, when nothing waits", async () => {
    await show(quiet);
    const first = await tasks();
    expectVisible(first.getByText("Nothing is waiting for you."));
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
      alerts: {
        low: { named: [{ id: 9, name: "Leeks", left: 0 }], total: 1 },
        unanswered: 2,
        questions: 1,
      },
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
    expectVisible(all.getByText("2 more things"));
    const question = all.getByText("1 question has no answer from you yet.", { exact: false });
    const link = within(question).getByRole("link", { name: "Answer questions", hidden: true });
    expect(link.getAttribute("href")).toContain("/dashboard/farmer/questions?standing=unanswered");
    const answer = all.getByText("Answer reviews");
    expect(answer.getAttribute("href")).toContain("standing=unanswered");
    expect(answer.closest("details")?.open).toBe(false);
  });
});

describe("The next payout on a farm's first page", () => {
  const account = { state: "ready", needs: [], isTurnedDown: false };
  const money = async (balance: Partial<typeof BALANCE>, more: object = { account }) => {
    await show({ ...quiet, balance: { ...BALANCE, ...balance }, ...more });
    return (await screen.findByRole("region", { name: "Money" })).textContent;
  };

  it("has its day and what it pays so far", async () => {
    expect(await money({ earned: cents(42_000) })).toMatch(
      /Next payout: .*December.1, \$420\.00 so far/,
    );
  });

  it("does not pay again what a payout under way pays", async () => {
    const both = await money({ earned: cents(42_000), inRun: cents(40_000) });
    expect(both).toMatch(/\$20\.00 so far/);
    expect(both).toContain("$400.00 is in a payout under way");
    cleanup();
    const one = await money({ earned: cents(42_000), inRun: cents(42_000) });
    expect(one).toContain("nothing to pay so far");
    expect(one).toContain("$420.00 is in a payout under way");
  });

  it("says when it is too little for a payout", async () => {
    const text = await money({ earned: cents(900) });
    expect(text).toContain("$9.00 so far. We pay once it reaches $10.00.");
  });

  it("is not announced while the payout account is not ready, which is something to do first", async () => {
    const none = { account: { state: "none", needs: [], isTurnedDown: false } };
    const text = await money({ earned: cents(42_000) }, none);
    expect(text).not.toContain("Next payout");
    expect(text).toContain("once your payout account is ready");
    const first = await tasks();
    expect(first.getByRole("listitem").textContent).toContain("payout account");
    expect(first.getByRole("link").getAttribute("href")).toBe("/dashboard/farmer/sales");
  });
});

describe("What the team changed", () => {
  const edit = {
    id: 3,
    at: "2026-11-27T18:00:00.000Z",
    action: "inventory.changed",
    detail: { product: "Leeks", price: { from: 500, to: 475 } },
  };

  it("is listed with the values before and after, and the older ones are counted", async () => {
    await show({ ...quiet, byTeam: { edits: [edit], total: 3 } });
    const list = within(await screen.findByRole("region", { name: "Changed by our team" }));
    expect(list.getByRole("listitem").textContent).toMatch(/changed.*Leeks.*\$5\.00 → \$4\.75/);
    expectVisible(list.getByText("and 2 earlier changes"));
  });

  it("is not mentioned when it was nothing", async () => {
    await show(quiet);
    await tasks();
    expect(screen.queryByRole("region", { name: "Changed by our team" })).toBeNull();
  });
});
