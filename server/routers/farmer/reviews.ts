import { z } from "zod";
import { namedFarm } from "#shared/fields.ts";
import { REVIEW_STANDINGS, reviewReplySchema } from "#shared/catalog/review.ts";
import { tableInput } from "#shared/platform/table/table.ts";
import { listReviews, replyToReview, REVIEW_SORTS } from "../../services/catalog/reviews/desk.ts";
import { areaProcedure, router } from "../../trpc/procedures.ts";
import { farmIn } from "./farm-in.ts";

const query = tableInput(REVIEW_SORTS).extend({
  standing: z.enum(REVIEW_STANDINGS).optional(),
  ...namedFarm,
});

/** Buyers' reviews of a farm's products. */
export const farmReviewsRouter = router({
  page: areaProcedure("farmer")
    .input(query)
    .query(async (call) => listReviews(call.ctx.deps, call.input, (await farmIn(call)).id)),

  /** Saves the farm's only reply. Throws `not_found` and `conflict`. */
  reply: areaProcedure("farmer")
    .input(reviewReplySchema)
    .mutation(async (call) =>
      replyToReview(call.ctx.deps, call.ctx.user, (await farmIn(call)).id, call.input),
    ),
});
