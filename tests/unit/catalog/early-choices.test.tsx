import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useEarlyBoxes } from "#client/features/catalog/shop/use-early-boxes.ts";
import type { ShopSearch } from "#shared/catalog/shop/shop-search.ts";

afterEach(cleanup);

/** The address after what was chosen before the filters' script was there. */
function searchAfter(...early: [mark: string, left: boolean | string][]): ShopSearch {
  let search: ShopSearch = { diet: "vegan" };
  const now = performance.now();
  window.earlyBoxes = early.map(([mark, left]) => [mark, left, now]);
  renderHook(() => useEarlyBoxes((change) => (search = change(search))));
  return search;
}

it("An order that was chosen before the filters' script is there is kept beside the boxes", () => {
  expect(searchAfter(["sort", "name"], ["category bakery", true])).toEqual({
    diet: "vegan",
    category: "bakery",
    sort: "name",
  });
});

it("The last of several orders counts", () => {
  expect(searchAfter(["sort", "name"], ["sort", "price"])).toEqual({
    diet: "vegan",
    sort: "price",
  });
});

it("An order that the shop does not know changes nothing", () => {
  expect(searchAfter(["sort", "luck"])).toEqual({ diet: "vegan" });
});
