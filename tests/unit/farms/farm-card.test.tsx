import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FarmCard } from "#client/features/farms/farms/list/farm-card.tsx";
import type { ShownFarm } from "#client/features/farms/farms/list/use-farms.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const farm: ShownFarm = {
  id: 3,
  name: "Tula Ridge",
  family: "Ridge",
  town: "Petaluma",
  miles: 37.4,
  sinceYear: 1998,
  tagline: "Roots and leaves",
  picture: "farm-test",
  status: "live",
  pausedUntil: null,
  products: 12,
  categories: ["vegetables", "herbs", "fruit", "flowers"],
  certifications: [],
  growing: [],
  untranslated: {},
};

const show = async (changes: Partial<ShownFarm> = {}) => {
  await showAnswered(<FarmCard farm={{ ...farm, ...changes }} eager={false} />, {
    "auth.current": () => null,
  });
  return screen.getByRole("article").textContent.replaceAll("\u00a0", " ");
};

describe("The card of a farm", () => {
  it("says whose it is, where, since when, and how much it has this week", async () => {
    const words = await show();
    expect(screen.getByRole("link", { name: "Tula Ridge" }).getAttribute("href")).toBe(
      "/farmers/3",
    );
    for (const part of ["Ridge", "Petaluma, 37 mi", "since 1998", "Roots and leaves"]) {
      expect(words).toContain(part);
    }
    expectVisible(screen.getByText("12 products this week"));
  });

  it("names at most three specialities, and no miles while no zip code is known", async () => {
    const words = await show({ miles: null });
    expect(words).toContain("Fruit");
    expect(words).not.toContain("Flowers");
    expect(words).not.toMatch(/\d mi/);
  });

  it("says of a farm on leave until when, and of one without goods that it has none", async () => {
    expect(await show({ status: "paused", pausedUntil: "2026-12-05" })).toMatch(
      /Taking a break until .*December 5, 2026/,
    );
    cleanup();
    expect(await show({ status: "paused" })).toContain("Taking a break for now");
    cleanup();
    expect(await show({ products: 0 })).toContain("Nothing to harvest this week");
  });
});
