import { creditGift } from "#shared/payments/credit/credit.ts";
import { giveGift } from "../../../services/accounts/admin/credit-gift.ts";
import { moves, requireConfirmation } from "../../../trpc/moves.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

/** Credit given by the team. */
export const creditRouter = router({
  /** Large or frequent amounts require a recent confirmation. Throws `not_found`, `confirm_password`. */
  give: areaProcedure("admin")
    .meta(moves("money", "credit.given", "recent_over_limit"))
    .input(creditGift)
    .mutation(({ ctx, input }) =>
      giveGift(ctx.deps, ctx.user, input, () => requireConfirmation(ctx)),
    ),
});
