import { catalogShopTitles as m } from "#messages/catalog/shop-titles.ts";
import { categoryLabel } from "#shared/catalog/catalog.ts";
import { brand } from "#shared/brand.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { onlyCategory, type ShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { leadWords } from "#shared/checkout/lead-words.ts";

/** The shop's heading for a URL. */
export function shopHeading(search: ShopSearch): string {
  const { q, organic } = search;
  const inSeason = search.season === "now";
  const category = onlyCategory(search);
  const goods = category ? categoryLabel(category) : m.shop;
  if (q) return category ? m.foundIn(q, goods.toLowerCase()) : m.results(q);
  if (inSeason && organic)
    return category ? m.organicGoodsInSeason(goods.toLowerCase()) : m.organicInSeason;
  if (inSeason) return category ? m.goodsInSeason(goods) : m.inSeasonNow;
  if (organic) return category ? m.organicGoods(goods.toLowerCase()) : m.organic;
  return goods;
}

/** The meta description for search engines. */
export function shopDescription(search: ShopSearch, terms: DeliveryTerms): string {
  const category = onlyCategory(search);
  const goods = category ? categoryLabel(category).toLowerCase() : m.food;
  return m.description(goods, brand.name, leadWords(terms));
}

/** The canonical URL of the list, which ignores the sort order. Searches have none. */
export function shopAddress(search: ShopSearch): string {
  const category = onlyCategory(search);
  return category ? `/shop?category=${category}` : "/shop";
}
