import { z } from "zod";
import { catalogErrors as m } from "#messages/catalog/errors.ts";
import { CATEGORY_IDS, SORT_IDS } from "#shared/catalog/catalog.ts";
import { limits } from "#shared/platform/limits.ts";
import { SUGGEST_FROM_LETTERS, type Suggestions } from "#shared/catalog/search/suggestion.ts";
import type { ShopFacets } from "#shared/catalog/shop/shop-counts.ts";
import { filtersOf } from "#shared/catalog/shop/shop-filters.ts";
import { readShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { countSearch } from "../../services/catalog/search/count-search.ts";
import { getFacets } from "../../services/catalog/shop/facets.ts";
import { type HomeData, getHome } from "../../services/catalog/home.ts";
import { getHomeStories, type HomeStories } from "../../services/catalog/home-stories.ts";
import {
  listProducts,
  listProductsText,
  type ProductPage,
} from "../../services/catalog/shop/list.ts";
import {
  type ProductDetail,
  getProduct,
  getProductText,
} from "../../services/catalog/product/product.ts";
import {
  type ProductReviews,
  reviewsOfProduct,
} from "../../services/catalog/reviews/product-reviews.ts";
import { type RelatedProducts, relatedProducts } from "../../services/catalog/product/related.ts";
import { suggest } from "../../services/catalog/search/suggest.ts";
import { type TextRead, textRead } from "../../trpc/text-reads.ts";
import { isWithinBudget } from "../../services/platform/within-budget.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

const query = z.string().trim().min(1).max(limits.searchQuery).optional();
const productId = z.object({ id: z.int32().positive() });

/** Several values of a filter, joined as in the shop's URL. */
const values = z.string().max(limits.filterText).optional();
/** All farms that a person may follow, with slugs of the maximum length. */
const FARMS_TEXT = 12_500;
const isKnown = (text: string) =>
  text.split(".").every((id) => CATEGORY_IDS.some((known) => known === id));

/** The filters in the shop's URL. Unknown values are ignored, as on the page. */
const filters = z.object({
  q: query,
  category: values.refine((text = CATEGORY_IDS[0]) => isKnown(text), {
    error: () => m.noCategory,
  }),
  farm: z.string().max(FARMS_TEXT).optional(),
  certificate: values,
  practice: values,
  label: values,
  price: values,
  season: values,
  diet: values,
  without: values,
  on: z.string().max(10).optional(),
  organic: z.boolean().optional(),
  /** As pages asked before there were three choices of a season: `season: "now"`. */
  inSeason: z.boolean().optional(),
  box: z.boolean().optional(),
});

/** The filters, including those found in the query, and the remaining search words. */
function asked(input: z.output<typeof filters>) {
  const search = readShopSearch(input);
  return { ...filtersOf(search), q: search.q };
}

const listInput = filters.extend({
  sort: z.enum(SORT_IDS).default("recommended"),
  cursor: z.string().max(1_000).optional(),
  limit: z.int().min(1).max(limits.shopPage).default(limits.shopPage),
});

function listAsked(input: z.output<typeof listInput>) {
  const { sort, cursor, limit } = input;
  return { ...asked(input), sort, cursor, limit };
}

/** Fast versions of the most frequent reads, by procedure name: the same results as JSON text. */
export const TEXT_READS: Readonly<Record<string, TextRead>> = {
  "catalog.list": textRead(listInput, (deps, input) => listProductsText(deps, listAsked(input))),
  "catalog.product": textRead(productId, (deps, { id }) => getProductText(deps, id)),
};

export const catalogRouter = router({
  /** One page of the shop. */
  list: publicProcedure
    .input(listInput)
    .query(({ ctx, input }): Promise<ProductPage> => listProducts(ctx.deps, listAsked(input))),

  /** How many products would match with each choice of the shop's filters. */
  facets: publicProcedure
    .input(filters)
    .query(({ ctx, input }): Promise<ShopFacets> => getFacets(ctx.deps, asked(input))),

  /** Counts a search whose results a shopper viewed, without recording who searched. */
  countSearch: publicProcedure
    .input(z.strictObject({ q: z.string().trim().min(1).max(limits.searchQuery) }))
    .mutation(async ({ ctx, input }) => {
      // Skip searches beyond the budget, so that nobody can inflate the counts; the shopper gets no error.
      const isCounted = await isWithinBudget(ctx.deps, "search_address", ctx.address);
      if (isCounted) await countSearch(ctx.deps, input.q);
    }),

  /** Search suggestions for what was typed so far. */
  suggest: publicProcedure
    .input(z.object({ q: z.string().trim().min(SUGGEST_FROM_LETTERS).max(limits.searchQuery) }))
    .query(({ ctx, input }): Promise<Suggestions> => suggest(ctx.deps, input.q)),

  /** The contents of a product's page. Throws `not_found`. */
  product: publicProcedure
    .input(productId)
    .query(({ ctx, input }): Promise<ProductDetail> => getProduct(ctx.deps, input.id)),

  /** Buyers' reviews of a product. */
  reviews: publicProcedure
    .input(productId.extend({ shown: z.int().min(1).max(limits.reviewsShownAtMost) }))
    .query(({ ctx, input }): Promise<ProductReviews> => reviewsOfProduct(ctx.deps, input)),

  /** Products to show below a product. */
  related: publicProcedure
    .input(productId)
    .query(({ ctx, input }): Promise<RelatedProducts> => relatedProducts(ctx.deps, input.id)),

  /** The catalog's part of the home page. */
  home: publicProcedure.query(({ ctx }): Promise<HomeData> => getHome(ctx.deps)),

  /** The recipe and the reviews of the home page. */
  homeStories: publicProcedure.query(({ ctx }): Promise<HomeStories> => getHomeStories(ctx.deps)),
});
