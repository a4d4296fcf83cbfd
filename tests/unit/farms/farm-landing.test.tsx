import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Route as farmerRegistration } from "#client/routes/(farms)/farmer-registration.tsx";
import { Route as joinAsFarm } from "#client/routes/(farms)/join-as-farm.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { oneDeliveryDay } from "#tests/support/setups/orders/one-delivery-day.ts";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const farm = (id: number, name: string, quoteBy: string) => ({
  id,
  slug: `farm-${id}`,
  name,
  family: "Ridge",
  town: "Petaluma",
  sinceYear: 1998,
  tagline: "Roots",
  quote: `We dig at dawn at ${name}.`,
  quoteBy,
  picture: "farm-test",
  untranslated: {},
});
const ANSWERS = {
  "auth.current": () => null,
  "catalog.home": () => ({
    featured: [],
    productCount: 152,
    farmCount: 13,
    farmCents: null,
    farms: [
      farm(3, "Tula Ridge", "Ana Ridge"),
      farm(4, "Low Field", "Bea Field"),
      farm(5, "Hen House", "Cy Hen"),
    ],
  }),
  "checkout.delivery.options": () =>
    oneDeliveryDay({ today: "2026-11-23", day: "2026-11-26", lastOrderDay: "2026-11-24" }),
  "analytics.figures.farmTerms": () => ({
    commission: { least: 1_500, most: 2_000, example: 1_500 },
  }),
};

const region = (name: string) => within(screen.getByRole("region", { name }));
const plain = (element: HTMLElement) => element.textContent.replaceAll("\u00a0", " ");
const itemsIn = (name: string) => region(name).getAllByRole("listitem").map(plain);

describe.each([
  ["/farmer-registration", farmerRegistration],
  ["/join-as-farm", joinAsFarm],
])("%s", (_path, route) => {
  const show = async () => {
    const Page = route.options.component!;
    await showAnswered(<Page />, ANSWERS);
    await screen.findByRole("region", { name: "Farms already with us" });
  };

  it("says which farms fit", async () => {
    await show();
    expect(itemsIn("Is it for your farm?")).toHaveLength(4);
  });

  it("calculates the money: the price less the commission is what the farm gets", async () => {
    await show();
    const calculator = region("What would you earn?");
    fireEvent.change(calculator.getByLabelText("Your price"), { target: { value: "5.00" } });
    fireEvent.change(calculator.getByLabelText("Packs a week"), { target: { value: "40" } });
    expect(calculator.getAllByRole("definition").map(plain)).toEqual([
      "$200.00",
      "−$30.00",
      "$170.00",
    ]);
    expectVisible(calculator.getByText(/We pay the card fee out of our commission/));
  });

  it("lays out a farm's week with its dates, from the orders to the payout", async () => {
    await show();
    const names = region("What a week looks like for you").getAllByRole("heading", { level: 3 });
    expect(names.map(plain)).toEqual([
      "Orders come in",
      "You harvest",
      "You drop off",
      "We deliver",
      "You are paid",
    ]);
    const [orders, harvest] = itemsIn("What a week looks like for you");
    expect(orders).toContain("Until Tue 11:59 PM");
    expect(harvest).toContain("Wed Nov 25, morning");
  });

  it("says what a farm needs", async () => {
    await show();
    expect(itemsIn("What we ask")).toHaveLength(5);
  });

  it("lets three farms speak, each with its name", async () => {
    await show();
    const voices = itemsIn("Farms already with us");
    expect(voices).toHaveLength(3);
    for (const [at, name] of ["Tula Ridge", "Low Field", "Hen House"].entries()) {
      expect(voices[at]).toContain(`We dig at dawn at ${name}.`);
    }
  });

  it("begins the form, at the top and after the requirements", async () => {
    await show();
    const starts = screen.getAllByRole("link", { name: "Start your application" });
    expect(starts.map((link) => link.getAttribute("href"))).toEqual([
      "/join-as-farmer",
      "/join-as-farmer",
    ]);
  });
});
