import { z } from "zod";
import { namedFarm } from "#shared/fields.ts";
import { farmCover, farmPageChange, farmPause } from "#shared/farms/farm-page.ts";
import {
  changeCover,
  getFarmPage,
  reopenFarm,
  pauseFarm,
  saveFarmPage,
} from "../../services/farms/farm-page-edit.ts";
import { areaProcedure, router } from "../../trpc/procedures.ts";
import { farmIn, forFarm } from "./farm-in.ts";

const farmer = areaProcedure("farmer");
const ofFarm = z.strictObject(namedFarm);

/**
 * The public page of the caller's own farm or, for the team, of the named one. All throw `not_found` for any other
 * farm.
 */
export const farmPageRouter = router({
  read: farmer.input(ofFarm).query(async (call) => getFarmPage(call.ctx.deps, await farmIn(call))),

  /** Throws `conflict` if it was changed in the meantime. */
  save: farmer.input(farmPageChange).mutation(forFarm(saveFarmPage)),

  /** Throws `invalid` for another farm's photo. */
  cover: farmer
    .input(farmCover)
    .mutation(async (call) =>
      changeCover(call.ctx.deps, call.ctx.user, await farmIn(call), call.input.picture),
    ),

  /** Throws `invalid`, and `conflict` if the market has closed the farm. */
  pause: farmer
    .input(farmPause)
    .mutation(async (call) =>
      pauseFarm(call.ctx.deps, call.ctx.user, await farmIn(call), call.input.until),
    ),

  /** Throws `conflict` if the market has closed the farm. */
  reopen: farmer
    .input(ofFarm)
    .mutation(async (call) => reopenFarm(call.ctx.deps, call.ctx.user, await farmIn(call))),
});
