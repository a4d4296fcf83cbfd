import { z } from "zod";
import { farmCover, farmPageChange, farmRest } from "#shared/farms/farm-page.ts";
import {
  changeCover,
  getFarmPage,
  reopenFarm,
  restFarm,
  saveFarmPage,
} from "../../services/farms/farm-page-edit.ts";
import { actingFarm } from "../../services/farms/harvest/acting-farm.ts";
import { areaProcedure, router } from "../../trpc/procedures.ts";

const farmer = areaProcedure("farmer");
const ofFarm = z.strictObject({ farmId: z.int32().positive().optional() });

/** The page of one's own farm; the team names whose. All throw `not_found` for any other farm. */
export const farmPageRouter = router({
  read: farmer
    .input(ofFarm)
    .query(async ({ ctx, input }) =>
      getFarmPage(ctx.deps, await actingFarm(ctx.deps, ctx.user, input.farmId)),
    ),

  /** Throws `conflict` when it was changed in the meantime. */
  save: farmer
    .input(farmPageChange)
    .mutation(async ({ ctx, input }) =>
      saveFarmPage(ctx.deps, ctx.user, await actingFarm(ctx.deps, ctx.user, input.farmId), input),
    ),

  /** Throws `invalid` for a photo of another farm. */
  cover: farmer
    .input(farmCover)
    .mutation(async ({ ctx, input }) =>
      changeCover(
        ctx.deps,
        ctx.user,
        await actingFarm(ctx.deps, ctx.user, input.farmId),
        input.picture,
      ),
    ),

  /** Throws `invalid`, `conflict` when the market has closed the farm. */
  rest: farmer
    .input(farmRest)
    .mutation(async ({ ctx, input }) =>
      restFarm(ctx.deps, ctx.user, await actingFarm(ctx.deps, ctx.user, input.farmId), input.until),
    ),

  /** Throws `conflict` when the market has closed the farm. */
  reopen: farmer
    .input(ofFarm)
    .mutation(async ({ ctx, input }) =>
      reopenFarm(ctx.deps, ctx.user, await actingFarm(ctx.deps, ctx.user, input.farmId)),
    ),
});
