import { subscribersAdminFields as m } from "#messages/subscribers/admin-fields.ts";
import { z } from "zod";
import { audienceSchema, customerUpdateSchema } from "#shared/subscribers/customer-update.ts";
import { scheduleSchema } from "#shared/subscribers/schedule.ts";
import { dayField } from "#shared/fields.ts";
import { tableInput } from "#shared/platform/table/table.ts";
import {
  getReach,
  listGoodsToChoose,
} from "../../../services/subscribers/customer-updates/audience.ts";
import {
  previewCustomerUpdate,
  testCustomerUpdate,
} from "../../../services/subscribers/customer-updates/preview.ts";
import {
  CUSTOMER_UPDATE_SORTS,
  customerUpdatePage,
  getCustomerUpdate,
} from "../../../services/subscribers/customer-updates/progress.ts";
import {
  scheduleCustomerUpdate,
  unscheduleCustomerUpdate,
} from "../../../services/subscribers/customer-updates/schedule.ts";
import {
  saveCustomerUpdate,
  sendCustomerUpdateNow,
  stopCustomerUpdate,
} from "../../../services/subscribers/customer-updates/write.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");
const one = z.strictObject({ id: z.uuid() });

/** Messages from the market to some of its customers. */
export const customerUpdatesRouter = router({
  page: admin
    .input(tableInput(CUSTOMER_UPDATE_SORTS))
    .query(({ ctx, input }) => customerUpdatePage(ctx.deps, input)),

  /** Throws `not_found`. */
  one: admin.input(one).query(({ ctx, input }) => getCustomerUpdate(ctx.deps, input.id)),

  /** Who an audience currently reaches. */
  audience: admin.input(audienceSchema).query(({ ctx, input }) => getReach(ctx.deps, input)),

  /** The farms and products in a day's orders, or in all open orders. */
  goods: admin
    .input(z.strictObject({ day: dayField(() => m.chooseDay).nullable() }))
    .query(({ ctx, input }) => listGoodsToChoose(ctx.deps, input.day)),

  /** Writes nothing. A mutation because a whole message is too long for a URL. */
  preview: admin
    .input(customerUpdateSchema)
    .mutation(({ ctx, input }) => previewCustomerUpdate(ctx.deps, input)),

  /** Throws `not_found`, `conflict`. */
  save: admin
    .input(
      customerUpdateSchema.safeExtend({
        id: z.uuid().nullable(),
        key: z.uuid().optional(),
        over: z.uuid().nullish(),
      }),
    )
    .mutation(({ ctx, input: { id, key, over, ...update } }) =>
      saveCustomerUpdate(ctx.deps, ctx.user, { id, key, over }, update),
    ),

  /** Goes only to the admin's own address. Throws `not_found`. */
  test: admin
    .input(one)
    .mutation(({ ctx, input }) => testCustomerUpdate(ctx.deps, ctx.user, input.id)),

  /** Throws `not_found`, `conflict`. */
  send: admin
    .meta(moves("power", "customer_update.sent"))
    .input(one)
    .mutation(({ ctx, input }) => sendCustomerUpdateNow(ctx.deps, ctx.user, input.id)),

  /** Sends a draft at a later time. Throws `not_found`, `conflict`, `invalid`. */
  schedule: admin
    .meta(moves("power", "customer_update.scheduled"))
    .input(scheduleSchema.extend({ id: z.uuid() }))
    .mutation(({ ctx, input }) => scheduleCustomerUpdate(ctx.deps, ctx.user, input)),

  /** Makes a scheduled message a draft again. Throws `not_found`, `conflict`. */
  unschedule: admin
    .input(one)
    .mutation(({ ctx, input }) => unscheduleCustomerUpdate(ctx.deps, ctx.user, input.id)),

  /** Throws `not_found`, `conflict`. */
  stop: admin
    .input(one)
    .mutation(({ ctx, input }) => stopCustomerUpdate(ctx.deps, ctx.user, input.id)),
});
