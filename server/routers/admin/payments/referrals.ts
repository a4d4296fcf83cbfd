import { endReferralSchema } from "#shared/payments/referrals/referral.ts";
import { referralQuery } from "#shared/payments/referrals/referral-admin.ts";
import { endReferral, listReferrals } from "../../../services/payments/referrals/admin.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

/** Customers' referral credit, for the team. */
export const referralsRouter = router({
  page: areaProcedure("admin")
    .input(referralQuery)
    .query(({ ctx, input }) => listReferrals(ctx.deps, input)),

  takeBack: areaProcedure("admin")
    .meta(moves("money", "referral.taken_back"))
    .input(endReferralSchema)
    .mutation(({ ctx, input }) => endReferral(ctx.deps, ctx.user, input)),
});
