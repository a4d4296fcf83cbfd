import { z } from "zod";
import { getCreditWhy } from "../../services/analytics/why/credit-why.ts";
import { usableCredit } from "../../services/payments/credit/credit-use.ts";
import { getCredit } from "../../services/payments/credit/credits.ts";
import { router, signedInProcedure } from "../../trpc/procedures.ts";

/** The caller's credit. */
export const creditRouter = router({
  /** Balance and movements. */
  mine: signedInProcedure.query(({ ctx }) => getCredit(ctx.deps, ctx.user.id)),

  /** What one movement is made of. Throws `not_found` for someone else's. */
  why: signedInProcedure
    .input(z.strictObject({ id: z.int32().positive() }))
    .query(({ ctx, input }) => getCreditWhy(ctx.deps, ctx.user.id, input.id)),

  /** How much credit a checkout in this browser can use now. */
  usable: signedInProcedure.query(({ ctx }) =>
    usableCredit(ctx.deps, ctx.user.id, ctx.cookies.read("checkout")),
  ),
});
