import { groupByFarm } from "#shared/checkout/cart/cart-groups.ts";
import type { PlacedGoods } from "#shared/checkout/checkout-answers.ts";
import { harvestText } from "#shared/orders/harvest-text.ts";
import { FarmGoods, GoodsLine } from "./farm-goods.tsx";

/** An order's goods, grouped by farm. */
export function OrderGoods({ goods }: { goods: readonly PlacedGoods[] }) {
  return groupByFarm(goods).map((farm) => (
    <FarmGoods key={farm.farmId} farmName={farm.farmName}>
      {farm.lines.map(({ productId, pack, lineTotal, name, picture, quantity, harvest }) => (
        <GoodsLine
          key={productId}
          {...{ name, picture, quantity }}
          unit={pack}
          amount={lineTotal}
          harvest={harvestText(harvest)}
        />
      ))}
    </FarmGoods>
  ));
}
