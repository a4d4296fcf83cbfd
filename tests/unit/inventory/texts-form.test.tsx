import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { ownPlace } from "#client/features/inventory/farmer-inventory/place.ts";
import { TextsForm } from "#client/features/inventory/farmer-inventory/texts-form.tsx";
import { cents } from "#shared/money.ts";
import type { ProductTexts } from "#shared/inventory/shelf-product.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const TEXTS: ProductTexts = {
  name: "Leeks",
  nameEs: "",
  category: "vegetables",
  taxCategory: "food",
  summary: "Long and mild",
  summaryEs: "",
  description: "",
  descriptionEs: "",
  storage: "In the fridge",
  storageEs: "",
  keepsDays: 7,
  ingredients: "",
  ingredientsEs: "",
  organic: false,
  expectedWeight: null,
};
/** What a colleague has changed before the first save is answered. */
const THEIRS = { organic: true, summary: "Theirs" };

/** The form of a product, whose page can be reloaded as the colleague has left it. */
function Shown() {
  const [texts, setTexts] = useState(TEXTS);
  return (
    <>
      <button type="button" onClick={() => setTexts({ ...TEXTS, name: "Leek", ...THEIRS })}>
        Again
      </button>
      <TextsForm
        place={ownPlace(undefined)}
        productId={3}
        texts={texts}
        row={{ pack: "1 bunch", price: cents(300) }}
      />
    </>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });
const save = () =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
  });
const show = () =>
  showAnswered(<Shown />, {
    "farmer.inventory.changeTexts": (input) => ({
      ...(input as { texts: ProductTexts }).texts,
      ...THEIRS,
    }),
  });

it("A second save sends what the form showed as seen, not what a colleague has changed meanwhile", async () => {
  const calls = await show();
  type("Name", " Leek ");
  await save();
  type("Name", "Winter leek");
  await save();
  expect(calls.at(-1)?.input).toMatchObject({
    seen: { name: "Leek", organic: false, summary: "Long and mild", keepsDays: 7 },
    texts: { name: "Winter leek", organic: false, summary: "Long and mild" },
  });
});

it("Reloaded values count as seen, except for a switch that did not follow them", async () => {
  const calls = await show();
  type("Name", "Leek");
  await save();
  fireEvent.click(screen.getByRole("button", { name: "Again" }));
  await save();
  expect(calls.at(-1)?.input).toMatchObject({
    seen: { name: "Leek", summary: "Theirs", organic: false, expectedWeight: null },
    texts: { name: "Leek", summary: "Theirs", organic: false },
  });
});
