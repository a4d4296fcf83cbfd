import { Link } from "@tanstack/react-router";
import { catalogCard as m } from "#messages/catalog/card.ts";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { HeartSlot } from "../../accounts/saved/heart-slot.ts";
import { AddingSlot } from "../../orders/adding/adding-slot.tsx";
import { AddControl } from "./add-control.tsx";
import { badgesOf } from "./badges.ts";
import { lastLineOf, type OrderLine } from "./card-texts.ts";
import styles from "./product-card.module.css";

type ProductCardProps = {
  product: ProductCardData;
  /** `Order by Tue 11:59 PM for Thu`; null if there is no upcoming delivery. */
  orderLine: OrderLine | null;
  /** True for the first row of a page, whose pictures are not lazy-loaded. */
  eager?: boolean;
  /** The heading level of the name. */
  order?: 2 | 3;
};

/** A product card: the whole card links to the product's page, with a single control next to it. */
export function ProductCard({ product, orderLine, eager = false, order = 3 }: ProductCardProps) {
  const { text, isUrgent } = lastLineOf(product, orderLine);
  const Heading = `h${order}` as const;
  return (
    <article className={styles.card} {...(!product.available && { "data-sold-out": true })}>
      <div className={styles.picture}>
        <ProductImage
          pictureKey={product.picture}
          alt=""
          eager={eager}
          className={styles.photo ?? ""}
        />
        <span className={styles.heart}>
          <HeartSlot id={product.id} name={product.name} />
        </span>
      </div>
      <div className={styles.words}>
        <div className={styles.title}>
          <Heading className={styles.name}>
            <Link className={styles.link} to="/products/$id" params={{ id: String(product.id) }}>
              {product.name}
            </Link>
          </Heading>
          <p className={styles.farm}>{product.farmName}</p>
        </div>
        <div className={styles.purchase}>
          <p className={styles.price}>
            <MoneyText amount={product.price} className={styles.amount} />
            <span className={styles.pack}>
              <Dotted facts={[product.pack.replace(/(\d) /g, "$1\u00a0"), product.unitPriceText]} />
            </span>
            <span className={styles.pack}>{product.weightText}</span>
          </p>
          {product.available ? (
            <AddControl product={product} />
          ) : (
            <span className={styles.soldOut}>{m.soldOut}</span>
          )}
        </div>
        <Badges product={product} />
        <p className={styles.lastLine} {...(isUrgent && { "data-urgent": true })}>
          {text}
          {product.available ? null : <AlertLink product={product} />}
        </p>
        <AddingSlot product={product} className={styles.adding} />
      </div>
    </article>
  );
}

/** Next to the card's own link; leads to the form on the product's page. */
function AlertLink({ product: { id, name } }: { product: ProductCardData }) {
  return (
    <Link
      className={styles.alertLink}
      to="/products/$id"
      params={{ id: String(id) }}
      hash="when-back"
      aria-label={m.tellMeOf(name)}
    >
      {m.tellMe}
    </Link>
  );
}

function Badges({ product }: { product: ProductCardData }) {
  const badges = badgesOf(product);
  if (badges.length === 0) return null;
  return (
    <p className={styles.badges}>
      {badges.map(({ text, tone }) => (
        <span key={text} className={styles.badge} data-tone={tone}>
          {text}
        </span>
      ))}
    </p>
  );
}
