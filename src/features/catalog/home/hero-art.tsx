import { type ArtName, artKey } from "#shared/platform/pictures.ts";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import styles from "./hero-art.module.css";

const PIECES: readonly ArtName[] = ["broccoli", "corn", "tomato", "carrot", "strawberry", "egg"];

/** Produce that settles once over the field. Decorative: the words beside it say what is for sale. */
export function HeroArt() {
  return (
    <div className={styles.art} aria-hidden="true">
      {PIECES.map((name) => (
        <div key={name} className={styles.piece} data-piece={name}>
          <ProductImage
            pictureKey={artKey(name)}
            kind="art"
            alt=""
            sizes="(min-width: 62em) 190px, 36vw"
            eager
          />
        </div>
      ))}
    </div>
  );
}
