import { z } from "zod";
import { catalogErrors as m } from "#messages/catalog-errors.ts";
import { CATEGORY_IDS, SORT_IDS } from "#shared/catalog/catalog.ts";
import { limits } from "#shared/platform/limits.ts";
import { SUGGEST_FROM_LETTERS, type Suggestions } from "#shared/catalog/search/suggestion.ts";
import type { ShopFacets } from "#shared/catalog/shop/shop-counts.ts";
import { filtersOf } from "#shared/catalog/shop/shop-filters.ts";
import { readShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { countSearch } from "../../services/catalog/search/count-search.ts";
import { getFacets } from "../../services/catalog/shop/facets.ts";
import { type HomeData, getHome } from "../../services/catalog/home.ts";
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
} from "../../services/catalog/product/product-reviews.ts";
import { type RelatedProducts, relatedProducts } from "../../services/catalog/product/related.ts";
import { suggest } from "../../services/catalog/search/suggest.ts";
import { type TextRead, textRead } from "../../trpc/text-reads.ts";
import { isWithinBudget } from "../../services/platform/within-budget.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

const query = z.string().trim().min(1).max(limits.searchQuery).optional();
const productId = z.object({ id: z.int32().positive() });

/** Several values of a filter, joined as in the shop's address. */
const values = z.string().max(limits.filterText).optional();
const isKnown = (text: string) =>
  text.split(".").every((id) => CATEGORY_IDS.some((known) => known === id));

/** What the shop's address says; values that no one knows are left out there and here. */
const filters = z.object({
  q: query,
  category: values.refine((text = CATEGORY_IDS[0]) => isKnown(text), {
    error: () => m.noCategory,
  }),
  farm: values,
  certificate: values,
  practice: values,
  label: values,
  price: values,
  diet: values,
  without: values,
  on: z.string().max(10).optional(),
  organic: z.boolean().optional(),
  inSeason: z.boolean().optional(),
  box: z.boolean().optional(),
});

/** The filters and the words that are left for the search. */
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

/** The reads that are asked for most, by the names of their procedures: the same answers as JSON text. */
export const TEXT_READS: Readonly<Record<string, TextRead>> = {
  "catalog.list": textRead(listInput, (deps, input) => listProductsText(deps, listAsked(input))),
  "catalog.product": textRead(productId, (deps, { id }) => getProductText(deps, id)),
};

export const catalogRouter = router({
  /** One page of the shop. */
  list: publicProcedure
    .input(listInput)
    .query(({ ctx, input }): Promise<ProductPage> => listProducts(ctx.deps, listAsked(input))),

  /** How many products each choice of the shop's filters would leave. */
  facets: publicProcedure
    .input(filters)
    .query(({ ctx, input }): Promise<ShopFacets> => getFacets(ctx.deps, asked(input))),

  /** Counts a search whose results a shopper looked at, without who searched. */
  countSearch: publicProcedure
    .input(z.strictObject({ q: z.string().trim().min(1).max(limits.searchQuery) }))
    .mutation(async ({ ctx, input }) => {
      // A count that anyone could raise at will says nothing; no shopper is refused for it.
      const isCounted = await isWithinBudget(ctx.deps, "search_address", ctx.address);
      if (isCounted) await countSearch(ctx.deps, input.q);
    }),

  /** What someone who types these letters may be looking for. */
  suggest: publicProcedure
    .input(z.object({ q: z.string().trim().min(SUGGEST_FROM_LETTERS).max(limits.searchQuery) }))
    .query(({ ctx, input }): Promise<Suggestions> => suggest(ctx.deps, input.q)),

  /** What the page of a product shows. Throws `not_found`. */
  product: publicProcedure
    .input(productId)
    .query(({ ctx, input }): Promise<ProductDetail> => getProduct(ctx.deps, input.id)),

  /** What buyers say about a product. */
  reviews: publicProcedure
    .input(productId.extend({ shown: z.int().min(1).max(limits.reviewsShownAtMost) }))
    .query(({ ctx, input }): Promise<ProductReviews> => reviewsOfProduct(ctx.deps, input)),

  /** What stands below a product. */
  related: publicProcedure
    .input(productId)
    .query(({ ctx, input }): Promise<RelatedProducts> => relatedProducts(ctx.deps, input.id)),

  /** The first page's share of the catalog. */
  home: publicProcedure.query(({ ctx }): Promise<HomeData> => getHome(ctx.deps)),
});
