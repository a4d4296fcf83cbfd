import { catalogProduct as m } from "#messages/catalog/product.ts";
import { brand } from "#shared/brand.ts";
import { toDollars } from "#shared/money.ts";
import { sharePath } from "#shared/platform/pages/share.ts";
import { categoryLabel } from "#shared/catalog/catalog.ts";
import { pageHead, type StructuredData } from "#client/lib/pages/page-head.ts";
import { addressOf, breadcrumbs } from "#client/lib/catalog/structured-data.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

type Product = Outputs["catalog"]["product"];
/** The product, and its reviews if they have been loaded. */
type Read = { product: Product; reviews: Outputs["catalog"]["reviews"] | null };

/** The canonical URL of a product. */
export function productPath({ id }: { id: number }): string {
  return `/products/${id}`;
}

/** The preview picture for shared links to the product. */
export function productPicturePath({ id }: { id: number }): string {
  return sharePath.product(id);
}

/** Title, description and structured data of a product's page; goods of a suspended farm are not indexed. */
export function productHead({ product, reviews }: Read, origin: string) {
  const { name, category, summary, pack, farm, unitPriceText: unitPrice } = product;
  if (farm.status === "suspended")
    return pageHead({ title: name, description: summary, hidden: true });
  const description = m.description({ summary, pack, farm: farm.name, town: farm.town, unitPrice });
  const crumbs = [
    { name: m.shop, path: "/shop" },
    { name: categoryLabel(category), path: `/shop?category=${category}` },
    { name, path: productPath(product) },
  ];
  return pageHead({
    title: name,
    description,
    type: "product",
    structured: [structuredProduct({ product, reviews }, origin), breadcrumbs(origin, crumbs)],
  });
}

function structuredProduct({ product, reviews }: Read, origin: string): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.summary,
    sku: product.slug,
    category: categoryLabel(product.category),
    image: addressOf(origin, productPicturePath(product)),
    ...(reviews && reviews.average !== null && { aggregateRating: rated(reviews) }),
    brand: { "@type": "Brand", name: product.farm.name },
    offers: {
      "@type": "Offer",
      url: addressOf(origin, productPath(product)),
      price: toDollars(product.price).toFixed(2),
      priceCurrency: "USD",
      availability: product.available
        ? "https://schema.org/InStock"
        : "https://schema.org/OutOfStock",
      seller: { "@type": "Organization", name: brand.name },
    },
  };
}

function rated({ average, count }: Outputs["catalog"]["reviews"]) {
  return { "@type": "AggregateRating", ratingValue: average, reviewCount: count };
}
