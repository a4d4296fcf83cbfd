import { jobIdSchema, jobsQuery } from "#shared/platform/jobs/jobs.ts";
import {
  askForInvariantCheck,
  newestInvariantCheck,
} from "../../../services/analytics/invariants/check.ts";
import {
  giveUpJob,
  jobsOverview,
  listJobs,
  runJobAgain,
} from "../../../services/platform/jobs-admin.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");

/** Background jobs, for the team to watch over. */
export const jobsRouter = router({
  page: admin.input(jobsQuery).query(({ ctx, input }) => listJobs(ctx.deps, input)),

  overview: admin.query(({ ctx }) => jobsOverview(ctx.deps)),

  /** The result of the latest check of all records; null before the first. */
  records: admin.query(({ ctx }) => newestInvariantCheck(ctx.deps)),

  checkRecords: admin.mutation(({ ctx }) => askForInvariantCheck(ctx.deps)),

  /** Throws `not_found` and `conflict`. */
  runAgain: admin
    .input(jobIdSchema)
    .mutation(({ ctx, input }) => runJobAgain(ctx.deps, ctx.user, input.id)),

  /** Throws `not_found` and `conflict`. */
  giveUp: admin
    .input(jobIdSchema)
    .mutation(({ ctx, input }) => giveUpJob(ctx.deps, ctx.user, input.id)),
});
