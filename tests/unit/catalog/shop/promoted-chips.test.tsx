import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ShopFacets } from "#shared/catalog/shop/shop-counts.ts";
import type { ShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { AppliedFilters } from "#client/features/catalog/shop/applied-filters.tsx";
import { PromotedChips } from "#client/features/catalog/shop/promoted-chips.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const facets: ShopFacets = {
  total: 40,
  everyCategory: 40,
  anyDay: 40,
  on: {},
  category: {},
  certificate: {},
  practice: {},
  price: { "under-5": 12 },
  farm: [],
  label: [],
  diet: {},
  without: {},
  season: { now: 31 },
  organic: 9,
  box: 20,
  relaxed: [],
};
const visitor = { "auth.current": () => null };
const signedIn = (farms: string[]) => ({
  "auth.current": () => ({ id: "1", username: "ana" }),
  "accounts.customer.followedFarms": () => farms,
});

const show = (search: ShopSearch, answers: object = visitor, counts = facets) =>
  showAnswered(<PromotedChips search={search} facets={counts} />, { ...answers });
/** The chips once the last of them, which waits for the session, is there. */
async function chips() {
  await screen.findByText(/my farms/iu);
  return screen
    .getAllByRole("link")
    .map((link) => [
      link.textContent,
      link.getAttribute("href"),
      link.getAttribute("aria-current"),
    ]);
}

it("Each chip adds its filter to those of the address", async () => {
  await show({ category: "fruit" });
  expect(await chips()).toEqual([
    ["In season31", "/shop?category=fruit&season=now", null],
    ["Organic9", "/shop?category=fruit&organic=true", null],
    ["Under $512", "/shop?category=fruit&price=under-5", null],
    ["Choose my farms", "/farmers", null],
  ]);
});

it("A chosen chip is marked and removes its filter alone", async () => {
  await show({ price: "from-5.under-5", organic: true });
  expect((await chips()).slice(1, 3)).toEqual([
    ["Organic9", "/shop?price=from-5.under-5", "true"],
    ["Under $512", "/shop?price=from-5&organic=true", "true"],
  ]);
});

it("A chip without products is left out, unless it is chosen", async () => {
  await show({ organic: true }, visitor, { ...facets, organic: 0, price: {} });
  expect((await chips()).map(([text]) => text)).toEqual([
    "In season31",
    "Organic0",
    "Choose my farms",
  ]);
});

it("Those who follow farms choose the goods of all of them, and leave them again", async () => {
  await show({}, signedIn(["tula-ridge", "casa-moreno"]));
  expect((await chips()).at(-1)).toEqual(["My farms", "/shop?farm=casa-moreno.tula-ridge", null]);
  cleanup();
  await show({ farm: "casa-moreno.tula-ridge" }, signedIn(["casa-moreno", "tula-ridge"]));
  expect((await chips()).at(-1)).toEqual(["My farms", "/shop", "true"]);
  cleanup();
  await show({}, signedIn([]));
  expect((await chips()).at(-1)).toEqual(["Choose my farms", "/farmers", null]);
});

it("All farms that someone follows are chosen, and removed together", async () => {
  const followed = Array.from({ length: 100 }, (_, at) => `farm-${String(at).padStart(2, "0")}`);
  const farm = followed.join(".");
  await show({}, signedIn(followed));
  expect((await chips()).at(-1)).toEqual(["My farms", `/shop?farm=${farm}`, null]);
  cleanup();
  const answers: object = signedIn(followed);
  await showAnswered(<AppliedFilters search={{ farm, organic: true }} facets={facets} />, {
    ...answers,
  });
  await screen.findByText("My farms");
  const applied = within(screen.getByRole("group", { name: "Active filters" }));
  expect(applied.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Organic",
    "100 farms",
    "Clear all",
  ]);
  const together = applied.getByRole("link", { name: "Remove the filter 100 farms" });
  expect(together.getAttribute("href")).toBe("/shop?organic=true");
});
