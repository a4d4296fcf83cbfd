import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useEarlyBoxes } from "#client/features/catalog/shop/use-early-boxes.ts";
import type { ShopSearch } from "#shared/catalog/shop/shop-search.ts";

afterEach(cleanup);

/** The shop's search after choices that were made before the script of the filters had loaded. */
function searchAfter(...early: [mark: string, left: boolean | string][]): ShopSearch {
  let search: ShopSearch = { diet: "vegan" };
  const now = performance.now();
  window.earlyBoxes = early.map(([mark, left]) => [mark, left, now]);
  renderHook(() => useEarlyBoxes((change) => (search = change(search))));
  return search;
}

it("A sort order chosen before the script of the filters loads is kept along with the checked boxes", () => {
  expect(searchAfter(["sort", "name"], ["category bakery", true])).toEqual({
    diet: "vegan",
    category: "bakery",
    sort: "name",
  });
});

it("The last of several sort orders counts", () => {
  expect(searchAfter(["sort", "name"], ["sort", "price"])).toEqual({
    diet: "vegan",
    sort: "price",
  });
});

it("An unknown sort order changes nothing", () => {
  expect(searchAfter(["sort", "luck"])).toEqual({ diet: "vegan" });
});
