import { describe, expect, it } from "vitest";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy } from "#client/lib/platform/server-table/table-query.ts";

const WORDS = { new: "New", answered: "Answered" };
const filter = {
  name: "state",
  label: "Status",
  ids: ["new", "answered"] as const,
  words: (id: "new" | "answered") => WORDS[id],
  all: "All",
};

describe("A filter of a table", () => {
  it("selects everything if the address has no choice, or an unknown one", () => {
    const state = tableFilter(filter);
    expect(state.choices.map(({ label }) => label)).toEqual(["All", "New", "Answered"]);
    for (const search of [{}, { state: "lost" }, { state: ["new"] }]) {
      expect([state.idIn(search), state.valueIn(search), state.narrowsIn(search)]).toEqual([
        undefined,
        "all",
        false,
      ]);
    }
    expect(state.idIn({ state: "answered" })).toBe("answered");
    expect(state.narrowsIn({ state: "answered" })).toBe(true);
  });

  it("can have a default choice, which the address leaves out", () => {
    const state = tableFilter({ ...filter, usual: "new" });
    expect(state.choices.map(({ label }) => label)).toEqual(["New", "Answered", "All"]);
    expect([state.idIn({}), state.narrowsIn({})]).toEqual(["new", false]);
    expect([state.idIn({ state: "all" }), state.narrowsIn({ state: "all" })]).toEqual([
      undefined,
      true,
    ]);
    expect(["new", "answered", "all"].map((value) => state.addressOf(value))).toEqual([
      { state: undefined },
      { state: "answered" },
      { state: "all" },
    ]);
  });
});

describe("The request in a table's address", () => {
  const usual = { sort: "name", dir: "asc" } as const;

  it("has the default order, unless the address has another one that exists", () => {
    expect(askedBy({}, usual, ["name", "town"])).toMatchObject(usual);
    expect(askedBy({ sort: "town", dir: "desc" }, usual, ["name", "town"])).toMatchObject({
      sort: "town",
      dir: "desc",
    });
    expect(askedBy({ sort: "password", q: "a", page: 2 }, usual, ["name", "town"])).toEqual({
      ...usual,
      q: "a",
      page: 2,
    });
  });
});
