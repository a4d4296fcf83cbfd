import { describe, expect, it } from "vitest";
import {
  numberOf,
  quarterOf,
  quartersBetween,
  quartersFile,
  quartersPath,
} from "#shared/analytics/quarters.ts";

describe("A calendar quarter", () => {
  it.each([
    ["2026-01-01", "2026-01-01", "2026-03-31"],
    ["2026-03-31", "2026-01-01", "2026-03-31"],
    ["2026-04-01", "2026-04-01", "2026-06-30"],
    ["2024-02-29", "2024-01-01", "2024-03-31"],
    ["2026-09-30", "2026-07-01", "2026-09-30"],
    ["2026-12-31", "2026-10-01", "2026-12-31"],
  ])("that holds %s lasts from %s to %s", (day, from, to) => {
    expect(quarterOf(day)).toEqual({ from, to });
  });

  it("has its place in its year", () => {
    const days = ["2025-12-31", "2026-01-01", "2026-06-30", "2026-08-15"];
    expect(days.map((day) => numberOf(quarterOf(day)))).toEqual([
      { nth: 4, year: 2025 },
      { nth: 1, year: 2026 },
      { nth: 2, year: 2026 },
      { nth: 3, year: 2026 },
    ]);
  });
});

describe("The quarters between two days", () => {
  it("are all of them without a gap, newest first", () => {
    expect(quartersBetween("2025-08-15", "2026-04-01").map(({ from }) => from)).toEqual([
      "2026-04-01",
      "2026-01-01",
      "2025-10-01",
      "2025-07-01",
    ]);
  });

  it("are one within a quarter", () => {
    expect(quartersBetween("2026-10-01", "2026-10-01")).toEqual([quarterOf("2026-11-30")]);
  });
});

it("The file of the quarters has an address and a name in each language", () => {
  expect([quartersFile("en"), quartersFile("es")]).toEqual([
    "furrow-impact.csv",
    "furrow-impacto.csv",
  ]);
  expect([quartersPath("en"), quartersPath("es")]).toEqual(["/impact.csv", "/es/impact.csv"]);
});
