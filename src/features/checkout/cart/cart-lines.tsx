import { checkoutCart as m } from "#messages/checkout/cart.ts";
import type { CartItem } from "#shared/checkout/cart/cart.ts";
import { groupByFarm } from "#shared/checkout/cart/cart-groups.ts";
import { CartWeightNote } from "#client/lib/checkout/flow/totals/cart-weight-note.tsx";
import type { CartUndo } from "#client/lib/checkout/cart/use-cart-undo.ts";
import classes from "./cart.module.css";
import { CartLineRow } from "./cart-line-row.tsx";
import { useHarvestDays } from "./use-harvest-days.ts";

/** The cart's lines under the farms that grow them. */
export function CartLines({ items, undo }: { items: readonly CartItem[]; undo: CartUndo }) {
  const harvestDays = useHarvestDays(items);
  const farms = groupByFarm(items).map((farm) => (
    <section
      key={farm.farmId}
      className={classes["group"]}
      aria-label={farm.farmName || m.otherProducts}
    >
      {farm.farmName ? <div className={classes["farm"]}>{farm.farmName}</div> : null}
      <ul className={classes["lines"]}>
        {farm.lines.map((item) => (
          <CartLineRow
            key={item.id}
            item={item}
            undo={undo}
            harvestDay={harvestDays.get(item.id)}
          />
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      {farms}
      <CartWeightNote items={items} />
    </>
  );
}
