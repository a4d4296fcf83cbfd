import type { Ref } from "react";
import { catalogCard as m } from "#messages/catalog/card.ts";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { ProductCard } from "./product-card.tsx";
import type { OrderLine } from "./card-texts.ts";
import styles from "./product-card.module.css";

type ProductGridProps = {
  products: readonly ProductCardData[];
  orderLine: OrderLine | null;
  /** How many pictures at the start are above the fold. */
  eagerCount?: number;
  label?: string;
  order?: 2 | 3;
  /** Whether it is a short list by itself, whose rows should be complete. */
  isShort?: boolean;
  /** Whether more of them are being loaded. */
  isBusy?: boolean;
  ref?: Ref<HTMLUListElement>;
};

/** As many cards per row as fit. */
export function ProductGrid({
  products,
  orderLine,
  eagerCount = 0,
  label = m.products,
  order = 3,
  isShort = false,
  isBusy = false,
  ref,
}: ProductGridProps) {
  return (
    <ul
      className={styles.grid}
      {...(isShort && products.length % 4 === 0 && { "data-fours": true })}
      aria-label={label}
      aria-busy={isBusy}
      {...(ref ? { ref } : {})}
    >
      {products.map((product, index) => (
        <li key={product.id} className={styles.cell}>
          <ProductCard
            product={product}
            orderLine={orderLine}
            eager={index < eagerCount}
            order={order}
          />
        </li>
      ))}
    </ul>
  );
}
