import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Quarters } from "#client/features/platform/story/quarters/quarters.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const FIGURES = {
  orders: 1_234,
  paid: 4_321_050,
  share: 8_140,
  farms: 12,
  households: 310,
  boxesDonated: 7,
  donated: 24_500,
};
const MARKET = {
  quarters: [
    {
      from: "2026-10-01",
      to: "2026-12-31",
      figures: { ...FIGURES, share: null, paid: null, donated: null },
    },
    { from: "2026-07-01", to: "2026-09-30", figures: null },
    { from: "2026-04-01", to: "2026-06-30", figures: FIGURES },
    { from: "2026-01-01", to: "2026-03-31", figures: { ...FIGURES, paid: null, donated: null } },
    {
      from: "2025-10-01",
      to: "2025-12-31",
      figures: { ...FIGURES, paid: 0, boxesDonated: 0, donated: 0 },
    },
  ],
  toDate: { ...FIGURES, orders: 2_480 },
  asOf: "2026-11-23T18:00:00Z",
};

const show = (answer: () => unknown) =>
  showAnswered(
    <>
      <h1>What it adds up to</h1>
      <Quarters />
    </>,
    { "analytics.figures.quarters": answer },
  );
const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      [...row.children].map((cell) => (cell.textContent ?? "").replaceAll("\u00a0", " ")),
    );

describe("The market quarter by quarter", () => {
  it("is a table with a caption, a row for each quarter, and all of them together", async () => {
    await show(() => MARKET);
    const table = await screen.findByRole("table", {
      name: "The market by calendar quarters, newest first",
    });
    const atEnd = "At the end of the quarter";
    const rest = ["$43,210.50", "81.4%", "12", "310", "7", "$245.00"];
    expect(rows()).toEqual([
      ["Oct to Dec 2026 so far", "1,234", atEnd, "", "12", "310", "7", atEnd],
      ["Jul to Sep 2026", "Not enough data"],
      ["Apr to Jun 2026", "1,234", ...rest],
      ["Jan to Mar 2026", "1,234", "Not enough data", "81.4%", "12", "310", "7", "Not enough data"],
      ["Oct to Dec 2025", "1,234", "$0.00", "81.4%", "12", "310", "0", "$0.00"],
      ["To date", "2,480", ...rest],
    ]);
    const heads = within(table).getAllByRole("columnheader");
    expect(heads).toHaveLength(8);
    const labels = within(table).getAllByRole("row")[3]!.querySelectorAll("td");
    expect([...labels].map((cell) => cell.dataset["label"])).toEqual(
      heads.slice(1).map((head) => head.textContent),
    );
  });

  it("says to date that money is told at the end, while no quarter with figures is over", async () => {
    const toDate = { ...FIGURES, paid: null, donated: null };
    await show(() => ({ ...MARKET, quarters: MARKET.quarters.slice(0, 2), toDate }));
    await screen.findByRole("table");
    expect(rows().at(-1)?.[2]).toBe("At the end of the quarter");
    cleanup();
    await show(() => ({ ...MARKET, toDate }));
    await screen.findByRole("table");
    expect(rows().at(-1)?.[2]).toBe("Not enough data");
  });

  it("can be downloaded, and says when it was counted", async () => {
    await show(() => MARKET);
    const link = await screen.findByRole("link", { name: "Download as CSV" });
    expect(link.getAttribute("href")).toBe("/impact.csv");
    expect(link.getAttribute("download")).toBe("furrow-impact.csv");
    expect(screen.getByText(/^Counted from our own books, as of .*10:00/)).toBeDefined();
  });

  it("says that “to date” leaves out quarters without enough data, if there are any", async () => {
    const leftOut = /“To date” leaves out the quarters with too few orders\./u;
    await show(() => MARKET);
    await screen.findByText(leftOut);
    cleanup();
    await show(() => ({ ...MARKET, quarters: [MARKET.quarters[2]] }));
    await screen.findByRole("table");
    expect(screen.queryByText(leftOut)).toBeNull();
  });

  it("says that there are not enough data to date either", async () => {
    await show(() => ({ ...MARKET, quarters: [MARKET.quarters[1]], toDate: null }));
    await screen.findByRole("table");
    expect(rows()).toEqual([
      ["Jul to Sep 2026", "Not enough data"],
      ["To date", "Not enough data"],
    ]);
  });

  it("says so if there are no orders yet", async () => {
    await show(() => ({ quarters: [], toDate: null, asOf: MARKET.asOf }));
    await screen.findByText("There is no quarter with orders yet.");
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("leaves the rest of the page if it cannot be read, and tries again on request", async () => {
    let fails = true;
    await show(() => {
      if (fails) throw refusal("busy", "We are busy right now");
      return MARKET;
    });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("What it adds up to");
    expect((await screen.findByRole("alert")).textContent).toContain("We are busy right now");
    fails = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("table");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
