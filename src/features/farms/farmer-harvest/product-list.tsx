import { farmsHarvest as m } from "#messages/farms-harvest.ts";
import { Button, Title } from "@mantine/core";
import { useState } from "react";
import { shareOutShortage } from "#shared/farms/shortage.ts";
import { CartPicture } from "#client/lib/checkout/cart/cart-picture.tsx";
import styles from "./farmer-harvest.module.css";
import type { Harvest } from "./harvest-page.tsx";
import { ShortDialog } from "./short-dialog.tsx";
import { useMarks, useShorts } from "./use-marks.ts";

type Product = Harvest["products"][number];
type ProductListProps = { harvest: Harvest; farmId: number | undefined };

/** What to harvest in all, product by product. */
export function ProductList({ harvest, farmId }: ProductListProps) {
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
            day={harvest.day}
            isOpen={harvest.isOpen}
            farmId={farmId}
          />
        ))}
      </ul>
    </section>
  );
}

type ProductCardProps = {
  product: Product;
  day: string;
  /** Whether orders for the day are still taken. */
  isOpen: boolean;
  farmId: number | undefined;
};

function ProductCard({ product, day, isOpen, farmId }: ProductCardProps) {
  const { productReady } = useMarks();
  const [isShort, setShort] = useState(false);
  const { productId, name, pack, waiting } = product;
  const mark = { farmId, day, productId, waiting };
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
          <Button
            size="lg"
            loading={productReady.isPending}
            onClick={() => productReady.mutate(mark)}
            aria-label={m.allReadyOf(name)}
          >
            {m.allReady}
          </Button>
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
      {isShort ? (
        <ProductShort product={product} mark={mark} onClose={() => setShort(false)} />
      ) : null}
    </li>
  );
}

function progressOf({ units, waiting, short }: Product): string {
  const ready = waiting === 0 ? m.nothingLeft : m.unitsReady(units - waiting, units);
  return [ready, short > 0 ? m.unitsShort(short) : ""].filter(Boolean).join(", ");
}

type ProductShortProps = {
  product: Product;
  mark: { farmId: number | undefined; day: string; productId: number; waiting: number };
  onClose: () => void;
};

function ProductShort({ product, mark, onClose }: ProductShortProps) {
  const { productShort } = useShorts(onClose);
  const whoOf = (units: number) =>
    shareOutShortage(product.waitingOrders, units).map((one) => ({
      ...one,
      firstName:
        product.waitingOrders.find(({ orderNumber }) => orderNumber === one.orderNumber)
          ?.firstName ?? "",
    }));
  return (
    <ShortDialog
      name={product.name}
      most={mark.waiting}
      whoOf={whoOf}
      isPending={productShort.isPending}
      onConfirm={(units, reason) => productShort.mutate({ ...mark, units, reason })}
      onClose={onClose}
    />
  );
}
