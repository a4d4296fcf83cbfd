import { bareKey, printOf } from "#shared/platform/pages/pictures.ts";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import type { Outputs } from "#client/lib/api/trpc.ts";
import styles from "./hero-art.module.css";

/** How many prints fit above the field. */
const PIECES = 6;

/**
 * Prints of this week's harvest, animated once over the field. Decorative: the text beside it says what is for
 * sale.
 */
export function HeroArt({ goods }: { goods: Outputs["catalog"]["home"]["featured"] | undefined }) {
  const prints = (goods ?? []).flatMap(({ id, picture }) => {
    const print = printOf(picture);
    return print ? [{ id, key: bareKey(print.name) }] : [];
  });
  return (
    <div className={styles.art} aria-hidden="true">
      {prints.slice(0, PIECES).map(({ id, key }) => (
        <div key={id} className={styles.piece}>
          <ProductImage pictureKey={key} kind="art" alt="" eager />
        </div>
      ))}
    </div>
  );
}
