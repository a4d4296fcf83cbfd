import { z } from "zod";
import { BREAKDOWNS, periodBefore, periodSchema } from "#shared/analytics/analytics.ts";
import { needsAttention } from "../../../services/analytics/attention.ts";
import { breakdownOf } from "../../../services/analytics/breakdown.ts";
import { cohortsOf } from "../../../services/analytics/cohorts.ts";
import { analyticsCsv } from "../../../services/analytics/export.ts";
import { figuresOf } from "../../../services/analytics/figures.ts";
import { marginsOf } from "../../../services/analytics/margins.ts";
import { searchesOf } from "../../../services/analytics/searches.ts";
import { shortsOf } from "../../../services/analytics/shorts.ts";
import { salesSeries } from "../../../services/analytics/series.ts";
import { trendsOf } from "../../../services/analytics/trends.ts";
import { areaProcedure, countedFile, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");

/** The market's figures, for the team. */
export const analyticsRouter = router({
  /** A period's figures, and those of the previous period. */
  figures: admin.input(periodSchema).query(async ({ ctx, input }) => ({
    now: await figuresOf(ctx.deps, input),
    before: await figuresOf(ctx.deps, periodBefore(input)),
  })),

  /** The same figures by day or week, for their sparklines. */
  trends: admin.input(periodSchema).query(({ ctx, input }) => trendsOf(ctx.deps, input)),

  series: admin.input(periodSchema).query(({ ctx, input }) => salesSeries(ctx.deps, input)),

  breakdown: admin
    .input(z.strictObject({ period: periodSchema, by: z.enum(BREAKDOWNS) }))
    .query(({ ctx, input }) => breakdownOf(ctx.deps, input.period, input.by)),

  /** What is missing to a full fill rate, by cause. */
  shorts: admin.input(periodSchema).query(({ ctx, input }) => shortsOf(ctx.deps, input)),

  /** What the market keeps of its goods, by product. */
  margins: admin.input(periodSchema).query(({ ctx, input }) => marginsOf(ctx.deps, input)),

  cohorts: admin.input(periodSchema).query(({ ctx, input }) => cohortsOf(ctx.deps, input)),

  /** What people searched the shop for, and which searches matched no product. */
  searches: admin.input(periodSchema).query(({ ctx, input }) => searchesOf(ctx.deps, input)),

  attention: admin.query(({ ctx }) => needsAttention(ctx.deps)),

  export: admin
    .input(periodSchema)
    .use(countedFile)
    .mutation(({ ctx, input }) => analyticsCsv(ctx.deps, input)),
});
