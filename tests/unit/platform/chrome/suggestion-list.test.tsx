import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { SuggestionList } from "#client/features/platform/chrome/header/suggestion-list.tsx";
import type { Suggestion } from "#shared/catalog/search/suggestion.ts";
import { cents } from "#shared/money.ts";
import { type Answers, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const kale: Suggestion = {
  kind: "product",
  id: 7,
  name: "Lacinato kale",
  detail: "Tula Ridge",
  picture: "product-kale",
  price: cents(320),
};
const rows: Suggestion[] = [
  kale,
  { ...kale, id: 8, name: "Red kale" },
  { kind: "farm", id: 7, name: "Kale Farm", detail: "Petaluma", picture: "farm-kale" },
];
const show = (answers: Answers) =>
  showAnswered(
    <SuggestionList id="list" rows={rows} searchedFor={null} chosen={-1} onChoose={() => {}} />,
    answers,
  );
const options = () =>
  screen
    .getAllByRole("option")
    .map(({ textContent }) => textContent?.replace("Representative photo", ""));

describe("Suggestions below the search", () => {
  it("mark the products that the customer has bought lately, and nothing else with their number", async () => {
    await show({
      "auth.current": () => ({ id: "ana", role: "customer" }),
      "orders.boughtIds": () => [7],
    });
    await screen.findByRole("option", { name: /Buy again/ });
    expect(options()).toEqual([
      "Lacinato kaleTula RidgeBuy again$3.20",
      "Red kaleTula Ridge$3.20",
      "Kale FarmPetaluma",
    ]);
  });

  it("ask for nothing else on behalf of a guest", async () => {
    const calls = await show({ "auth.current": () => null });
    expect(calls.map(({ path }) => path)).toEqual(["auth.current"]);
    expect(screen.queryByText("Buy again")).toBeNull();
  });

  it("stay as they are if what was bought does not load", async () => {
    await show({
      "auth.current": () => ({ id: "ana", role: "customer" }),
      "orders.boughtIds": () => {
        throw new Error("down");
      },
    });
    expect(options()).toHaveLength(3);
    expect(screen.queryByText("Buy again")).toBeNull();
  });
});
