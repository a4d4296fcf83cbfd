import {
  arrangeInput,
  closePickupInput,
  closeRouteInput,
  closeStopInput,
  crateInput,
  dayInput,
  driverInput,
  eventsInput,
  lateCauseInput,
  nearestInput,
  packInput,
  planInput,
  routeFileInput,
  routeInput,
  startInput,
  weighInput,
  windowInput,
} from "#shared/logistics/logistics.ts";
import { getBoard } from "../services/logistics/board.ts";
import { closeRoute, closeStop } from "../services/logistics/by-hand.ts";
import {
  finishRoute,
  getDrive,
  listDriverRoutes,
  startRoute,
} from "../services/logistics/drive.ts";
import { sayLateCause } from "../services/logistics/late/late-cause.ts";
import { nearestDeliveries } from "../services/logistics/nearest-deliveries.ts";
import { getPackList } from "../services/logistics/pack.ts";
import { packLine, unpackOrder } from "../services/logistics/packing.ts";
import { getPickList } from "../services/logistics/pick.ts";
import { closePickup } from "../services/logistics/pickups.ts";
import {
  arrangeStops,
  assignDriver,
  planRoutes,
  listRoutes,
} from "../services/logistics/routes.ts";
import { exportRoute } from "../services/logistics/route-files.ts";
import { getPackingSlips } from "../services/logistics/slips.ts";
import { takeEvents } from "../services/logistics/stops/stop-events.ts";
import { whereIsOrder } from "../services/logistics/where-is.ts";
import { weighForCrate } from "../services/logistics/weigh-line.ts";
import { moves, requireConfirmation } from "../trpc/moves.ts";
import { areaProcedure, countedFile, router } from "../trpc/procedures.ts";

const logistics = areaProcedure("logistics");

/** From the farms' crates to the customers' doors. Nothing here shows prices. */
export const logisticsRouter = router({
  board: logistics.input(dayInput).query(({ ctx, input }) => getBoard(ctx.deps, input.day)),

  nearest: logistics
    .input(nearestInput)
    .query(({ ctx, input }) => nearestDeliveries(ctx.deps, input)),

  pick: logistics.input(dayInput).query(({ ctx, input }) => getPickList(ctx.deps, input.day)),

  pack: logistics
    .input(windowInput)
    .query(({ ctx, input }) => getPackList(ctx.deps, input.day, input.window)),

  slips: logistics
    .input(windowInput)
    .query(({ ctx, input }) => getPackingSlips(ctx.deps, input.day, input.window)),

  whereIs: logistics
    .input(crateInput)
    .query(({ ctx, input }) => whereIsOrder(ctx.deps, input.orderNumber)),

  /** Throws `not_found`, `conflict`. */
  packLine: logistics
    .input(packInput)
    .mutation(({ ctx, input }) => packLine(ctx.deps, ctx.user, input)),

  /** Throws `invalid`, `not_found`, `conflict`. */
  weigh: logistics
    .meta(moves("money", "refund.requested", "recent_over_limit"))
    .input(weighInput)
    .mutation(({ ctx, input }) =>
      weighForCrate(ctx.deps, { packer: ctx.user, confirm: () => requireConfirmation(ctx) }, input),
    ),

  /** Throws `not_found`, `conflict`. */
  unpack: logistics
    .input(crateInput)
    .mutation(({ ctx, input }) => unpackOrder(ctx.deps, ctx.user, input.orderNumber)),

  routes: logistics
    .input(windowInput)
    .query(({ ctx, input }) => listRoutes(ctx.deps, input.day, input.window)),

  /** Throws `invalid` if there is nothing to deliver. */
  plan: logistics.input(planInput).mutation(({ ctx, input }) => planRoutes(ctx.deps, input)),

  /** Throws `not_found`, `conflict`. */
  arrange: logistics
    .input(arrangeInput)
    .mutation(({ ctx, input }) => arrangeStops(ctx.deps, input)),

  /** Throws `not_found`. */
  assign: logistics.input(driverInput).mutation(({ ctx, input }) => assignDriver(ctx.deps, input)),

  /** Throws `not_found`, `too_many`. */
  exportRoute: logistics
    .input(routeFileInput)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportRoute(ctx.deps, ctx.user, input)),

  driverRoutes: logistics
    .input(dayInput)
    .query(({ ctx, input }) => listDriverRoutes(ctx.deps, input.day)),

  /** Throws `not_found`. */
  drive: logistics.input(routeInput).query(({ ctx, input }) => getDrive(ctx.deps, input.routeId)),

  /** Throws `not_found`, `conflict`. */
  start: logistics
    .input(startInput)
    .mutation(({ ctx, input }) => startRoute(ctx.deps, ctx.user, input)),

  /** Throws `not_found`, `conflict`. */
  sayLateCause: logistics
    .input(lateCauseInput)
    .mutation(({ ctx, input }) => sayLateCause(ctx.deps, ctx.user, input)),

  /** Throws `not_found`, `conflict`. */
  closeStop: logistics
    .input(closeStopInput)
    .mutation(({ ctx, input }) => closeStop(ctx.deps, ctx.user, input)),

  /** Throws `not_found`, `conflict`. */
  closeRoute: logistics
    .input(closeRouteInput)
    .mutation(({ ctx, input }) => closeRoute(ctx.deps, ctx.user, input)),

  /** Throws `not_found`, `conflict`. */
  closePickup: logistics
    .input(closePickupInput)
    .mutation(({ ctx, input }) => closePickup(ctx.deps, ctx.user, input)),

  /** Throws `not_found`, `conflict`. */
  finish: logistics
    .input(routeInput)
    .mutation(({ ctx, input }) => finishRoute(ctx.deps, input.routeId)),

  /** Throws `not_found`, `conflict`. */
  report: logistics
    .input(eventsInput)
    .mutation(({ ctx, input }) => takeEvents(ctx.deps, ctx.user, input)),
});
