import { z } from "zod";
import { changeTermsSchema } from "#shared/orders/order-change.ts";
import {
  orderQuery,
  staffChangeSchema,
  staffRedeliverySchema,
  staffTakeOffSchema,
} from "#shared/orders/order-desk.ts";
import { getOrderWhy } from "../../../services/analytics/why/order-why.ts";
import { confirmAgain } from "../../../services/orders/desk/confirm-again.ts";
import { getOrderForTeam } from "../../../services/orders/desk/order-detail.ts";
import {
  exportOrders,
  listAllOrders,
  listZones,
} from "../../../services/orders/desk/order-list.ts";
import { changeDelivery } from "../../../services/orders/own/change-delivery.ts";
import { getChangeTerms } from "../../../services/orders/own/change-terms.ts";
import type { Holder } from "../../../services/orders/own/own-order.ts";
import { chooseRedelivery } from "../../../services/orders/own/redelivery.ts";
import { takeOff } from "../../../services/orders/own/take-off.ts";
import type { Context } from "../../../trpc/context.ts";
import { moves, requireConfirmation } from "../../../trpc/moves.ts";
import { areaProcedure, countedFile, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");
const byNumber = z.strictObject({ number: z.string().min(1).max(40) });

type Called = Pick<Context, "deps" | "session"> & { user: NonNullable<Context["user"]> };

/** The holder of an order when a team member changes it for its customer. */
const inTeam = (ctx: Called, reason: string): Holder => ({
  by: "team",
  user: ctx.user,
  reason,
  confirm: () => requireConfirmation(ctx),
});

/** All orders, for the team. Refunds and cancellations are in `admin.payments`. */
export const ordersRouter = router({
  page: admin.input(orderQuery).query(({ ctx, input }) => listAllOrders(ctx.deps, input)),

  /** The current zone names, for filtering. */
  zones: admin.query(({ ctx }) => listZones(ctx.deps)),

  export: admin
    .meta(moves("personal_data", "export.made"))
    .input(orderQuery)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportOrders(ctx.deps, ctx.user, input)),

  /** Throws `not_found`. */
  one: admin.input(byNumber).query(({ ctx, input }) => getOrderForTeam(ctx.deps, input.number)),

  /** What its total is made of. Throws `not_found`. */
  why: admin
    .input(byNumber)
    .query(({ ctx, input }) => getOrderWhy(ctx.deps, { by: "admin" }, input.number)),

  /** Delivery weekdays and fee at another zip, compared with what was paid. Throws `not_found`. */
  changeTerms: admin
    .input(changeTermsSchema)
    .query(({ ctx, input }) => getChangeTerms(ctx.deps, inTeam(ctx, "read"), input)),

  /**
   * Changes any order's day, window, address and instructions, under the same rules as for its customer. Declared
   * as power, because whoever can redirect goods could steal them. Throws like `changeDelivery`, and
   * `confirm_password`.
   */
  changeDelivery: admin
    .meta(moves("power", "order.delivery_changed"))
    .input(staffChangeSchema)
    .mutation(({ ctx, input: { reason, ...change } }) =>
      changeDelivery(ctx.deps, inTeam(ctx, reason), change),
    ),

  /** Schedules a second delivery to the same address after a failed one. Throws like `chooseRedelivery`. */
  redeliver: admin
    .input(staffRedeliverySchema)
    .mutation(({ ctx, input: { reason, ...wish } }) =>
      chooseRedelivery(ctx.deps, inTeam(ctx, reason), wish),
    ),

  /** Removes units from any order before its cut-off; returns the refund. Throws like `takeOff`. */
  takeOff: admin
    .meta(moves("money", ["refund.requested", "order.units_taken_off"], "recent_over_limit"))
    .input(staffTakeOffSchema)
    .mutation(({ ctx, input: { reason, ...units } }) =>
      takeOff(ctx.deps, inTeam(ctx, reason), units),
    ),

  /** Goes only to the order's own address. Throws `not_found`, and `conflict` if the order is canceled or refunded. */
  confirmAgain: admin
    .input(byNumber)
    .mutation(({ ctx, input }) => confirmAgain(ctx.deps, ctx.user, input.number)),
});
