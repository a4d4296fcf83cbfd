import { type WeekBox, weekBoxes } from "../services/boxes.ts";
import { publicProcedure, router } from "../trpc/procedures.ts";

/** The weekly boxes. */
export const boxesRouter = router({
  /** What each box would hold now. */
  week: publicProcedure.query(({ ctx }): Promise<WeekBox[]> => weekBoxes(ctx.deps)),
});
