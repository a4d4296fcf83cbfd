import { z } from "zod";
import { totalOf, yearField } from "#shared/payments/payouts/farm-year.ts";
import { reversalSchema } from "#shared/payments/payouts/payout-admin.ts";
import { approveRun, cancelRun, redraftRun } from "../../../services/payments/payouts/decide.ts";
import {
  leavePayout,
  retryPayout,
  reversePayout,
} from "../../../services/payments/payouts/reverse.ts";
import { getRun, listRuns } from "../../../services/payments/payouts/runs.ts";
import { exportFarmYears } from "../../../services/payments/payouts/farm-years-csv.ts";
import { farmYears, yearsBooked } from "../../../services/payments/payouts/farm-years.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, countedFile, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");
const ofRun = z.strictObject({ runId: z.uuid() });
const ofYear = z.strictObject({ year: yearField });
const ofPayout = z.strictObject({ payoutId: z.uuid() });

/**
 * Farms' payouts, for the team. Procedures about a single one throw `not_found`, and `conflict` if its state has
 * changed.
 */
export const payoutRunsRouter = router({
  list: admin.query(({ ctx }) => listRuns(ctx.deps)),

  one: admin.input(ofRun).query(({ ctx, input }) => getRun(ctx.deps, input.runId)),

  /** Annual totals of each farm and of all together. */
  year: admin.input(ofYear).query(async ({ ctx: { deps }, input }) => {
    const farms = await farmYears(deps, input);
    return { years: await yearsBooked(deps), farms, total: totalOf(farms) };
  }),

  yearCsv: admin
    .input(ofYear)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportFarmYears(ctx.deps, input)),

  /**
   * Throws `forbidden` if the caller drafted the run by hand and there is another admin, `conflict` if it has been
   * drafted again since it was shown.
   */
  approve: admin
    .meta(moves("money", "payout_run.approved"))
    .input(ofRun.extend({ draftedAt: z.iso.datetime() }))
    .mutation(({ ctx, input }) => approveRun(ctx.deps, ctx.user, input)),

  redraft: admin
    .meta(moves("money", "payout_run.redrafted"))
    .input(ofRun)
    .mutation(({ ctx, input }) => redraftRun(ctx.deps, ctx.user, input.runId)),

  cancel: admin
    .meta(moves("money", "payout_run.canceled"))
    .input(ofRun)
    .mutation(({ ctx, input }) => cancelRun(ctx.deps, ctx.user, input.runId)),

  /** Sends a payout again that the provider rejected. */
  sendAgain: admin
    .meta(moves("money", "payout.sent_again"))
    .input(ofPayout)
    .mutation(({ ctx, input }) => retryPayout(ctx.deps, ctx.user, input.payoutId)),

  /** Leaves a rejected payout to the next run. */
  leave: admin
    .meta(moves("money", "payout.held"))
    .input(ofPayout)
    .mutation(({ ctx, input }) => leavePayout(ctx.deps, ctx.user, input.payoutId)),

  /** Reverses a payout made by mistake. */
  reverse: admin
    .meta(moves("money", "payout.reversed"))
    .input(reversalSchema)
    .mutation(({ ctx, input }) => reversePayout(ctx.deps, ctx.user, input)),
});
