import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ReconciliationPage } from "#client/features/payments/admin-reconciliation/reconciliation-page.tsx";
import { NO_TOTALS } from "#shared/payments/reconciliation/reconciliation.ts";
import { type Call, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const OVERVIEW = "admin.reconciliation.overview";
const AT = "2026-11-25T11:13:00.000Z";
const run = (facts: object = {}) => ({
  id: "run-1",
  state: "done",
  begunAt: AT,
  endedAt: AT,
  since: null,
  newestAt: AT,
  read: 1234,
  totals: NO_TOTALS.map((total) =>
    total.kind === "charge"
      ? { ...total, ours: 500, theirs: 500, oursCount: 1, theirsCount: 1 }
      : total,
  ),
  open: 0,
  expected: 0,
  difference: 0,
  failures: 0,
  ...facts,
});
const NOTHING = {
  open: 0,
  expected: 0,
  difference: 0,
  newest: null,
  underWay: null,
  differences: [],
  runs: [],
};
const clean = { ...NOTHING, newest: run(), runs: [run()] };

const show = (overview: object, answers: object = {}): Promise<Call[]> =>
  showAnswered(<ReconciliationPage />, { [OVERVIEW]: () => overview, ...answers });

describe("The page of the reconciliation", () => {
  it("says that nothing was compared yet", async () => {
    await show(NOTHING);
    expectVisible(await screen.findByRole("heading", { name: "Nothing has been compared yet" }));
  });

  it("says that both sides agree, and lists the kinds that occurred", async () => {
    await show(clean);
    expectVisible(await screen.findByText("Difference $0.00"));
    expect(screen.getByRole("status").textContent).toContain("nothing to look into.");
    const totals = screen.getByRole("region", { name: "Both sides by kind" });
    const rows = within(totals).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "KindOur booksProviderDifference",
      "Payments$5.00$5.00$0.00",
      "Total$5.00$5.00$0.00",
    ]);
  });

  it("shows the progress of a comparison that is running", async () => {
    const underWay = run({ id: "run-2", state: "running", endedAt: null });
    await show({ ...clean, underWay });
    expectVisible(await screen.findByText("Comparing now: 1,234 transactions read so far."));
    expectVisible(screen.getByRole("progressbar"));
  });

  it("says that the provider does not answer, and keeps the results from before", async () => {
    await show({ ...clean, underWay: run({ id: "run-2", state: "failed", failures: 2 }) });
    expect((await screen.findByRole("alert")).textContent).toContain("We asked 2 times.");
    expect(screen.getByRole("status").textContent).toContain("Difference $0.00");
  });

  it("requests a comparison once, and says that it is about to start", async () => {
    const calls = await show(clean, { "admin.reconciliation.check": () => undefined });
    fireEvent.click(await screen.findByRole("button", { name: "Compare now" }));
    expectVisible(await screen.findByText("The comparison is about to start."));
    expect(calls.filter(({ path }) => path === "admin.reconciliation.check")).toHaveLength(1);
  });

  it("can be loaded again after it failed to load", async () => {
    const calls = await showAnswered(<ReconciliationPage />, {
      [OVERVIEW]: () => {
        throw new Error("down");
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: /again/i }));
    expect(calls.length).toBeGreaterThan(1);
  });
});
