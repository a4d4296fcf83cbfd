import { creditGift } from "#shared/credit.ts";
import { CONFIRM_REFUND_OVER } from "#shared/refund.ts";
import { giveGift } from "../services/credit-gift.ts";
import { usableCredit } from "../services/credit-use.ts";
import { readCredit } from "../services/credits.ts";
import {
  areaProcedure,
  requireConfirmation,
  router,
  signedInProcedure,
} from "../trpc/procedures.ts";

/** Customers' credit: their own to see and use, the team's to give. */
export const creditRouter = router({
  /** Balance and movements. */
  mine: signedInProcedure.query(({ ctx }) => readCredit(ctx.deps, ctx.user.id)),

  /** What a checkout in this browser can use now. */
  usable: signedInProcedure.query(({ ctx }) =>
    usableCredit(ctx.deps, ctx.user.id, ctx.cookies.read("checkout")),
  ),

  /** Large sums need the password given moments ago. Throws `not_found`, `confirm_password`. */
  give: areaProcedure("admin")
    .input(creditGift)
    .mutation(({ ctx, input }) => {
      if (input.amount > CONFIRM_REFUND_OVER) requireConfirmation(ctx);
      return giveGift(ctx.deps, ctx.user, input);
    }),
});
