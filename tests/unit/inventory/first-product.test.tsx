import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useLocation } from "@tanstack/react-router";
import { afterEach, expect, it } from "vitest";
import { InventoryPage } from "#client/features/inventory/farmer-inventory/inventory-page.tsx";
import { NewProductPage } from "#client/features/inventory/farmer-inventory/new-product-page.tsx";
import { ownPlace } from "#client/features/inventory/farmer-inventory/place.ts";
import { templateSearch } from "#shared/inventory/template-search.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const PLACE = ownPlace(undefined);

/** The pages of a farm's inventory that a first product passes through, by their address. */
function Pages() {
  const { pathname, search } = useLocation();
  const { template } = templateSearch(search);
  if (pathname === `${PLACE.base}/new`) return <NewProductPage place={PLACE} template={template} />;
  return pathname === PLACE.base ? <InventoryPage place={PLACE} /> : <h1>The product</h1>;
}

const open = (farmType: string, address = PLACE.base) =>
  showAnswered(
    <Pages />,
    {
      "farmer.inventory.shelf": () => ({
        farm: { id: 1, name: "Fern Farm", status: "live", farmType },
        rows: [],
        movements: [],
      }),
      "farmer.inventory.add": () => ({ id: 7, slug: "carrots" }),
    },
    address,
  );

let taps = 0;
let fields = 0;
const tap = async (role: "link" | "button", name: string | RegExp) => {
  taps += 1;
  const target = await screen.findByRole(role, { name });
  await act(async () => {
    fireEvent.click(target);
  });
};
const fill = (label: string, value: string) => {
  fields += 1;
  fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });
};
const valueOf = (role: "textbox" | "combobox", name: string) =>
  screen.getByRole<HTMLInputElement | HTMLSelectElement>(role, { name }).value;

it("a farm's first product takes two taps and two fields from a template, price and stock", async () => {
  [taps, fields] = [0, 0];
  const calls = await open("vegetable");
  await tap("link", /^Carrots/);
  await screen.findByRole("form", { name: "New product" });
  fill("Price ($)", "3.50");
  fill("Stock", "20");
  await tap("button", "List it now");
  expect(calls.find(({ path }) => path === "farmer.inventory.add")?.input).toMatchObject({
    name: "Carrots",
    nameEs: "Zanahorias",
    category: "vegetables",
    pack: "1 bunch",
    measure: { quantity: 1, unit: "bunch" },
    price: 350,
    stock: 20,
    allergens: null,
    listed: true,
  });
  await screen.findByRole("heading", { name: "The product" });
  expect({ taps, fields }).toEqual({ taps: 2, fields: 2 });
});

it("a template leaves price and stock empty, and without them nothing is sent", async () => {
  const calls = await open("poultry");
  await tap("link", /^Eggs/);
  await screen.findByRole("form", { name: "New product" });
  expect(valueOf("textbox", "Name")).toBe("Eggs");
  expect(valueOf("textbox", "Name in Spanish")).toBe("Huevos");
  expect(valueOf("combobox", "Category")).toBe("eggs-dairy");
  expect(valueOf("textbox", "Pack")).toBe("dozen");
  expect(valueOf("textbox", "Amount in a pack")).toBe("12 each");
  expect(valueOf("textbox", "Price ($)")).toBe("");
  expect(valueOf("textbox", "Stock")).toBe("");
  await tap("button", "List it now");
  expect(calls.some(({ path }) => path === "farmer.inventory.add")).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Price ($)" }));
});

it("the templates are those of what the farm grows, beside the empty form", async () => {
  await open("apiary");
  const offered = await screen.findByRole("region", { name: "Or begin with one of these" });
  const names = [...offered.querySelectorAll("a")].map((link) => link.textContent);
  expect(names).toEqual(["Honey 12 oz jar", "Large jar of honey 24 oz jar", "Honeycomb 8 oz"]);
  expect(screen.getAllByRole("link", { name: "Add a product" })).not.toEqual([]);
});

it("the form is empty without a template, and with one that we do not know", async () => {
  await open("vegetable", `${PLACE.base}/new?template=toString`);
  await screen.findByRole("form", { name: "New product" });
  expect(valueOf("textbox", "Name")).toBe("");
  expect(valueOf("textbox", "Pack")).toBe("");
});
