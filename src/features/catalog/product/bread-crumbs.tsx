import { Link } from "@tanstack/react-router";
import { catalogProduct as m } from "#messages/catalog-product.ts";
import { type CategoryId, categoryLabel } from "#shared/catalog/catalog.ts";
import styles from "./product-page.module.css";

/** Breadcrumbs back to the product's category. */
export function BreadCrumbs({ category, name }: { category: CategoryId; name: string }) {
  return (
    <nav className={styles.crumbs} aria-label={m.youAreHere}>
      <Link to="/shop">{m.shop}</Link>
      <span aria-hidden>/</span>
      <Link to="/shop" search={{ category }}>
        {categoryLabel(category)}
      </Link>
      <span aria-hidden>/</span>
      <span aria-current="page">{name}</span>
    </nav>
  );
}
