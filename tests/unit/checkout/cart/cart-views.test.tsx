import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CartPanel } from "#client/features/checkout/cart/cart-panel.tsx";
import { CartSheet } from "#client/features/checkout/cart/cart-sheet.tsx";
import { DrawerCart } from "#client/features/checkout/cart/drawer-cart.tsx";
import {
  type CartView,
  useCartStore,
  useCartView,
} from "#client/lib/checkout/cart/cart-context.ts";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { saveZip } from "#client/lib/checkout/delivery-zip/zip-store.ts";
import { deliveryTermsOf } from "#shared/checkout/delivery-terms.ts";
import { cents } from "#shared/money.ts";
import { settingsSchema } from "#shared/platform/settings/settings.ts";
import { zoneTermsOf } from "#shared/platform/zones/zone-terms.ts";
import { type Answers, showAnswered } from "#tests/support/dom/answered.tsx";
import { oneDeliveryDay } from "#tests/support/setups/orders/one-delivery-day.ts";
import { expectVisible } from "#tests/support/dom/visible.ts";

const TODAY = "2026-11-23";
const SETTINGS = settingsSchema.parse({
  zones: [{ name: "North Bay", prefixes: ["949"], feeCents: 0, minimumCents: 3_000 }],
});
const LEEKS = {
  id: 7,
  farmId: 2,
  name: "Leeks",
  price: cents(320),
  quantity: 2,
  imageUrl: "",
  farmName: "Tula Ridge",
  organic: true,
  pack: "1 lb bunch",
};
const LAST = { number: "FUR-2345-6789", address: "1 Main St", weekday: 4, window: "morning" };
const AGAIN = {
  goods: [{ product: { ...LEEKS, picture: "product-leeks" }, quantity: 2 }],
  missing: [{ name: "Parsnips", wanted: 1, left: 0 }],
};
const change = { id: 7, name: "Leeks", from: 320, to: 350 };
const ANSWERS = {
  "auth.current": () => null,
  "checkout.delivery.terms": () => deliveryTermsOf(SETTINGS, TODAY),
  "checkout.delivery.options": () =>
    oneDeliveryDay({ today: TODAY, day: "2026-11-26", lastOrderDay: "2026-11-24" }),
  "checkout.delivery.check": (input: unknown) => {
    const { zipCode } = input as { zipCode: string };
    return { served: true, city: "Somewhere", terms: zoneTermsOf(SETTINGS, zipCode) };
  },
  "checkout.review": () => ({
    changes: [change],
    shortages: [],
    taxCategories: [],
    byWeight: [],
    harvests: [{ id: LEEKS.id, months: [11] }],
  }),
};

type CartProps = { view: CartView | null; item: typeof LEEKS | null; children: ReactNode };

/** A cart with goods for $6.40, or an empty one, shown in one of its views. */
function Cart({ view, item, children }: CartProps) {
  const store = useCartStore();
  const { show } = useCartView();
  useEffect(() => {
    if (item) store.dispatch({ type: "add", item });
    show(view);
  }, [store, show, view, item]);
  return children;
}

const NOTHING = () => {};
const VIEWS: readonly (readonly [name: string, view: CartView | null, ui: ReactNode])[] = [
  ["drawer", null, <DrawerCart key="drawer" onCheckOut={NOTHING} onLeave={NOTHING} />],
  ["panel of the floating button", "panel", <CartPanel key="panel" />],
  ["sheet", "sheet", <CartSheet key="sheet" />],
];

beforeEach(() => {
  window.localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T20:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
  saveZip(null);
  cleanup();
});

describe.each(VIEWS)("The cart’s %s", (_name, view, ui) => {
  const show = (item: typeof LEEKS | null = LEEKS, answers: Answers = ANSWERS) =>
    showAnswered(
      <CartProvider>
        <Cart view={view} item={item}>
          {ui}
        </Cart>
      </CartProvider>,
      answers,
    );

  it("shows the delivery day, and lists the changes once", async () => {
    await show();
    expectVisible(await screen.findByText("Thursday, November 26"));
    expect(await screen.findAllByText("Since you filled your cart")).toHaveLength(1);
  });

  it("shows each of the goods below its farm, with pack, unit price and sum", async () => {
    await show();
    const farm = within(await screen.findByRole("region", { name: "Tula Ridge" }));
    const line = farm.getByRole("listitem").textContent.replaceAll("\u00a0", " ");
    for (const part of ["Leeks", "1 lb bunch", "$3.20", "$6.40"]) expect(line).toContain(part);
    expectVisible(farm.getByRole("button", { name: "One more Leeks" }));
  });

  it("says when each of the goods is going to be harvested, where that is known", async () => {
    await show();
    expectVisible(await screen.findByText("Expected harvest: Wed Nov 25"));
    cleanup();
    const known = ANSWERS["checkout.review"]();
    await show(LEEKS, { ...ANSWERS, "checkout.review": () => ({ ...known, harvests: [] }) });
    await screen.findByText("Since you filled your cart");
    expect(screen.queryByText(/Expected harvest/)).toBeNull();
  });

  it("says how much is missing for the minimum order of the known zip code", async () => {
    saveZip("94952");
    await show();
    const words = "The minimum order in North Bay is $30.00. Please add $23.60 more.";
    expectVisible(await screen.findByText(words));
  });

  it("offers the goods of the last order to a customer whose cart is empty, and says what is gone", async () => {
    await show(null, {
      ...ANSWERS,
      "auth.current": () => ({ id: "ana", role: "customer", zipCode: null }),
      "orders.lastDelivery": () => LAST,
      "orders.again": () => AGAIN,
    });
    fireEvent.click(await screen.findByRole("button", { name: "Same as last time" }));
    const said = await screen.findByText(/Parsnips/);
    expect(said.closest("[role=dialog]")).not.toBeNull();
    expectVisible(await screen.findByText("Thursday, November 26"));
    expect(screen.queryByRole("button", { name: "Same as last time" })).toBeNull();
  });

  it("offers no earlier order to a guest", async () => {
    await show(null);
    expectVisible(await screen.findByText("Start Shopping"));
    expect(screen.queryByText("Same as last time")).toBeNull();
  });

  it("offers goods of the season below an empty cart", async () => {
    const leeks = { ...LEEKS, picture: "product-leeks", season: "in season", available: true };
    const featured = [{ ...leeks, category: "vegetables", left: null, badge: null }];
    await show(null, { ...ANSWERS, "catalog.home": () => ({ featured }) });
    const picks = within(await screen.findByRole("region", { name: "In season now" }));
    expectVisible(picks.getByRole("link", { name: "Leeks" }));
  });

  it("does not mention a minimum order where there is none", async () => {
    saveZip("90012");
    const calls = await show();
    await screen.findByText("Thursday, November 26");
    await waitFor(() =>
      expect(calls).toContainEqual({
        path: "checkout.delivery.check",
        input: expect.objectContaining({ zipCode: "90012" }),
      }),
    );
    // The answer has been given; it is shown by the next turn.
    await act(async () => {});
    expect(screen.queryByText(/minimum order/)).toBeNull();
  });
});
