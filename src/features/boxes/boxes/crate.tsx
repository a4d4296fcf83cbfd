import type { CSSProperties } from "react";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import styles from "./boxes.module.css";

/** How a compartment is shown at the most: three side by side in a card of a third of the page. */
const SIZES = "(min-width: 62em) 120px, 33vw";

/** The box seen from above, one compartment per item. The item names are listed as text beside it. */
export function Crate({ goods }: { goods: readonly Pick<ProductCardData, "id" | "picture">[] }) {
  const { columns, wide } = compartments(goods.length);
  return (
    <div
      className={styles.crate}
      style={{ "--columns": columns } as CSSProperties}
      aria-hidden="true"
    >
      {goods.map(({ id, picture }, at) => (
        <div
          key={id}
          className={styles.good}
          style={at < wide ? { gridColumn: "span 2" } : undefined}
        >
          <ProductImage pictureKey={picture} alt="" sizes={SIZES} className={styles.photo} />
        </div>
      ))}
    </div>
  );
}

/** The number of columns in which the items fill whole rows, and how many of the first items span two columns. */
export function compartments(things: number): { columns: number; wide: number } {
  const columns = things > 9 ? 4 : 3;
  const rest = things % columns;
  return { columns, wide: rest === 0 ? 0 : columns - rest };
}
