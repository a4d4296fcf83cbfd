import { catalogShopTitles as m } from "#messages/catalog-shop-titles.ts";
import { categoryLabel } from "#shared/catalog/catalog.ts";
import { brand } from "#shared/brand.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { onlyCategory, type ShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { leadWords } from "#shared/checkout/lead-words.ts";

/** The heading of the shop at an address. */
export function shopHeading(search: ShopSearch): string {
  const { q, organic, inSeason } = search;
  const category = onlyCategory(search);
  const goods = category ? categoryLabel(category) : m.shop;
  if (q) return category ? m.foundIn(q, goods.toLowerCase()) : m.results(q);
  if (inSeason && organic)
    return category ? m.organicGoodsInSeason(goods.toLowerCase()) : m.organicInSeason;
  if (inSeason) return category ? m.goodsInSeason(goods) : m.inSeasonNow;
  if (organic) return category ? m.organicGoods(goods.toLowerCase()) : m.organic;
  return goods;
}

/** The words under its title in a search engine. */
export function shopDescription(search: ShopSearch, terms: DeliveryTerms): string {
  const category = onlyCategory(search);
  const goods = category ? categoryLabel(category).toLowerCase() : m.food;
  return m.description(goods, brand.name, leadWords(terms));
}

/** The one address of the list: how it is sorted makes no other page. Searches have none of their own. */
export function shopAddress(search: ShopSearch): string {
  const category = onlyCategory(search);
  return category ? `/shop?category=${category}` : "/shop";
}
