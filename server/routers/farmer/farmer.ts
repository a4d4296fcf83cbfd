import {
  dayMark,
  harvestDay,
  lineMark,
  lineShort,
  lineWeight,
  ofFarm,
  productMark,
  productShort,
  salesPeriod,
  sharePeriod,
} from "#shared/farms/harvest/harvest.ts";
import { getSalesWhy } from "../../services/analytics/why/sales-why.ts";
import { farmsFor } from "../../services/accounts/farm-members.ts";
import { exportHarvest, getHarvest } from "../../services/farms/harvest/harvest.ts";
import { markDayReady } from "../../services/farms/harvest/day-ready.ts";
import { markProductReady, markReady, undoReady } from "../../services/farms/harvest/marking.ts";
import { getBalance } from "../../services/farms/harvest/balance.ts";
import { getReliability } from "../../services/farms/harvest/reliability.ts";
import { getSales, exportSales } from "../../services/farms/harvest/sales.ts";
import { markProductShort, markShort } from "../../services/farms/harvest/shortage.ts";
import { weighLine } from "../../services/farms/harvest/weigh.ts";
import { getToday } from "../../services/farms/harvest/today.ts";
import { moves, requireConfirmation } from "../../trpc/moves.ts";
import { areaProcedure, countedFile, router } from "../../trpc/procedures.ts";
import { type FarmCall, farmIn, forFarm } from "./farm-in.ts";

const farmer = areaProcedure("farmer");

/** A refund over the caller's limit requires confirming the password or second factor again. */
const markingIn = async (call: FarmCall) => ({
  marker: call.ctx.user,
  farm: await farmIn(call),
  confirm: () => requireConfirmation(call.ctx),
});

/** The farmer's area. Farmers can access only their own farm; admins act for the farm they name. */
export const farmerRouter = router({
  /** The farms that the caller can act for; empty for a farmer without a farm. */
  farms: farmer.query(({ ctx }) => farmsFor(ctx.deps, ctx.user)),

  today: farmer.input(ofFarm).query(async (call) => getToday(call.ctx.deps, await farmIn(call))),

  harvest: farmer
    .input(harvestDay)
    .query(async (call) =>
      getHarvest(call.ctx.deps, call.ctx.user, await farmIn(call), call.input),
    ),

  harvestCsv: farmer
    .input(harvestDay)
    .use(countedFile)
    .mutation(async (call) => exportHarvest(call.ctx.deps, await farmIn(call), call.input.day)),

  /** This and the next six throw `not_found`, and `conflict` if the list has changed since it was loaded. */
  ready: farmer.input(lineMark).mutation(forFarm(markReady)),

  notReady: farmer.input(lineMark).mutation(forFarm(undoReady)),

  productReady: farmer.input(productMark).mutation(forFarm(markProductReady)),

  dayReady: farmer.input(dayMark).mutation(forFarm(markDayReady)),

  short: farmer
    .meta(moves("money", "refund.requested", "recent_over_limit"))
    .input(lineShort)
    .mutation(async (call) => markShort(call.ctx.deps, await markingIn(call), call.input)),

  productShort: farmer
    .meta(moves("money", "refund.requested", "recent_over_limit"))
    .input(productShort)
    .mutation(async (call) => markProductShort(call.ctx.deps, await markingIn(call), call.input)),

  weigh: farmer
    .meta(moves("money", "refund.requested", "recent_over_limit"))
    .input(lineWeight)
    .mutation(async (call) => weighLine(call.ctx.deps, await markingIn(call), call.input)),

  balance: farmer
    .input(ofFarm)
    .query(async (call) => getBalance(call.ctx.deps, (await farmIn(call)).id)),

  sales: farmer
    .input(salesPeriod)
    .query(async (call) => getSales(call.ctx.deps, await farmIn(call), call.input)),

  /** How much of what was sold in a period the farm delivered, and how much was refunded. */
  reliability: farmer
    .input(salesPeriod)
    .query(async (call) => getReliability(call.ctx.deps, await farmIn(call), call.input)),

  /** What the farm's share for a period is made of, in total or for one product. */
  salesWhy: farmer
    .input(sharePeriod)
    .query(async (call) => getSalesWhy(call.ctx.deps, await farmIn(call), call.input)),

  salesCsv: farmer
    .input(salesPeriod)
    .use(countedFile)
    .mutation(async (call) => exportSales(call.ctx.deps, await farmIn(call), call.input)),
});
