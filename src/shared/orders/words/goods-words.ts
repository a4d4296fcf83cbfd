import { ordersGoods as m } from "#messages/orders/goods.ts";
import { formatWeight, sumWeights, type Weight } from "../../catalog/weights/weight.ts";

/** Units of a product by name; for goods sold by weight, possibly zero units and a partial weight. */
export type SomeGoods = { name: string; quantity: number; weight?: Weight | null };

/** `2 × Nantes carrots`, `0.58 lb of Whole chicken`: goods by the name given. */
export function goodsWords({ quantity, name, weight }: SomeGoods): string {
  return quantity === 0 && weight
    ? m.ofWeight(formatWeight(weight), name)
    : m.units(quantity, name);
}

/** Merges the goods of several lists; units and weight-only amounts stay separate. */
export function together(goods: readonly SomeGoods[]): SomeGoods[] {
  const key = ({ name, quantity }: SomeGoods) => JSON.stringify([name, quantity === 0]);
  return [...Map.groupBy(goods, key).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const quantity = same.reduce((sum, one) => sum + one.quantity, 0);
    const whole = sumWeights(same.map(({ weight }) => weight));
    return [{ name: first.name, quantity, ...(whole !== null && { weight: whole }) }];
  });
}
