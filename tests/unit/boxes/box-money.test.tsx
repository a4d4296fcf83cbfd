import { cleanup, render, screen } from "@testing-library/react";
import { MantineProvider } from "@mantine/core";
import { afterEach, expect, test } from "vitest";
import { BoxMoney } from "#client/features/boxes/my-boxes/box-money.tsx";
import { cents } from "#shared/money.ts";

afterEach(cleanup);

const BOX = { price: cents(3_900), tax: cents(341), delivery: cents(0), total: cents(4_241) };

test("a box shows the shop price of its goods next to its own price, with tax and delivery separate", () => {
  show(4_060);
  const rows = screen.getAllByRole("term").map((term) => term.parentElement?.textContent);
  expect(rows).toEqual([
    "Shop price of these goods$40.60",
    "Price of the box$39.00",
    "You save$1.60",
    "Sales tax$3.41",
    "DeliveryFree",
    "Charge$42.41",
  ]);
});

test("shows no savings if the goods cost less in the shop than in the box", () => {
  show(3_850);
  expect(screen.queryByText("You save")).toBeNull();
  expect(screen.queryByText("Refunded")).toBeNull();
});

test("shows what was refunded of the charge", () => {
  show(3_850, 217);
  expect(screen.getByText("Refunded").parentElement?.textContent).toBe("Refunded$2.17");
});

function show(value: number, refunded = 0) {
  render(
    <MantineProvider>
      <BoxMoney box={{ ...BOX, value: cents(value), refunded: cents(refunded) }} />
    </MantineProvider>,
  );
}
