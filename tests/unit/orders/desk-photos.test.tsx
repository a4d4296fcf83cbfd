import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { OrderLines } from "#client/features/orders/admin-orders/order-lines.tsx";
import type { Order } from "#client/features/orders/admin-orders/order-page.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const LINE = {
  productId: 3,
  name: "Carrots",
  farmId: 1,
  farmName: "Fern Creek",
  picture: "carrots",
  pack: "1 bunch",
  unitPrice: 400,
  lineTotal: 800,
  quantity: 2,
  short: 0,
  shortReason: null,
  freed: 0,
  refunded: 0,
  harvestedAt: null,
  packedAt: null,
  weighed: null,
  mostWeight: null,
};
const problem = (id: string, productId: number, photos: string[]) => ({
  id,
  productId,
  quantity: 1,
  kind: "quality",
  state: "open",
  photos,
});
const ORDER = {
  number: "FUR-2345-6789",
  canChange: false,
  lines: [LINE],
  problems: [problem("one", 3, ["photo-1", "photo-2"]), problem("other", 4, ["photo-3"])],
} as unknown as Order;

it("the desk's page of an order shows the photos of a problem with its goods", async () => {
  await showAnswered(<OrderLines order={ORDER} />, {});
  const photos = await screen.findAllByRole("img", { name: /problem with Carrots/ });
  expect(photos.map((photo) => photo.getAttribute("src"))).toEqual([
    "/problem-photos/photo-1",
    "/problem-photos/photo-2",
  ]);
});
