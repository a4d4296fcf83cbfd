import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SeasonPicks } from "#client/features/checkout/cart/season-picks.tsx";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { cents } from "#shared/money.ts";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { oneDeliveryDay } from "#tests/support/setups/orders/one-delivery-day.ts";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const goods = (id: number, name: string, changes: Partial<ProductCardData> = {}) => ({
  id,
  farmId: 3,
  slug: `goods-${id}`,
  name,
  farmName: "Tula Ridge",
  category: "vegetables",
  price: cents(320),
  pack: "1 lb bunch",
  unitPriceText: "$3.20/lb",
  organic: false,
  season: "in season",
  returnsIn: null,
  badge: null,
  picture: "product-test",
  left: null,
  available: true,
  ...changes,
});
const FEATURED = [
  goods(1, "Leeks"),
  goods(2, "Pears", { season: "last weeks" }),
  goods(3, "Figs", { available: false }),
  ...["Kale", "Beets", "Thyme", "Chard"].map((name, at) => goods(at + 4, name)),
];
const home = (featured = FEATURED) => ({
  featured,
  productCount: 152,
  farmCount: 13,
  farmCents: null,
  farms: [],
});
/** The shopper's day is in the month after. */
const ANSWERS: Answers = {
  "auth.current": () => null,
  "catalog.home": () => home(),
  "checkout.delivery.options": () =>
    oneDeliveryDay({ today: "2026-11-29", day: "2026-12-02", lastOrderDay: "2026-11-30" }),
};

function Picks({ startsEmpty = true, onLeave }: { startsEmpty?: boolean; onLeave: () => void }) {
  const { itemCount } = useCart();
  const [isFilled, setFilled] = useState(!startsEmpty);
  const utils = trpc.useUtils();
  return (
    <>
      <output>{itemCount}</output>
      <button type="button" onClick={() => setFilled(!isFilled)}>
        Fill or empty
      </button>
      <button type="button" onClick={() => void utils.catalog.home.invalidate()}>
        Read again
      </button>
      <SeasonPicks isEmpty={!isFilled} onLeave={onLeave} />
    </>
  );
}

async function show(answers: Answers = ANSWERS, startsEmpty = true) {
  const onLeave = vi.fn<() => void>();
  const calls = await showAnswered(
    <CartProvider>
      <Picks startsEmpty={startsEmpty} onLeave={onLeave} />
    </CartProvider>,
    answers,
  );
  return { onLeave, asked: () => calls.filter(({ path }) => path === "catalog.home").length };
}
const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const region = () => screen.queryByRole("region", { name: "In season now" });

describe("The season's picks of an empty cart", () => {
  it("are up to four goods that are there and in season on the shopper's day", async () => {
    await show();
    await screen.findByRole("link", { name: "Leeks" });
    expect(names()).toEqual(["Leeks", "Kale", "Beets", "Thyme"]);
  });

  it("include what is in its last weeks if the shopper's day is in the same month", async () => {
    const options = oneDeliveryDay({
      today: "2026-11-23",
      day: "2026-11-26",
      lastOrderDay: "2026-11-24",
    });
    await show({ ...ANSWERS, "checkout.delivery.options": () => options });
    await screen.findByRole("link", { name: "Leeks" });
    expect(names()).toEqual(["Leeks", "Pears", "Kale", "Beets"]);
  });

  it("are named once: by their heading", async () => {
    await show();
    const list = await screen.findByRole("list");
    expect(list.getAttribute("aria-label")).toBe("Products");
    const title = within(region()!).getByRole("heading", { name: "In season now" });
    expect(region()?.getAttribute("aria-labelledby")).toBe(title.id);
  });

  it("stay in their places when the last unit of one is sold, is taken off the market, or only another is first", async () => {
    let featured = FEATURED;
    const checked = [
      goods(4, "Kale", { available: false }),
      goods(6, "Thyme", { price: cents(450) }),
    ];
    await show({
      ...ANSWERS,
      "catalog.home": () => home(featured),
      "catalog.product": (input) => {
        const found = checked.find(({ id }) => id === (input as { id: number }).id);
        if (!found) throw refusal("not_found", "We cannot find that product");
        return found;
      },
    });
    await screen.findByRole("link", { name: "Leeks" });
    featured = [goods(20, "Parsley"), goods(1, "Leeks", { left: 2 })];
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Read again" })));
    await waitFor(() => expect(screen.getAllByText("Sold out")).toHaveLength(2));
    expect(names()).toEqual(["Leeks", "Kale", "Beets", "Thyme"]);
    expect(
      screen.getAllByRole("article").map((card) => within(card).queryByText("Sold out") !== null),
    ).toEqual([false, true, true, false]);
    expectVisible(screen.getByText("Only 2 left"));
    expectVisible(screen.getByText("$4.50"));
  });

  it("go into the cart, and stay for the next one to be added", async () => {
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Add Kale to the cart" }));
    await waitFor(() => expect(document.querySelector("output")?.textContent).toBe("1"));
    fireEvent.click(screen.getByRole("button", { name: "Fill or empty" }));
    expectVisible(screen.getByRole("button", { name: "One more Kale" }));
    fireEvent.click(screen.getByRole("button", { name: "Add Beets to the cart" }));
    await waitFor(() => expect(document.querySelector("output")?.textContent).toBe("2"));
  });

  it("stay in a cart that was opened empty, even for a browser that does not focus what is pressed", async () => {
    await show();
    await screen.findByRole("link", { name: "Leeks" });
    fireEvent.click(screen.getByRole("button", { name: "Fill or empty" }));
    expectVisible(screen.getByRole("link", { name: "Leeks" }));
  });

  it("go when Undo fills the cart again, but not from under the person who uses one", async () => {
    await show(ANSWERS, false);
    const refill = screen.getByRole("button", { name: "Fill or empty" });
    fireEvent.click(refill);
    await screen.findByRole("link", { name: "Leeks" });
    fireEvent.click(refill);
    expect(region()).toBeNull();
    fireEvent.click(refill);
    act(() => screen.getByRole("button", { name: "Add Kale to the cart" }).focus());
    fireEvent.click(refill);
    expectVisible(screen.getByRole("button", { name: "Add Kale to the cart" }));
  });

  it("are asked for only once the cart is empty", async () => {
    const { asked } = await show(ANSWERS, false);
    expect(region()).toBeNull();
    expect(asked()).toBe(0);
    fireEvent.click(screen.getByRole("button", { name: "Fill or empty" }));
    await screen.findByRole("link", { name: "Leeks" });
    expect(asked()).toBe(1);
  });

  it("are placeholders while they load", async () => {
    await show({ ...ANSWERS, "catalog.home": () => new Promise(() => {}) });
    expect(region()?.querySelector("[aria-busy=true]")?.children).toHaveLength(4);
    expect(screen.queryByRole("article")).toBeNull();
  });

  const failing = () => {
    throw refusal("unexpected", "Something went wrong");
  };
  it.each<[string, Answers]>([
    ["the harvest fails to load", { "catalog.home": failing }],
    ["the days fail to load", { "checkout.delivery.options": failing }],
    ["nothing is in season", { "catalog.home": () => home([]) }],
    ["there is no day", { "checkout.delivery.options": () => ({ today: "2026-11-29", days: [] }) }],
  ])("are left out if %s", async (_why, answers) => {
    await show({ ...ANSWERS, ...answers });
    await waitFor(() => expect(region()).toBeNull());
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("close the cart when one of them is opened", async () => {
    const { onLeave } = await show();
    expect(onLeave).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole("link", { name: "Beets" }));
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
  });
});
