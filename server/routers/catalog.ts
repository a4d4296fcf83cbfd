import { z } from "zod";
import { CATEGORY_IDS, SORT_IDS } from "#shared/catalog.ts";
import { limits } from "#shared/limits.ts";
import { SUGGEST_FROM_LETTERS, type Suggestions } from "#shared/suggestion.ts";
import type { ShopCount } from "#shared/shop-counts.ts";
import { countProducts } from "../services/catalog/counts.ts";
import { type HomeData, readHome } from "../services/catalog/home.ts";
import { listProducts, type ProductPage } from "../services/catalog/list.ts";
import { type ProductDetail, readProduct } from "../services/catalog/product.ts";
import { type RelatedProducts, relatedProducts } from "../services/catalog/related.ts";
import { suggest } from "../services/catalog/suggest.ts";
import { publicProcedure, router } from "../trpc/procedures.ts";

const query = z.string().trim().min(1).max(limits.searchQuery).optional();
const productId = z.object({ id: z.int32().positive() });

const listInput = z.object({
  q: query,
  category: z.enum(CATEGORY_IDS).optional(),
  organic: z.boolean().optional(),
  inSeason: z.boolean().optional(),
  sort: z.enum(SORT_IDS).default("recommended"),
  cursor: z.string().max(1_000).optional(),
  limit: z.int().min(1).max(limits.shopPage).default(limits.shopPage),
});

export const catalogRouter = router({
  /** One page of the shop. */
  list: publicProcedure
    .input(listInput)
    .query(({ ctx, input }): Promise<ProductPage> => listProducts(ctx.deps, input)),

  /** The numbers behind the shop's chips and result count, for a search or for everything. */
  categories: publicProcedure
    .input(z.object({ q: query }))
    .query(({ ctx, input }): Promise<ShopCount[]> => countProducts(ctx.deps, input.q)),

  /** What somebody who types these letters may be looking for. */
  suggest: publicProcedure
    .input(z.object({ q: z.string().trim().min(SUGGEST_FROM_LETTERS).max(limits.searchQuery) }))
    .query(({ ctx, input }): Promise<Suggestions> => suggest(ctx.deps, input.q)),

  /** What the page of a product shows. Throws `not_found`. */
  product: publicProcedure
    .input(productId)
    .query(({ ctx, input }): Promise<ProductDetail> => readProduct(ctx.deps, input.id)),

  /** What stands below a product. */
  related: publicProcedure
    .input(productId)
    .query(({ ctx, input }): Promise<RelatedProducts> => relatedProducts(ctx.deps, input.id)),

  /** The first page's share of the catalogue. */
  home: publicProcedure.query(({ ctx }): Promise<HomeData> => readHome(ctx.deps)),
});
