import { cleanup, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { PressFigures } from "#client/features/platform/company/press-figures.tsx";
import { cents } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const FIGURES = {
  farms: 13,
  products: 152,
  orders: 47,
  shown: { households: 31, earnedByFarms: cents(123_456), farmCents: 83, payoutDays: 6 },
  asOf: "2026-11-24T07:30:00.000Z",
};

async function shown(figures: object): Promise<Record<string, string>> {
  await showAnswered(
    <Suspense>
      <PressFigures />
    </Suspense>,
    { "analytics.figures.market": () => ({ ...FIGURES, ...figures }) },
  );
  await screen.findByText(/counted from our own books/);
  return Object.fromEntries(
    screen
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ""]),
  );
}

describe("The figures on the press page", () => {
  it("are those of our records, with the business's day of when they were counted", async () => {
    const facts = await shown({});
    expect(Object.values(facts)).toEqual([
      "13",
      "152",
      "47",
      "31",
      "$1,234.56",
      "83¢",
      "6 days of delivery",
    ]);
    expect(screen.getByText(/counted from our own books/).textContent).toBe(
      "As of November 23, 2026, counted from our own books.",
    );
    cleanup();
    const later = Object.values(
      await shown({ farms: 14, orders: 48, asOf: "2026-11-24T08:00:00Z" }),
    );
    expect(later.slice(0, 3)).toEqual(["14", "152", "48"]);
    expect(screen.getByText(/^As of November 24, 2026/).isConnected).toBe(true);
  });

  it("leave out what is based on too few orders, and say from when on it is published", async () => {
    expect(Object.values(await shown({ shown: null }))).toEqual(["13", "152", "47"]);
    expect(screen.getByText(/counted from our own books/).textContent).toContain(
      "We publish earnings and households once there are 20 orders.",
    );
  });
});
