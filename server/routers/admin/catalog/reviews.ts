import { z } from "zod";
import { hideReviewSchema, REVIEW_STANDINGS } from "#shared/catalog/review.ts";
import { tableInput } from "#shared/platform/table/table.ts";
import {
  hideReview,
  listReviews,
  REVIEW_SORTS,
  showReview,
} from "../../../services/catalog/reviews/desk.ts";
import { exportReviews } from "../../../services/catalog/reviews/review-csv.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, countedFile, router } from "../../../trpc/procedures.ts";

const query = tableInput(REVIEW_SORTS).extend({ standing: z.enum(REVIEW_STANDINGS).optional() });

/** All reviews, for the team. */
export const reviewsRouter = router({
  page: areaProcedure("admin")
    .input(query)
    .query(({ ctx, input }) => listReviews(ctx.deps, input, null)),

  export: areaProcedure("admin")
    .meta(moves("personal_data", "export.made"))
    .input(query)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportReviews(ctx.deps, ctx.user, input)),

  /** Off the pages, with a reason that its writer reads. */
  hide: areaProcedure("admin")
    .input(hideReviewSchema)
    .mutation(({ ctx, input }) => hideReview(ctx.deps, ctx.user, input)),

  show: areaProcedure("admin")
    .input(z.strictObject({ id: z.uuid() }))
    .mutation(({ ctx, input }) => showReview(ctx.deps, ctx.user, input.id)),
});
