import { UnstyledButton } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { catalogProduct as m } from "#messages/catalog/product.ts";
import { printOf } from "#shared/platform/pages/pictures.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import styles from "./product-pictures.module.css";

type ProductPicturesProps = {
  product: Pick<Outputs["catalog"]["product"], "name" | "pack" | "views">;
  /** Overlaid on the large picture. */
  children: ReactNode;
};

const SIZES = "(min-width: 48em) 50vw, 100vw";

/** The picture of a product, and below it the others to choose from: its cut face, its print. */
export function ProductPictures({ product, children }: ProductPicturesProps) {
  const { name, pack, views } = product;
  const [index, setIndex] = useState(0);
  const shown = views[index] ?? views[0];
  if (!shown) return children;
  return (
    <>
      <div className={styles.large}>
        <ProductImage
          key={index}
          pictureKey={shown.key}
          part={shown.part}
          alt={index === 0 ? m.alt(name, pack) : m.altOf(name, pack, shown.label.toLowerCase())}
          sizes={SIZES}
          eager
        />
        {printOf(shown.key) ? <span className={styles.drawn}>{m.illustration}</span> : null}
        {children}
      </div>
      {views.length > 1 ? (
        <ul className={styles.views} aria-label={m.pictures}>
          {views.map(({ key, label, part }, at) => (
            <li key={label}>
              <UnstyledButton
                className={styles.view}
                aria-pressed={at === index}
                onClick={() => setIndex(at)}
              >
                <ProductImage pictureKey={key} part={part} alt="" sizes="96px" />
                {label}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
