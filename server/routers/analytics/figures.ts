import { getFarmTerms } from "../../services/catalog/farm-share.ts";
import { getFigures, stopsToday } from "../../services/analytics/market-figures.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

/** Figures about the market that anyone may see. */
export const figuresRouter = router({
  market: publicProcedure.query(({ ctx }) => getFigures(ctx.deps)),
  stopsToday: publicProcedure.query(({ ctx }) => stopsToday(ctx.deps)),
  /** The commission a farm is offered, and the cents of each dollar that farms earn so far. */
  farmTerms: publicProcedure.query(({ ctx }) => getFarmTerms(ctx.deps)),
});
