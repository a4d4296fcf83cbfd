import { z } from "zod";
import { promotionCodeField } from "#shared/checkout/promotions/code.ts";
import { invitation, ownCode, ownReferrals } from "../../services/payments/referrals/own.ts";
import { publicProcedure, router, signedInProcedure } from "../../trpc/procedures.ts";

/** Referrals: a customer's own link and who used it, and what a link offers to anyone. */
export const referralsRouter = router({
  mine: signedInProcedure.query(({ ctx }) => ownReferrals(ctx.deps, ctx.user.id)),

  /** Creates the caller's code, once. Throws `not_found` if there is currently no offer. */
  begin: signedInProcedure.mutation(({ ctx }) => ownCode(ctx.deps, ctx.user.id)),

  /** What a referral link offers. Throws `not_found` if its code is no longer valid; tries are limited. */
  invitation: publicProcedure
    .input(z.strictObject({ code: promotionCodeField }))
    .query(async ({ ctx, input }) => {
      await ctx.deps.throttle.take("promotion_address", ctx.address);
      return invitation(ctx.deps, input.code);
    }),
});
