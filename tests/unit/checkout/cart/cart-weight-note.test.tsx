import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CartWeightNote } from "#client/lib/checkout/flow/totals/cart-weight-note.tsx";
import { cents } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const items = [7, 8].map((id) => ({ id, quantity: 2, price: cents(320) }));
const show = (byWeight: number[], ui = <CartWeightNote items={items} />) =>
  showAnswered(ui, { "checkout.review": () => ({ byWeight, harvests: [] }) });

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
  const other = [{ id: 9, quantity: 1, price: cents(500) }];
  const both = (
    <>
      <CartWeightNote items={items} />
      <section aria-label="Of other goods">
        <CartWeightNote items={other} />
      </section>
    </>
  );
  const calls = await show([9], both);
  const [note, ...more] = await screen.findAllByText(/we refund the difference/);
  expect(calls).toHaveLength(2);
  expect(screen.getByRole("region", { name: "Of other goods" }).contains(note!)).toBe(true);
  expect(more).toEqual([]);
});
