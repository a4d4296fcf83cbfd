import { farmMove, farmQuery, feature } from "#shared/farms/farm-admin.ts";
import {
  exportFarms,
  listAllFarms,
  waitingApplications,
} from "../../../services/farms/admin/farm-list.ts";
import { featureProduct } from "../../../services/farms/admin/feature.ts";
import { moveFarm } from "../../../services/farms/admin/state.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, countedFile, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");

/** The farms, for the team. */
export const farmsRouter = router({
  page: admin.input(farmQuery).query(({ ctx, input }) => listAllFarms(ctx.deps, input)),

  export: admin
    .meta(moves("personal_data", "export.made"))
    .input(farmQuery)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportFarms(ctx.deps, ctx.user, input)),

  /** Applications waiting for a decision. */
  waiting: admin.query(({ ctx }) => waitingApplications(ctx.deps)),

  /** Throws `not_found`. */
  move: admin
    .meta(moves("power", ["farm.opened", "farm.paused", "farm.suspended"]))
    .input(farmMove)
    .mutation(({ ctx, input }) => moveFarm(ctx.deps, ctx.user, input)),

  /** Throws `not_found`, `invalid`. */
  feature: admin
    .input(feature)
    .mutation(({ ctx, input }) => featureProduct(ctx.deps, ctx.user, input)),
});
