import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { HomePage } from "#client/features/catalog/home/home-page.tsx";
import { BOX_SIZES, LEAST_BOX_PRICE } from "#shared/boxes/boxes.ts";
import { formatUsd } from "#shared/money.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const RECIPE = {
  slug: "kale-and-beans",
  title: "Kale and beans",
  summary: "A pot for a cold evening.",
  minutes: 35,
  servings: 4,
  diets: [],
  picture: "art/kale",
  forSale: 5,
  available: 4,
  inSeason: true,
};
const REVIEW = {
  id: "one",
  by: "Ana L.",
  month: "2026-10",
  rating: 2,
  text: "A little woody.",
  reply: null,
  product: { id: 7, name: "Beets" },
  farmName: "Fern Farm",
};
const failing = () => {
  throw refusal("internal", "Out of order");
};
const region = (name: string) => screen.findByRole("region", { name });

describe("The home page", () => {
  it("says from which price a weekly box is", async () => {
    await showAnswered(<HomePage own={null} />, {
      "catalog.homeStories": () => ({ recipe: null, reviews: [], boxFrom: LEAST_BOX_PRICE }),
    });
    const least = Math.min(...BOX_SIZES.map(({ price }) => price));
    const size = BOX_SIZES.find(({ price }) => price === least);
    expectVisible(
      within(await region("A box that knows your kitchen")).getByText(
        `From ${formatUsd(size?.price ?? BOX_SIZES[0].price)} a week`,
      ),
    );
  });

  it("suggests the recipe of the season with its minutes and a link", async () => {
    await showAnswered(<HomePage own={null} />, {
      "catalog.homeStories": () => ({ recipe: RECIPE, reviews: [] }),
    });
    const section = await region("Cook what is in season");
    expect(within(section).getByRole("link", { name: "Kale and beans" }).getAttribute("href")).toBe(
      "/recipes/kale-and-beans",
    );
    expect(section.textContent).toContain("35 min");
    expect(section.textContent).toContain("4 of 5 ingredients are in the shop");
    expect(screen.queryByRole("region", { name: "What buyers wrote last" })).toBeNull();
  });

  it("shows the latest reviews with the month they were written in", async () => {
    await showAnswered(<HomePage own={null} />, {
      "catalog.homeStories": () => ({ recipe: null, reviews: [REVIEW] }),
    });
    const section = await region("What buyers wrote last");
    expect(section.textContent).toContain("Ana L., Oct 2026");
    expectVisible(within(section).getByRole("img", { name: "2 of 5 stars" }));
    expect(within(section).getByRole("link", { name: "Beets" }).getAttribute("href")).toBe(
      "/products/7",
    );
    expect(screen.queryByRole("region", { name: "Cook what is in season" })).toBeNull();
  });

  it("still shows its other sections if the goods do not load", async () => {
    await showAnswered(<HomePage own={null} />, {
      "catalog.home": failing,
      "catalog.homeStories": () => ({ recipe: RECIPE, reviews: [REVIEW] }),
    });
    await screen.findByText("This week’s harvest did not load");
    for (const name of [
      "A box that knows your kitchen",
      "Our guarantee",
      "Cook what is in season",
      "What buyers wrote last",
    ]) {
      expectVisible(await region(name));
    }
  });

  it("still shows the goods if recipe and reviews do not load", async () => {
    await showAnswered(<HomePage own={null} />, { "catalog.homeStories": failing });
    await region("This week’s harvest");
    await region("Our guarantee");
    expect(screen.queryByRole("region", { name: "Cook what is in season" })).toBeNull();
  });
});
