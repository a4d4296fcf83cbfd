import { brand, pageTitle } from "#shared/brand.ts";
import { toDollars } from "#shared/money.ts";
import { pictureUrl } from "#shared/pictures.ts";
import type { Outputs } from "#client/lib/trpc.ts";

type Product = Outputs["catalog"]["product"];

/** The one address of a product, whatever its season. */
export function productPath({ id }: { id: number }): string {
  return `/products/${id}`;
}

/** The picture that stands for the product where its page is shared. */
export function productPicturePath({ picture }: { picture: string }): string {
  return pictureUrl(picture, 960, "webp");
}

export function productHead(product: Product) {
  const title = pageTitle(product.name);
  const description = `${product.summary} ${product.pack} from ${product.farm.name} in ${product.farm.town}, ${product.unitPriceText}.`;
  return [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: "product" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { "script:ld+json": structuredProduct(product) },
  ];
}

/** What search engines read of the product; the router escapes it for its place in a script. */
export function structuredProduct(product: Product) {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.summary,
    sku: product.slug,
    category: product.category,
    image: productPicturePath(product),
    brand: { "@type": "Brand", name: product.farm.name },
    offers: {
      "@type": "Offer",
      url: productPath(product),
      price: toDollars(product.price).toFixed(2),
      priceCurrency: "USD",
      availability: product.available
        ? "https://schema.org/InStock"
        : "https://schema.org/OutOfStock",
      seller: { "@type": "Organization", name: brand.name },
    },
  };
}
