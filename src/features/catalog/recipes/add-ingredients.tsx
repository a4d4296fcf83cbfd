import { Button } from "@mantine/core";
import { useState } from "react";
import { formatUsd, sumCents, times } from "#shared/money.ts";
import { useCartActions } from "#client/lib/checkout/cart/use-cart.ts";
import { cartItemOf } from "#client/lib/catalog/product-card/card-texts.ts";
import styles from "./recipes.module.css";
import type { Basket } from "./use-basket.ts";

/** Puts the packs that the servings take of all that is chosen into the cart, and names what is missing. */
export function AddIngredients({ basket: { chosen, forSale, missing } }: { basket: Basket }) {
  const { addItem, openCart } = useCartActions();
  const [added, setAdded] = useState(false);
  const total = sumCents(chosen.map(({ product, packs }) => times(product.price, packs)));
  const add = () => {
    for (const { product, packs } of chosen) addItem(cartItemOf(product, packs));
    setAdded(true);
  };
  return (
    <div className={styles.add}>
      {forSale > missing.length ? (
        <Button size="lg" fullWidth onClick={add} disabled={chosen.length === 0}>
          Add {chosen.length} of {forSale} ingredients · {formatUsd(total)}
        </Button>
      ) : null}
      <p role="status" className={styles.quiet}>
        {added ? "They are in your cart." : ""}
      </p>
      {added ? (
        <Button variant="default" onClick={openCart}>
          View cart
        </Button>
      ) : null}
      {missing.length > 0 ? (
        <p className={styles.quiet}>
          Not available now: {missing.map((product) => product.name).join(", ")}.
        </p>
      ) : null}
    </div>
  );
}
