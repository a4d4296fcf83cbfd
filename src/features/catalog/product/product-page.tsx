import { Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { catalogProduct as m } from "#messages/catalog/product.ts";
import { categoryLabel } from "#shared/catalog/catalog.ts";
import { orderLineOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { badgesOf } from "#client/lib/catalog/product-card/badges.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { HeartSlot } from "#client/lib/accounts/saved/heart-slot.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { BreadCrumbs } from "#client/ui/page/bread-crumbs.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { LazyReviews } from "../reviews/lazy-reviews.tsx";
import { FarmChip } from "./farm-chip.tsx";
import { ProductBuy } from "./product-buy.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { productPath, productPicturePath } from "./product-head.ts";
import { ProductPictures } from "./product-pictures.tsx";
import { ProductShelves } from "./product-shelves.tsx";
import { SeasonStrip } from "./season-strip.tsx";
import styles from "./product-page.module.css";

type Product = Outputs["catalog"]["product"];

/** One product: its description, farm, price and delivery day. */
export function ProductPage({ id }: { id: number }) {
  const [product] = trpc.catalog.product.useSuspenseQuery({ id });
  const { options } = useDeliveryDays();
  const orderLine = orderLineOf(options);
  return (
    <PageContainer className={styles.page ?? ""}>
      <PageAddress path={productPath(product)} picture={productPicturePath(product)} />
      <BreadCrumbs name={product.name}>
        <Link to="/shop">{m.shop}</Link>
        <Link to="/shop" search={{ category: product.category }}>
          {categoryLabel(product.category)}
        </Link>
      </BreadCrumbs>
      <div className={styles.top}>
        <div className={styles.picture}>
          <ProductPictures key={product.id} product={product}>
            <span className={styles.heart}>
              <HeartSlot id={product.id} name={product.name} />
            </span>
          </ProductPictures>
        </div>
        <div className={styles.words}>
          <Badges product={product} />
          <Title order={1} className={styles.name}>
            {product.name}
          </Title>
          <p className={styles.summary} lang={product.untranslated.summary}>
            {product.summary}
          </p>
          <FarmChip farm={product.farm} />
          <p className={styles.price}>
            <MoneyText amount={product.price} size="large" className={styles.amount ?? ""} />
            <span className={styles.pack}>
              <Dotted facts={[product.pack, product.unitPriceText]} />
            </span>
            <span className={styles.pack}>{product.weighing?.short}</span>
          </p>
          <ProductBuy key={product.id} product={product} orderLine={orderLine} />
        </div>
      </div>
      <div className={styles.details}>
        <section aria-labelledby="about">
          <Title order={2} id="about" size="h3">
            {m.aboutIt}
          </Title>
          <div lang={product.untranslated.description}>
            {product.description.map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </div>
          <SeasonStrip months={product.seasonMonths} season={product.season} />
        </section>
        <ProductFacts product={product} />
      </div>
      {product.farm.status === "suspended" ? null : (
        <LazyReviews key={product.id} id={id} name={product.name} farmName={product.farm.name} />
      )}
      <ProductShelves id={id} farm={product.farm} orderLine={orderLine} />
    </PageContainer>
  );
}

function Badges({ product }: { product: Product }) {
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
