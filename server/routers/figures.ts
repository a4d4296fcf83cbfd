import { readFigures, stopsToday } from "../services/figures.ts";
import { publicProcedure, router } from "../trpc/procedures.ts";

/** Figures about the market that anybody may see. */
export const figuresRouter = router({
  market: publicProcedure.query(({ ctx }) => readFigures(ctx.deps)),
  stopsToday: publicProcedure.query(({ ctx }) => stopsToday(ctx.deps)),
});
