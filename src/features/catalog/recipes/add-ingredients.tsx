import { Button } from "@mantine/core";
import { useState } from "react";
import { catalogRecipes as m } from "#messages/catalog/recipes/recipes.ts";
import { formatUsd, sumCents, times } from "#shared/money.ts";
import { useCartActions } from "#client/lib/checkout/cart/use-cart-state.ts";
import { cartItemOf } from "#client/lib/catalog/product-card/card-texts.ts";
import styles from "./recipes.module.css";
import type { Basket } from "./use-basket.ts";

/** Adds the packs of all selected ingredients to the cart and names what is unavailable. */
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
          {m.addSome(chosen.length, forSale, formatUsd(total))}
        </Button>
      ) : null}
      <p role="status" className={styles.quiet}>
        {added ? m.inCart : ""}
      </p>
      {added ? (
        <Button variant="default" onClick={openCart}>
          {m.viewCart}
        </Button>
      ) : null}
      {missing.length > 0 ? (
        <p className={styles.quiet}>{m.missing(missing.map((product) => product.name))}</p>
      ) : null}
    </div>
  );
}
