import { Button } from "@mantine/core";
import { useState } from "react";
import { formatUsd, sumCents } from "#shared/money.ts";
import { useCartActions } from "#client/lib/cart/use-cart.ts";
import { cartItemOf } from "#client/lib/product-card/card-texts.ts";
import type { Outputs } from "#client/lib/trpc.ts";
import styles from "./recipes.module.css";

type Ingredients = Outputs["recipes"]["bySlug"]["ingredients"];

/** Puts one pack of everything that can be bought into the cart, and names what is missing. */
export function AddIngredients({ ingredients }: { ingredients: Ingredients }) {
  const { addItem, openCart } = useCartActions();
  const [added, setAdded] = useState(false);
  const products = ingredients.flatMap(({ product }) => (product ? [product] : []));
  const available = products.filter((product) => product.available);
  const missing = products.filter((product) => !product.available);
  const add = () => {
    for (const product of available) addItem(cartItemOf(product, 1));
    setAdded(true);
  };
  return (
    <div className={styles.add}>
      {available.length > 0 ? (
        <Button size="lg" fullWidth onClick={add}>
          Add {available.length} of {products.length} ingredients ·{" "}
          {formatUsd(sumCents(available.map((product) => product.price)))}
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
          Not in the market now: {missing.map((product) => product.name).join(", ")}.
        </p>
      ) : null}
    </div>
  );
}
