import { z } from "zod";
import { BREAKDOWNS, periodBefore, periodSchema } from "#shared/analytics/analytics.ts";
import { scopedSchema, scopeSchema } from "#shared/analytics/scope.ts";
import { revenueQuery } from "#shared/analytics/net-revenue.ts";
import { needsAttention } from "../../../services/analytics/attention.ts";
import { breakdownOf } from "../../../services/analytics/figures/breakdown.ts";
import { cohortsOf } from "../../../services/analytics/figures/cohorts.ts";
import { deliverySeries } from "../../../services/analytics/figures/deliveries.ts";
import { exportAnalytics } from "../../../services/analytics/figures/export.ts";
import { figuresOf } from "../../../services/analytics/figures/figures.ts";
import { funnelOf } from "../../../services/analytics/figures/funnel.ts";
import { marginsOf } from "../../../services/analytics/figures/margins.ts";
import { listRevenue } from "../../../services/analytics/figures/revenue-list.ts";
import { listScopes } from "../../../services/analytics/figures/scope.ts";
import { searchesOf } from "../../../services/analytics/figures/searches.ts";
import { shortsOf } from "../../../services/analytics/figures/shorts.ts";
import { salesSeries } from "../../../services/analytics/figures/series.ts";
import { trendsOf } from "../../../services/analytics/figures/trends.ts";
import { areaProcedure, countedFile, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");

/** The market's figures, for the team. */
export const analyticsRouter = router({
  /** A period's figures, and those of the previous period. */
  figures: admin.input(periodSchema).query(async ({ ctx, input }) => ({
    now: await figuresOf(ctx.deps, input),
    before: await figuresOf(ctx.deps, periodBefore(input)),
  })),

  /** The period's figures by day or week, for their sparklines. */
  trends: admin.input(periodSchema).query(({ ctx, input }) => trendsOf(ctx.deps, input)),

  /** What net revenue is made of. */
  revenue: admin.input(revenueQuery).query(({ ctx, input }) => listRevenue(ctx.deps, input)),

  series: admin
    .input(scopedSchema)
    .query(({ ctx, input }) => salesSeries(ctx.deps, input.period, input.scope)),

  breakdown: admin
    .input(
      z.strictObject({
        period: periodSchema,
        scope: scopeSchema.default({}),
        by: z.enum(BREAKDOWNS),
      }),
    )
    .query(({ ctx, input }) => breakdownOf(ctx.deps, input.period, input.by, input.scope)),

  /** What is missing to a full fill rate, by cause. */
  shorts: admin
    .input(scopedSchema)
    .query(({ ctx, input }) => shortsOf(ctx.deps, input.period, input.scope)),

  /** What the market keeps of its goods, by product. */
  margins: admin
    .input(scopedSchema)
    .query(({ ctx, input }) => marginsOf(ctx.deps, input.period, input.scope)),

  cohorts: admin.input(periodSchema).query(({ ctx, input }) => cohortsOf(ctx.deps, input)),

  /** How far the period's checkouts got. */
  funnel: admin.input(periodSchema).query(({ ctx, input }) => funnelOf(ctx.deps, input)),

  /** Deliveries on time and late. */
  deliveries: admin
    .input(scopedSchema)
    .query(({ ctx, input }) => deliverySeries(ctx.deps, input.period, input.scope)),

  /** The zones and farms that figures can be limited to. */
  scopes: admin.query(({ ctx }) => listScopes(ctx.deps)),

  /** What people searched the shop for, and which searches matched no product. */
  searches: admin.input(periodSchema).query(({ ctx, input }) => searchesOf(ctx.deps, input)),

  attention: admin.query(({ ctx }) => needsAttention(ctx.deps)),

  export: admin
    .input(scopedSchema)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportAnalytics(ctx.deps, input.period, input.scope)),
});
