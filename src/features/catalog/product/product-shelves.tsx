import { Link } from "@tanstack/react-router";
import { catalogProduct as m } from "#messages/catalog/product.ts";
import { ProductGrid } from "#client/lib/catalog/product-card/product-grid.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { CardSkeletons } from "#client/ui/states/card-skeletons.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import type { OrderLine } from "#client/lib/catalog/product-card/card-texts.ts";
import styles from "./product-page.module.css";

type ProductShelvesProps = {
  id: number;
  farm: Outputs["catalog"]["product"]["farm"];
  orderLine: OrderLine | null;
};

/** One row on a wide window. */
const SHOWN = 4;

/** The shelves below a product. If they fail to load, the product itself still shows. */
export function ProductShelves({ id, farm, orderLine }: ProductShelvesProps) {
  const related = trpc.catalog.related.useQuery({ id });
  if (related.isPending) return <CardSkeletons count={SHOWN} />;
  if (!related.data) {
    return <ErrorPanel message={m.notLoaded} onRetry={() => void related.refetch()} />;
  }
  const { usedIn, fromFarm, similar } = related.data;
  return (
    <>
      {usedIn.length > 0 ? (
        <section className={styles.shelf}>
          <SectionHeading title={m.toCook} />
          <ul className={styles.recipes} aria-label={m.toCook}>
            {usedIn.map((recipe) => (
              <li key={recipe.slug}>
                <UsedIn recipe={recipe} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {fromFarm.length > 0 ? (
        <section className={styles.shelf}>
          <SectionHeading
            title={m.from(farm.name)}
            aside={<SiteLink href={`/farmers/${farm.id}`}>{m.visit}</SiteLink>}
          />
          <ProductGrid
            isShort
            products={fromFarm.slice(0, SHOWN)}
            orderLine={orderLine}
            label={m.from(farm.name)}
          />
        </section>
      ) : null}
      {similar.length > 0 ? (
        <section className={styles.shelf}>
          <SectionHeading title={m.similar} />
          <ProductGrid
            isShort
            products={similar.slice(0, SHOWN)}
            orderLine={orderLine}
            label={m.similar}
          />
        </section>
      ) : null}
    </>
  );
}

/** A recipe that uses the product. */
function UsedIn({ recipe }: { recipe: Outputs["catalog"]["related"]["usedIn"][number] }) {
  const { slug, title, minutes, servings, picture } = recipe;
  return (
    <Link to="/recipes/$slug" params={{ slug }} className={styles.recipe}>
      <ProductImage pictureKey={picture} alt="" sizes="(min-width: 48em) 25vw, 50vw" />
      <span className={styles.recipeTitle}>{title}</span>
      <span className={styles.recipeFacts}>{m.timeAndServings(minutes, servings)}</span>
    </Link>
  );
}
