import { usableCredit } from "../../services/payments/credit/credit-use.ts";
import { getCredit } from "../../services/payments/credit/credits.ts";
import { router, signedInProcedure } from "../../trpc/procedures.ts";

/** Customers' credit: their own to see and use, the team's to give. */
export const creditRouter = router({
  /** Balance and movements. */
  mine: signedInProcedure.query(({ ctx }) => getCredit(ctx.deps, ctx.user.id)),

  /** What a checkout in this browser can use now. */
  usable: signedInProcedure.query(({ ctx }) =>
    usableCredit(ctx.deps, ctx.user.id, ctx.cookies.read("checkout")),
  ),
});
