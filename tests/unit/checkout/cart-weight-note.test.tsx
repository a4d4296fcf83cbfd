import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CartWeightNote } from "#client/lib/checkout/flow/totals/cart-weight-note.tsx";
import { cents } from "#shared/money.ts";
import { showAnswered } from "#tests/support/answered.tsx";

afterEach(cleanup);

const items = [7, 8].map((id) => ({ id, quantity: 2, price: cents(320) }));
const show = (byWeight: number[]) =>
  showAnswered(<CartWeightNote items={items} />, { "checkout.review": () => ({ byWeight }) });

it("shows one note about goods sold by weight if the server says that the cart has some", async () => {
  const calls = await show([7, 8, 9]);
  expect(await screen.findAllByText(/we refund the difference/)).toHaveLength(1);
  expect(calls).toEqual([
    {
      path: "checkout.review",
      input: { items: items.map(({ id, quantity }) => ({ id, quantity, price: 3.2 })) },
    },
  ]);
});

it("shows no note if the cart has none", async () => {
  await show([9]);
  expect(screen.queryByText(/by weight/)).toBeNull();
});
