import { describe, expect, it, test } from "vitest";
import type { CategoryId } from "#shared/catalog/catalog.ts";
import { farmsFor } from "#shared/farms/farm-list.ts";
import { changedFarmSearch, readFarmSearch } from "#shared/farms/farm-search.ts";

describe("the search", () => {
  it("Valid parts are kept", () => {
    const search = {
      grows: "fruit",
      practice: "compost",
      certified: "organic",
      zip: 94110,
      sort: "name",
      view: "map",
    };
    expect(readFarmSearch({ ...search, near: "true" })).toEqual({ ...search, near: true });
  });

  test.each([
    { grows: "rocks" },
    { practice: "organic" },
    { certified: "other" },
    { certified: "toString" },
    { zip: 941 },
    { zip: "94110-1234" },
    { near: "yes" },
    { sort: "price" },
    { view: "globe" },
  ])("Invalid parts are dropped: %o", (raw) => {
    expect(readFarmSearch(raw)).toEqual({});
  });

  it("A change sets or removes a part, and leaves the others", () => {
    const search = { grows: "fruit", view: "map" } as const;
    expect(changedFarmSearch(search, { grows: undefined, near: true })).toEqual({
      view: "map",
      near: true,
    });
  });
});

const farm = (id: number, name: string, categories: CategoryId[]) => ({
  id,
  name,
  categories,
  growing: [] as string[],
  certifications: [] as string[],
});
const ASH = { ...farm(1, "Ash", ["fruit"]), certifications: ["organic"], growing: ["compost"] };
const BEE = { ...farm(2, "Bee", ["pantry", "fruit"]), growing: ["no-sprays", "compost"] };
const COW = { ...farm(3, "Cow", ["eggs-dairy"]), certifications: ["animalWelfare", "organic"] };
const MILES = new Map([
  [1, 80],
  [2, 50],
  [3, 12],
]);
const shown = (...input: Parameters<typeof farmsFor<typeof ASH>>) =>
  farmsFor(...input).map(({ name }) => name);

describe("the list", () => {
  const farms = [COW, ASH, BEE];

  it("Farms are ordered by name until their distances are known", () => {
    expect(shown(farms, {}, null)).toEqual(["Ash", "Bee", "Cow"]);
    expect(shown(farms, { sort: "distance" }, null)).toEqual(["Ash", "Bee", "Cow"]);
  });

  it("With a zip code the nearest come first, unless sorted by name", () => {
    expect(shown(farms, {}, MILES)).toEqual(["Cow", "Bee", "Ash"]);
    expect(shown(farms, { sort: "name" }, MILES)).toEqual(["Ash", "Bee", "Cow"]);
  });

  it("A farm must match all filters at once", () => {
    expect(shown(farms, { grows: "fruit" }, MILES)).toEqual(["Bee", "Ash"]);
    expect(shown(farms, { certified: "organic" }, MILES)).toEqual(["Cow", "Ash"]);
    expect(shown(farms, { practice: "compost" }, MILES)).toEqual(["Bee", "Ash"]);
    expect(shown(farms, { practice: "compost", certified: "organic" }, MILES)).toEqual(["Ash"]);
    expect(shown(farms, { practice: "pasture" }, MILES)).toEqual([]);
    expect(shown(farms, { near: true }, MILES)).toEqual(["Cow", "Bee"]);
    expect(shown(farms, { grows: "fruit", near: true }, MILES)).toEqual(["Bee"]);
    expect(shown(farms, { grows: "fruit", certified: "organic", near: true }, MILES)).toEqual([]);
  });

  it("The filter for nearby farms has no effect without a zip code", () => {
    expect(shown(farms, { near: true }, null)).toEqual(["Ash", "Bee", "Cow"]);
  });

  it("Each farm comes with its distance in miles", () => {
    expect(farmsFor([ASH], {}, MILES)).toEqual([{ ...ASH, miles: 80 }]);
    expect(farmsFor([ASH], {}, null)).toEqual([{ ...ASH, miles: null }]);
  });
});
