import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { useCartActions } from "#client/lib/checkout/cart/use-cart-state.ts";
import { useCheckout } from "#client/lib/checkout/flow/use-checkout.ts";
import { brand } from "#shared/brand.ts";
import type { CartItem } from "#shared/checkout/cart/cart.ts";
import { CART_STORAGE_KEY } from "#shared/checkout/cart/cart-storage.ts";
import { DEFAULT_TERMS } from "#shared/checkout/delivery-terms.ts";
import { cents } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { madeIntent } from "#tests/support/inputs/made-intent.ts";

const carrots: CartItem = {
  id: 7,
  farmId: 2,
  name: "Nantes carrots",
  price: cents(320),
  quantity: 2,
  imageUrl: "",
  farmName: "Tula Ridge",
  organic: true,
  pack: "1 lb bunch",
};
const beets: CartItem = { ...carrots, id: 8, name: "Beets", quantity: 1 };

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  const items = [{ ...carrots, price: 3.2 }];
  window.localStorage.setItem(CART_STORAGE_KEY, JSON.stringify({ items, subtotal: 6.4 }));
});
afterEach(cleanup);

/** The payment of a cart to which goods can be added while it is open. */
function Payment() {
  const { addItem, removeOrdered } = useCartActions();
  const checkout = useCheckout({
    ids: "number",
    onEnded: (_ended, lines) => removeOrdered(lines),
    onFieldErrors: () => {},
  });
  return (
    <>
      <output>{checkout.payment.intent ? "to pay" : "none"}</output>
      <button type="button" onClick={checkout.renew}>
        Ask
      </button>
      <button type="button" onClick={() => checkout.setBusy(true)}>
        Pay
      </button>
      <button type="button" onClick={() => checkout.setBusy(false)}>
        Refuse
      </button>
      <button type="button" onClick={() => checkout.end({ kind: "placed", order: null })}>
        Place
      </button>
      <button type="button" onClick={() => addItem(beets)}>
        Add beets
      </button>
      <button type="button" onClick={() => addItem({ ...carrots, quantity: 1 })}>
        Add carrots
      </button>
    </>
  );
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const savedLines = () => {
  const { items } = JSON.parse(window.localStorage.getItem(CART_STORAGE_KEY) ?? '{"items":[]}');
  return items.map(({ id, quantity }: CartItem) => [id, quantity]);
};

/** Shows the payment once its intent is made. Returns the input of each request for an intent. */
async function showPayment(): Promise<{ items: unknown }[]> {
  const asked: { items: unknown }[] = [];
  await showAnswered(
    <CartProvider>
      <Payment />
    </CartProvider>,
    {
      "auth.current": () => null,
      "checkout.delivery.terms": () => DEFAULT_TERMS,
      "checkout.createIntent": (input) => {
        asked.push(input as { items: unknown });
        return madeIntent(cents(640));
      },
    },
  );
  await press("Ask");
  await screen.findByText("to pay");
  return asked;
}

it("requests the payment again when something is added to the cart", async () => {
  const asked = await showPayment();
  await press("Add beets");
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.items).toMatchObject([
    { id: 7, quantity: 2 },
    { id: 8, quantity: 1 },
  ]);
  await screen.findByText("to pay");
  expect(asked).toHaveLength(2);
});

it("waits for the bank's answer before it requests the payment again", async () => {
  const asked = await showPayment();
  await press("Pay");
  await press("Add beets");
  expect(asked).toHaveLength(1);
  await press("Refuse");
  await expect.poll(() => asked.length).toBe(2);
});

it("removes what was ordered from the cart, which is usually everything", async () => {
  await showPayment();
  await press("Place");
  expect(savedLines()).toEqual([]);
});

it("keeps in the cart what was added while the bank was processing", async () => {
  await showPayment();
  await press("Pay");
  await press("Add beets");
  await press("Add carrots");
  await press("Place");
  expect(savedLines()).toEqual([
    [7, 1],
    [8, 1],
  ]);
});

it("removes the goods of one payment from the cart once, however many tabs learn that it is paid", async () => {
  await showPayment();
  const KEY = `${brand.slug}-checkout`;
  const otherTab = window.sessionStorage.getItem(KEY) ?? "";
  await press("Place");
  await press("Add carrots");
  window.sessionStorage.setItem(KEY, otherTab);
  await press("Place");
  expect(savedLines()).toEqual([[7, 1]]);
});
