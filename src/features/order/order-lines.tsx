import { groupByFarm } from "#shared/cart-groups.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { CartPicture } from "#client/lib/cart/cart-picture.tsx";
import type { Order } from "./order-page.tsx";
import classes from "./order.module.css";

/** The lines of an order under the farms that grow them. */
export function OrderLines({ lines }: { lines: Order["lines"] }) {
  return groupByFarm(lines).map((farm) => (
    <section key={farm.farmId} className={classes["farm"]}>
      <div className={classes["farmName"]}>{farm.farmName}</div>
      <ul className={classes["lines"]}>
        {farm.lines.map(({ productId, picture, name, pack, quantity, lineTotal }) => (
          <li key={productId} className={classes["line"]}>
            <CartPicture source={picture} size={48} />
            <span>
              <span className={classes["name"]}>{name}</span>
              <span className={classes["quiet"]}>
                {quantity} × {pack}
              </span>
            </span>
            <span className={classes["amount"]}>{formatUsd(cents(lineTotal))}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
