import { z } from "zod";
import { problemLifecycle } from "#shared/orders/order-problem.ts";
import { declineSchema, refundProblemSchema } from "#shared/orders/order-report.ts";
import { tableInput } from "#shared/platform/table/table.ts";
import { declineProblem, refundProblem } from "../../../services/orders/problems/answer.ts";
import { exportProblems } from "../../../services/orders/problems/problem-csv.ts";
import { PROBLEM_SORTS, listProblems } from "../../../services/orders/problems/problem-list.ts";
import { moves, requireConfirmation } from "../../../trpc/moves.ts";
import { areaProcedure, countedFile, router } from "../../../trpc/procedures.ts";

const query = tableInput(PROBLEM_SORTS).extend({
  state: z.enum(problemLifecycle.states).optional(),
});

/** Problems that customers reported, for the team. */
export const problemsRouter = router({
  page: areaProcedure("admin")
    .input(query)
    .query(({ ctx, input }) => listProblems(ctx.deps, input)),

  export: areaProcedure("admin")
    .meta(moves("personal_data", "export.made"))
    .input(query)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportProblems(ctx.deps, ctx.user, input)),

  /** Large sums, and many small ones, need a recent confirmation. */
  refund: areaProcedure("admin")
    .meta(moves("money", "refund.requested", "recent_over_limit"))
    .input(refundProblemSchema)
    .mutation(({ ctx, input }) =>
      refundProblem(ctx.deps, ctx.user, input, () => requireConfirmation(ctx)),
    ),
  decline: areaProcedure("admin")
    .input(declineSchema)
    .mutation(({ ctx, input }) => declineProblem(ctx.deps, ctx.user, input)),
});
