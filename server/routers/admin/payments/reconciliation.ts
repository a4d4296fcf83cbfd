import { explainSchema } from "#shared/payments/reconciliation/reconciliation-admin.ts";
import { explainDifference } from "../../../services/payments/reconciliation/explain.ts";
import {
  askForReconciliation,
  reconciliationOverview,
  reconciliationStanding,
} from "../../../services/payments/reconciliation/overview.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");

/** Our books beside every transaction of the provider's balance, for the team. */
export const reconciliationRouter = router({
  overview: admin.query(({ ctx }) => reconciliationOverview(ctx.deps)),

  /** What the newest comparison came to, in a line. */
  standing: admin.query(({ ctx }) => reconciliationStanding(ctx.deps)),

  /** Compares now; the overview tells how far it is. */
  check: admin.mutation(({ ctx }) => askForReconciliation(ctx.deps)),

  /** Takes a difference off the list of what waits. Throws `not_found` and `conflict`. */
  explain: admin
    .meta(moves("money", "difference.explained"))
    .input(explainSchema)
    .mutation(({ ctx, input }) => explainDifference(ctx.deps, ctx.user, input)),
});
