import { expect, it } from "vitest";
import { type Weight, weight } from "#shared/catalog/weights/weight.ts";
import { cents } from "#shared/money.ts";
import { goodsBlocks } from "#server/mail/goods.ts";
import { orderAddedTo } from "#server/mail/orders/order-added-to.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";

const line = {
  productId: 1,
  picture: "product-1",
  name: "Whole pasture chicken",
  pack: "1 bird, up to 4 lb",
  farmName: "Oak Farm",
  quantity: 1,
  lineTotal: cents(2840),
};

const note =
  "Goods sold by weight are charged at their maximum weight. Once they are weighed, we refund the difference.";

it("an email has one note below its goods if some are sold by weight, and none otherwise", () => {
  const byWeight = { ...line, mostWeight: weight(400) };
  expect(goodsBlocks([byWeight, line, byWeight]).slice(1)).toEqual([{ kind: "text", text: note }]);
  expect(goodsBlocks([line, { ...line, mostWeight: null }])).toHaveLength(1);
});

it("the email about goods added to an order has the same note", () => {
  const added = (mostWeight: Weight | null) =>
    orderAddedTo({ ...mailSamples().order_added_to, items: [{ ...line, mostWeight }] }).blocks;
  expect(added(weight(400))).toContainEqual({ kind: "text", text: note });
  expect(added(null)).not.toContainEqual({ kind: "text", text: note });
});
