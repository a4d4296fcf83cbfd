import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { MoreInShop } from "#client/features/farms/farms/page/more-in-shop.tsx";
import { SeasonCalendar } from "#client/features/farms/farms/page/season-calendar.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const show = (shown: number, all: number) =>
  showAnswered(<MoreInShop shown={shown} all={all} slug="first-farm" />, {});

describe("A farm with more goods than its page shows", () => {
  it("links to all of them in the shop", async () => {
    await show(100, 130);
    const link = await screen.findByRole("link", { name: "See all 130 in the shop" });
    expect(link.getAttribute("href")).toBe("/shop?farm=first-farm");
  });

  it("links nowhere when its page shows them all", async () => {
    await show(100, 100);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("says how many crops its calendar leaves out", async () => {
    const crops = [{ name: "Leeks", months: [1, 2] }];
    await showAnswered(<SeasonCalendar crops={crops} all={31} month={11} />, {});
    expectVisible(await screen.findByText(/and 30 more/));
    cleanup();
    await showAnswered(<SeasonCalendar crops={crops} all={1} month={11} />, {});
    expect(screen.queryByText(/more/)).toBeNull();
  });
});
