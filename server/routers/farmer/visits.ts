import {
  visitCancellation,
  visitChange,
  visitPublication,
  visitsOfFarm,
} from "#shared/farms/visits/visit-forms.ts";
import { announceVisit, changeVisit } from "../../services/farms/visits/announce.ts";
import { cancelVisit } from "../../services/farms/visits/cancel.ts";
import { visitsOf } from "../../services/farms/visits/read.ts";
import { areaProcedure, router } from "../../trpc/procedures.ts";
import { farmIn, forFarm } from "./farm-in.ts";

const farmer = areaProcedure("farmer");

/** A farm's open days, managed by the farm or by an admin who names it. */
export const farmVisitsRouter = router({
  /** Includes guests' first names. */
  list: farmer
    .input(visitsOfFarm)
    .query(async (call) => visitsOf(call.ctx.deps, await farmIn(call))),

  /** Throws `invalid` with the field, `conflict`. */
  announce: farmer.input(visitPublication).mutation(async (call) => {
    const { farmId: _named, ...fields } = call.input;
    return announceVisit(call.ctx.deps, call.ctx.user, await farmIn(call), fields);
  }),

  /** Throws `not_found`, `invalid` with the field, `conflict`. */
  change: farmer.input(visitChange).mutation(forFarm(changeVisit)),

  /** Throws `not_found`, `conflict`. */
  cancel: farmer.input(visitCancellation).mutation(forFarm(cancelVisit)),
});
