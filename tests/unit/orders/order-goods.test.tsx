import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type Line, OrderGoods } from "#client/features/orders/my-orders/order-goods.tsx";
import type { Order } from "#client/features/orders/my-orders/order-detail-page.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const line = (part: Partial<Line>) =>
  ({
    productId: 1,
    farmId: 1,
    farmName: "Tula Ridge",
    name: "Kale",
    pack: "1 bunch",
    picture: "product-1",
    quantity: 2,
    lineTotal: 640,
    refunded: 0,
    short: 0,
    shortReason: null,
    shortBack: 0,
    mostWeight: null,
    weighedText: null,
    harvest: null,
    reportable: 0,
    canReview: false,
    review: null,
    ...part,
  }) as Line;
const show = (...lines: Line[]) => {
  const order = { number: "FUR-7K3M-9QXT", state: "delivered", canChange: false, canAdd: false };
  return showAnswered(
    <OrderGoods order={{ ...order, lines, problems: [] } as unknown as Order} />,
    {},
  );
};

it("an order's goods are grouped by farm, each with a link to its page", async () => {
  await show(
    line({}),
    line({ productId: 2, name: "Eggs", farmId: 7, farmName: "Hollis Poultry" }),
    line({ productId: 3, name: "Leeks" }),
  );
  const links = screen.getAllByRole("link", { name: /Tula Ridge|Hollis Poultry/u });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Tula Ridge", "/farmers/1"],
    ["Hollis Poultry", "/farmers/7"],
  ]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Kale"),
    expect.stringContaining("Leeks"),
    expect.stringContaining("Eggs"),
  ]);
});

it("a line says what it weighed, and what was short, why, and what went back for it", async () => {
  await show(
    line({ name: "Chicken", weighedText: "3.40 lb of 4.00 lb paid for" }),
    line({
      productId: 2,
      name: "Beets",
      short: 1,
      refunded: 1,
      shortReason: "pests",
      shortBack: 348,
    } as Partial<Line>),
  );
  const [chicken, beets] = screen.getAllByRole("listitem");
  expectVisible(within(chicken as HTMLElement).getByText("3.40 lb of 4.00 lb paid for"));
  expect(beets?.textContent).toContain("1 of 2 could not be brought.");
  expect(beets?.textContent).toContain("Pests or sickness took it.");
  expect(beets?.textContent).toContain("$3.48 was refunded to you.");
});
