import { z } from "zod";
import { ALLERGENS } from "#shared/catalog/catalog.ts";
import { getPastWeeks, type PastWeek } from "../../services/boxes/past-weeks.ts";
import { type WeekBox, weekBoxes } from "../../services/boxes/filling/week.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

/** The weekly boxes, as offered to everyone. */
export const boxesRouter = router({
  /** What each box would contain now, without goods that the household must not eat. */
  week: publicProcedure
    .input(z.object({ without: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length) }))
    .query(({ ctx, input }): Promise<WeekBox[]> => weekBoxes(ctx.deps, input)),

  /** What the boxes of the last four weeks contained. */
  past: publicProcedure.query(({ ctx }): Promise<PastWeek[]> => getPastWeeks(ctx.deps)),
});
