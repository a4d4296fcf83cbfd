import { creditGift } from "#shared/payments/credit.ts";
import { giveGift } from "../services/payments/credit-gift.ts";
import { usableCredit } from "../services/payments/credit-use.ts";
import { readCredit } from "../services/payments/credits.ts";
import { moves, requireConfirmation } from "../trpc/moves.ts";
import { areaProcedure, router, signedInProcedure } from "../trpc/procedures.ts";

/** Customers' credit: their own to see and use, the team's to give. */
export const creditRouter = router({
  /** Balance and movements. */
  mine: signedInProcedure.query(({ ctx }) => readCredit(ctx.deps, ctx.user.id)),

  /** What a checkout in this browser can use now. */
  usable: signedInProcedure.query(({ ctx }) =>
    usableCredit(ctx.deps, ctx.user.id, ctx.cookies.read("checkout")),
  ),

  /** Large sums, and many small ones, need a recent confirmation. Throws `not_found`, `confirm_password`. */
  give: areaProcedure("admin")
    .meta(moves("money", "credit.given", "recent_over_limit"))
    .input(creditGift)
    .mutation(({ ctx, input }) =>
      giveGift(ctx.deps, ctx.user, input, () => requireConfirmation(ctx)),
    ),
});
