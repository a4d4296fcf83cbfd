import { farmsHarvest as m } from "#messages/farms/harvest/harvest.ts";
import { Button, Title } from "@mantine/core";
import { useState } from "react";
import { shareOutShortage } from "#shared/farms/harvest/shortage.ts";
import { CartPicture } from "#client/lib/checkout/cart/cart-picture.tsx";
import styles from "./farmer-harvest.module.css";
import type { Harvest } from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import type { Marking } from "./marking.ts";
import { ShortDialog } from "./short-dialog.tsx";

type Product = Harvest["products"][number];
type ProductListProps = { harvest: Harvest } & Marking;

/** The totals to harvest, by product. */
export function ProductList({ harvest, isOffline, mark }: ProductListProps) {
  return (
    <section aria-labelledby="products">
      <Title order={2} size="h3" mb="sm" id="products">
        {m.inAll}
      </Title>
      <ul className={styles.list}>
        {harvest.products.map((product) => (
          <ProductCard
            key={product.productId}
            product={product}
            isOpen={harvest.isOpen}
            isOffline={isOffline}
            mark={mark}
          />
        ))}
      </ul>
    </section>
  );
}

type ProductCardProps = {
  product: Product;
  /** Whether the day still accepts orders. */
  isOpen: boolean;
} & Marking;

function ProductCard({ product, isOpen, isOffline, mark }: ProductCardProps) {
  const [isShort, setShort] = useState(false);
  const { productId, name, pack, waiting } = product;
  return (
    <li className={styles.card} aria-label={name}>
      <div className={styles.product}>
        <CartPicture source={product.picture} size={56} />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.quiet}>{pack}</p>
        </div>
        <p className={styles.units}>{product.units}</p>
      </div>
      <p className={styles.quiet}>{isOpen ? "" : progressOf(product)}</p>
      {waiting > 0 ? (
        <div className={styles.buttons}>
          {product.isByWeight ? (
            <p className={styles.quiet}>{m.weighEach}</p>
          ) : (
            <Button
              size="lg"
              onClick={() => mark({ kind: "productReady", productId, waiting })}
              aria-label={m.allReadyOf(name)}
            >
              {m.allReady}
            </Button>
          )}
          <Button
            size="lg"
            variant="default"
            onClick={() => setShort(true)}
            aria-label={m.shortOf(name)}
          >
            {m.short}
          </Button>
        </div>
      ) : null}
      {isShort && waiting > 0 ? (
        <ProductShort
          product={product}
          isOffline={isOffline}
          mark={mark}
          onClose={() => setShort(false)}
        />
      ) : null}
    </li>
  );
}

function progressOf({ units, waiting, unlocked, short }: Product): string {
  const left = waiting + unlocked;
  return [
    left === 0 ? m.nothingLeft : m.unitsReady(units - left, units),
    short > 0 ? m.unitsShort(short) : "",
    unlocked > 0 ? m.unlocked(unlocked) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

type ProductShortProps = { product: Product; onClose: () => void } & Marking;

function ProductShort({ product, isOffline, mark, onClose }: ProductShortProps) {
  const { productId, waiting, waitingOrders } = product;
  const whoOf = (units: number) =>
    shareOutShortage(waitingOrders, units).map((one) => {
      const order = waitingOrders.find(({ orderNumber }) => orderNumber === one.orderNumber);
      return { ...one, firstName: order?.firstName ?? "", isOwn: order?.isOwn };
    });
  return (
    <ShortDialog
      name={product.name}
      most={waiting}
      whoOf={whoOf}
      isOffline={isOffline}
      onConfirm={(missing) => {
        mark({ kind: "productShort", productId, waiting, before: product.short, ...missing });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
