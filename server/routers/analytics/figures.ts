import { getFarmTerms } from "../../services/catalog/farm-share.ts";
import { getDollar } from "../../services/analytics/public/dollar.ts";
import { getFigures, stopsToday } from "../../services/analytics/public/market-figures.ts";
import { getQuarters } from "../../services/analytics/public/quarters.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

/** Public figures about the market. */
export const figuresRouter = router({
  market: publicProcedure.query(({ ctx }) => getFigures(ctx.deps)),
  /** Where each dollar goes that households paid in the last twelve full months. */
  dollar: publicProcedure.query(({ ctx }) => getDollar(ctx.deps)),
  /** Earnings, farms, households and donations by quarter. */
  quarters: publicProcedure.query(({ ctx }) => getQuarters(ctx.deps)),
  stopsToday: publicProcedure.query(({ ctx }) => stopsToday(ctx.deps)),
  /** The commission offered to farms, and how many cents of each dollar farms have earned so far. */
  farmTerms: publicProcedure.query(({ ctx }) => getFarmTerms(ctx.deps)),
});
