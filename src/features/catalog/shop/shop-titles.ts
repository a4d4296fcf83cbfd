import { categoryLabel } from "#shared/catalog/catalog.ts";
import { brand } from "#shared/brand.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { onlyCategory, type ShopSearch } from "#shared/catalog/shop-search.ts";
import { leadWords } from "#shared/checkout/terms-words.ts";

/** The heading of the shop at an address. */
export function shopHeading(search: ShopSearch): string {
  const { q, organic, inSeason } = search;
  const category = onlyCategory(search);
  const goods = category ? categoryLabel(category) : "The shop";
  if (q) return category ? `“${q}” in ${goods.toLowerCase()}` : `Results for “${q}”`;
  if (inSeason && organic)
    return category ? `Organic ${goods.toLowerCase()} in season` : "Organic and in season";
  if (inSeason) return category ? `${goods} in season` : "In season now";
  if (organic) return category ? `Organic ${goods.toLowerCase()}` : "Organic";
  return goods;
}

/** The words under its title in a search engine. */
export function shopDescription(search: ShopSearch, terms: DeliveryTerms): string {
  const category = onlyCategory(search);
  const goods = category ? categoryLabel(category).toLowerCase() : "food";
  return `Shop ${goods} from family farms near you: who grew it, what it costs by the pound, and the day it comes. Delivered by ${brand.name} ${leadWords(terms)} after you order.`;
}

/** The one address of the list: how it is sorted makes no other page. Searches have none of their own. */
export function shopAddress(search: ShopSearch): string {
  const category = onlyCategory(search);
  return category ? `/shop?category=${category}` : "/shop";
}
