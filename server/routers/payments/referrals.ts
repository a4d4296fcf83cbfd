import { z } from "zod";
import { promotionCodeField } from "#shared/checkout/promotions/code.ts";
import { invitation, ownCode, ownReferrals } from "../../services/payments/referrals/own.ts";
import { publicProcedure, router, signedInProcedure } from "../../trpc/procedures.ts";

/** Friends whom customers send: each their own link and who came by it; for anyone what a link offers. */
export const referralsRouter = router({
  mine: signedInProcedure.query(({ ctx }) => ownReferrals(ctx.deps, ctx.user.id)),

  /** Makes the caller's code, once. Throws `not_found` while there is no offer. */
  begin: signedInProcedure.mutation(({ ctx }) => ownCode(ctx.deps, ctx.user.id)),

  /** What the link with a code offers. Throws `not_found` for one that counts no more; tries are counted. */
  invitation: publicProcedure
    .input(z.strictObject({ code: promotionCodeField }))
    .query(async ({ ctx, input }) => {
      await ctx.deps.throttle.take("promotion_address", ctx.address);
      return invitation(ctx.deps, input.code);
    }),
});
