import { Badge } from "#client/ui/page/wordmark.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { artKey } from "#shared/platform/pages/pictures.ts";
import styles from "./gift-cards.module.css";

/** A decorative picture of the gift card; the text beside it has the same information. */
export function GiftPicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <Badge size={44} />
      <ProductImage pictureKey={artKey("box")} kind="art" alt="" sizes="220px" />
    </div>
  );
}
