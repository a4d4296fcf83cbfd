import { expect, it } from "vitest";
import { weight } from "#shared/catalog/weights/weight.ts";
import { cents } from "#shared/money.ts";
import { goodsBlocks } from "#server/mail/goods.ts";

const line = {
  productId: 1,
  picture: "product-1",
  name: "Whole pasture chicken",
  pack: "1 bird, up to 4 lb",
  farmName: "Oak Farm",
  quantity: 1,
  lineTotal: cents(2840),
};

it("an email says once below its goods what holds for those by weight, and nothing where there are none", () => {
  const byWeight = { ...line, mostWeight: weight(400) };
  const note =
    "Goods sold by weight are charged at their maximum weight. Once they are weighed, we refund the difference.";
  expect(goodsBlocks([byWeight, line, byWeight]).slice(1)).toEqual([{ kind: "text", text: note }]);
  expect(goodsBlocks([line, { ...line, mostWeight: null }])).toHaveLength(1);
});
