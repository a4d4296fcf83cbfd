import { cleanup, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { OrderPage } from "#client/features/checkout/order/order-page.tsx";
import { OrderDetailPage } from "#client/features/orders/my-orders/order-detail-page.tsx";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { cents } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const NUMBER = "FUR-7K3M-9QXT";
const ORDER = {
  id: "one",
  number: NUMBER,
  state: "placed",
  placedAt: "2026-11-23T18:00:00.000Z",
  day: "2026-11-25",
  window: "morning",
  delivery: {
    email: "ana@furrow.example",
    firstName: "Ana",
    lastName: "Lee",
    address: "1 Main Street",
    apartment: "",
    city: "Petaluma",
    zipCode: "94952",
    state: "CA",
    phone: "",
    specialInstructions: "",
  },
  lines: [],
  refunds: [],
  problems: [],
  additions: [],
  history: [],
  doors: [],
  arrival: null,
  redelivery: null,
  donatedTo: null,
  totals: {
    subtotal: cents(2_000),
    discount: cents(0),
    delivery: cents(0),
    tax: cents(0),
    taxParts: [],
    credit: cents(0),
    total: cents(2_000),
  },
  taxBps: 0,
  canChange: false,
  canAdd: false,
  changeUntil: "2026-11-23",
};
const OFFER = { friend: cents(1_000), reward: cents(500), minimum: cents(3_000), perYear: 10 };
const mine = (offer: typeof OFFER | null) => ({ offer, code: null, earned: cents(0), friends: [] });

const show = (
  page: typeof OrderPage,
  more: { state?: string | undefined; offer?: typeof OFFER | null | undefined } = {},
) => {
  const { state = "placed", offer = OFFER } = more;
  const Page = page;
  return showAnswered(
    <CartProvider>
      <Suspense>
        <Page number={NUMBER} />
      </Suspense>
    </CartProvider>,
    {
      "orders.byNumber": () => ({ ...ORDER, state }),
      "payments.referrals.mine": () => mine(offer),
    },
  );
};

describe("The confirmation of an order", () => {
  it("says in four steps what happens next", async () => {
    await show(OrderPage);
    await screen.findByRole("heading", { name: "What happens next" });
    const steps = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "The farms read your order at the cut-off.",
      "They harvest and bake only what was ordered.",
      "We pack it by household.",
      "The driver brings it within your window.",
    ]);
  });

  it("no longer says what happens next once it has come", async () => {
    await show(OrderPage, { state: "delivered" });
    await screen.findByRole("heading", { name: "What you ordered" });
    expect(screen.queryByRole("heading", { name: "What happens next" })).toBeNull();
  });
});

describe.each([
  ["the confirmation", OrderPage],
  // A guest who keeps the order in an account comes here.
  ["an order in the account", OrderDetailPage],
])("The invitation on %s", (_where, page) => {
  it("says in one line what a friend and the customer get, and leads to the customer's link", async () => {
    await show(page);
    const link = await screen.findByRole("link", { name: "Invite a friend" });
    expect(link.getAttribute("href")).toBe("/dashboard/customer/referrals");
    expect(link.closest("p")?.textContent).toBe(
      "Invite a friend: $10.00 off their first order, and $5.00 of credit for you.",
    );
  });

  it.each([
    ["while the market has no offer", { offer: null }],
    ["once the order has been canceled", { state: "canceled" }],
  ])("is not there %s", async (_when, more) => {
    await show(page, more);
    await screen.findAllByText(/FUR-7K3M-9QXT/);
    expect(screen.queryByRole("link", { name: "Invite a friend" })).toBeNull();
  });
});
