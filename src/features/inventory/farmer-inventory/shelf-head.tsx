import { inventoryPage as m } from "#messages/inventory/page.ts";
import { createContext, memo, use } from "react";
import { LOW_STOCK } from "#shared/catalog/catalog.ts";
import type { InventoryRow } from "#shared/inventory/inventory-cells.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import type { BulkEdit } from "./bulk-edit/use-bulk-edit.ts";
import styles from "./farmer-inventory.module.css";

type ShelfRow = Outputs["farmer"]["inventory"]["shelf"]["rows"][number];

/** The server's latest data for each product, apart from its cells. */
export const ShelfContext = createContext<{
  base: string;
  rows: ReadonlyMap<string, ShelfRow>;
  /** The selection for a bulk edit; null outside of one. */
  several: Pick<BulkEdit, "chosen" | "toggle"> | null;
}>({ base: "", rows: new Map(), several: null });

/** The header of a product's row: its photo, name, and units held and sold. */
export function ShelfHead({ row }: { row: InventoryRow }) {
  const { base, rows, several } = use(ShelfContext);
  const facts = rows.get(row.key);
  if (!facts) return row.name;
  return (
    <div className={styles.head}>
      {several ? (
        <label className={styles.choice}>
          <input
            type="checkbox"
            aria-label={m.choose(row.name)}
            checked={several.chosen.has(row.key)}
            onChange={() => several.toggle(row.key)}
          />
        </label>
      ) : null}
      <ProductFacts row={row} facts={facts} href={`${base}/${row.key}`} />
    </div>
  );
}

type ProductFactsProps = { row: InventoryRow; facts: ShelfRow; href: string };

/** Rendered again only for its own product: after each save all rows are read again, and most are as before. */
const ProductFacts = memo(function Facts({ row, facts, href }: ProductFactsProps) {
  const left = row.stock - facts.reserved;
  return (
    <>
      <span className={styles.thumb}>
        <ProductImage pictureKey={facts.picture} alt="" sizes="56px" />
      </span>
      <div>
        <SiteLink href={href} className={styles.name}>
          {row.name}
        </SiteLink>
        <p className={styles.facts}>{m.heldSold(facts.reserved, facts.sold)}</p>
        {!row.paused && left > 0 && left <= LOW_STOCK ? (
          <p className={styles.low}>{m.low(left)}</p>
        ) : null}
      </div>
    </>
  );
});
