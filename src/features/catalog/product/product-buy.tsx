import { Button } from "@mantine/core";
import { useState } from "react";
import { catalogProduct as m } from "#messages/catalog/product.ts";
import { limits } from "#shared/platform/limits.ts";
import { formatUsd, times } from "#shared/money.ts";
import { useCartActions, useCartQuantity } from "#client/lib/checkout/cart/use-cart-state.ts";
import {
  cartItemOf,
  type OrderLine,
  orderTextOf,
} from "#client/lib/catalog/product-card/card-texts.ts";
import { AddingSlot } from "#client/lib/orders/adding/adding-slot.tsx";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { QuantityStepper } from "#client/ui/fields/quantity-stepper.tsx";
import { NotNow } from "./not-now.tsx";
import styles from "./product-buy.module.css";

type Product = Outputs["catalog"]["product"];
type ProductBuyProps = { product: Product; orderLine: OrderLine | null };

/** Quantity and add-to-cart button. Sticky on phones. */
export function ProductBuy({ product, orderLine }: ProductBuyProps) {
  if (!product.available) return <NotNow product={product} />;
  return (
    <div className={styles.buy}>
      <AddToCart product={product} />
      <p className={styles.line}>
        {product.left === null ? null : <b className={styles.left}>{m.left(product.left)}</b>}
        {orderTextOf(product, orderLine) ?? m.pickedToOrder}
      </p>
    </div>
  );
}

function AddToCart({ product }: { product: Product }) {
  const inCart = useCartQuantity(product.id);
  const { addItem, openCart } = useCartActions();
  const [wanted, setWanted] = useState(1);
  const room = (product.left ?? limits.unitsPerLine) - inCart;
  const quantity = Math.min(wanted, Math.max(room, 1));
  return (
    <>
      <div className={styles.bar}>
        <QuantityStepper
          name={product.name}
          quantity={quantity}
          min={1}
          max={Math.max(room, 1)}
          disabled={room <= 0}
          onChange={setWanted}
        />
        <Button
          className={styles.add ?? ""}
          size="lg"
          disabled={room <= 0}
          onClick={() => {
            addItem(cartItemOf(product, quantity));
            setWanted(1);
          }}
        >
          {room <= 0 ? m.allInCart : m.addFor(formatUsd(times(product.price, quantity)))}
        </Button>
      </div>
      <AddingSlot product={product} quantity={quantity} />
      <p className={styles.inCart} role="status">
        {inCart > 0 ? (
          <>
            {m.inCart(inCart)}
            <button type="button" className={styles.open} onClick={openCart}>
              {m.viewCart}
            </button>
          </>
        ) : null}
      </p>
    </>
  );
}
