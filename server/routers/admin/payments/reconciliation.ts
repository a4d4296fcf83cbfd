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

/** Reconciliation of the ledger with every transaction of the provider's balance, for the team. */
export const reconciliationRouter = router({
  overview: admin.query(({ ctx }) => reconciliationOverview(ctx.deps)),

  /** A one-line summary of the latest run. */
  standing: admin.query(({ ctx }) => reconciliationStanding(ctx.deps)),

  /** Starts a run; the overview shows its progress. */
  check: admin.mutation(({ ctx }) => askForReconciliation(ctx.deps)),

  /** Removes a difference from the list of open ones. Throws `not_found` and `conflict`. */
  explain: admin
    .meta(moves("money", "difference.explained"))
    .input(explainSchema)
    .mutation(({ ctx, input }) => explainDifference(ctx.deps, ctx.user, input)),
});
