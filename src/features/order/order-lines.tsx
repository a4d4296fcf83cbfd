import { groupByFarm } from "#shared/cart-groups.ts";
import { cents } from "#shared/money.ts";
import { FarmGoods, GoodsLine } from "#client/lib/farm-goods/farm-goods.tsx";
import type { Order } from "./order-page.tsx";

/** The lines of an order under the farms that grow them. */
export function OrderLines({ lines }: { lines: Order["lines"] }) {
  return groupByFarm(lines).map((farm) => (
    <FarmGoods key={farm.farmId} farmName={farm.farmName}>
      {farm.lines.map(({ productId, pack, lineTotal, ...line }) => (
        <GoodsLine key={productId} {...line} unit={pack} amount={cents(lineTotal)} />
      ))}
    </FarmGoods>
  ));
}
