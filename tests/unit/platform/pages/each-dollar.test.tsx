import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { EachDollar } from "#client/features/platform/story/dollar/each-dollar.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const SPLIT = { farms: 804, delivery: 21, fees: 33, refunds: 12, discounts: 5, market: 125 };
const DOLLAR = { months: { from: "2025-11", to: "2026-10" }, orders: 1_234, split: SPLIT };

const show = (answer: () => unknown) =>
  showAnswered(
    <>
      <h1>Our story</h1>
      <EachDollar />
    </>,
    { "analytics.figures.dollar": answer },
  );
const section = () => screen.getByRole("region", { name: "Where each dollar goes" });
const rows = () =>
  within(section())
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("cell").textContent);

describe("Where each dollar goes", () => {
  it("is a chart that names its parts, beside a table whose rows sum to 100%, with its months", async () => {
    await show(() => DOLLAR);
    await screen.findByRole("table");
    expect(within(section()).getByRole("img").getAttribute("aria-label")).toBe(
      "Of each dollar: Farms 80.4%, Delivery 2.1%, Payment fees 3.3%, Refunds that we bear 1.2%, Discounts from us 0.5%, and Left for the market 12.5%",
    );
    expect(rows()).toEqual(["80.4%", "2.1%", "3.3%", "1.2%", "0.5%", "12.5%", "100.0%"]);
    const { textContent } = section();
    expect(textContent?.replaceAll("\u00a0", " ")).toContain(
      "As of the end of Oct 2026: 1,234 orders delivered since the start of Nov 2025",
    );
  });

  it("says so if the market paid more than its commission, and draws no negative part", async () => {
    await show(() => ({ ...DOLLAR, split: { ...SPLIT, refunds: 142, market: -5 } }));
    await screen.findByRole("table");
    expect(rows()).toEqual(["80.4%", "2.1%", "3.3%", "14.2%", "0.5%", "−0.5%", "100.0%"]);
    expect(within(section()).getByRole("img").children).toHaveLength(5);
    expect(section().textContent).toContain("We paid more for these orders");
  });

  it("says from when on it is shown if there are too few orders", async () => {
    await show(() => ({ ...DOLLAR, orders: 19, split: null }));
    expect((await screen.findByText(/^Not enough data yet/)).textContent).toContain("20 orders");
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("leaves the rest of the page if it cannot be read, and tries again on request", async () => {
    let fails = true;
    await show(() => {
      if (fails) throw refusal("busy", "We are busy right now");
      return DOLLAR;
    });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Our story");
    expect((await screen.findByRole("alert")).textContent).toContain("We are busy right now");
    fails = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect((await screen.findByRole("table")).textContent).toContain("80.4%");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
