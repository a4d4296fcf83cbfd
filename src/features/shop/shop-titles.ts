import { categoryLabel } from "#shared/catalog.ts";
import { brand } from "#shared/brand.ts";
import type { ShopSearch } from "#shared/shop-search.ts";

/** The heading of the shop at an address. */
export function shopHeading({ q, category, organic, inSeason }: ShopSearch): string {
  const goods = category ? categoryLabel(category) : "The shop";
  if (q) return category ? `“${q}” in ${goods.toLowerCase()}` : `Results for “${q}”`;
  if (inSeason && organic)
    return category ? `Organic ${goods.toLowerCase()} in season` : "Organic and in season";
  if (inSeason) return category ? `${goods} in season` : "In season now";
  if (organic) return category ? `Organic ${goods.toLowerCase()}` : "Organic";
  return goods;
}

/** The words under its title in a search engine. */
export function shopDescription({ category }: ShopSearch): string {
  const goods = category ? categoryLabel(category).toLowerCase() : "food";
  return `Shop ${goods} from family farms near you: who grew it, what it costs by the pound, and the day it comes. Delivered by ${brand.name} two days after you order.`;
}

/** The one address of the list: how it is sorted makes no other page. Searches have none of their own. */
export function shopAddress({ category }: ShopSearch): string {
  return category ? `/shop?category=${category}` : "/shop";
}
