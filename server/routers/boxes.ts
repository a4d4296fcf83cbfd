import { z } from "zod";
import { subscriptionLifecycle } from "#shared/boxes/box-plan.ts";
import { ALLERGENS } from "#shared/catalog/catalog.ts";
import { tableInput } from "#shared/platform/table.ts";
import { boxPage, BOX_SORTS } from "../services/boxes/admin.ts";
import { type WeekBox, weekBoxes } from "../services/boxes/week.ts";
import { areaProcedure, publicProcedure, router } from "../trpc/procedures.ts";

/** The weekly boxes. */
export const boxesRouter = router({
  /** What each box would hold now, without goods that a household must not eat. */
  week: publicProcedure
    .input(z.object({ without: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length) }))
    .query(({ ctx, input }): Promise<WeekBox[]> => weekBoxes(ctx.deps, input)),

  /** The subscriptions of all households, for the team. */
  page: areaProcedure("admin")
    .input(tableInput(BOX_SORTS).extend({ state: z.enum(subscriptionLifecycle.states).optional() }))
    .query(({ ctx, input }) => boxPage(ctx.deps, input)),
});
