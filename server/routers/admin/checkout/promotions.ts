import { promotionId, promotionSchema } from "#shared/checkout/promotions/promotion-admin.ts";
import {
  endPromotion,
  listPromotions,
  makePromotion,
} from "../../../services/checkout/promotion-admin.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

/** Promotion codes of the market and of farms. */
export const promotionsRouter = router({
  list: areaProcedure("admin").query(({ ctx }) => listPromotions(ctx.deps)),

  make: areaProcedure("admin")
    .meta(moves("money", "promotion.made"))
    .input(promotionSchema)
    .mutation(({ ctx, input }) => makePromotion(ctx.deps, ctx.user, input)),

  end: areaProcedure("admin")
    .meta(moves("money", "promotion.ended"))
    .input(promotionId)
    .mutation(({ ctx, input }) => endPromotion(ctx.deps, ctx.user, input.id)),
});
