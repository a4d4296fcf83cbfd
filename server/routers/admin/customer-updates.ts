import { z } from "zod";
import { audienceSchema, customerUpdateSchema } from "#shared/subscribers/customer-update.ts";
import { tableInput } from "#shared/platform/table.ts";
import { countAudience } from "../../services/subscribers/customer-updates/audience.ts";
import { previewCustomerUpdate } from "../../services/subscribers/customer-updates/preview.ts";
import {
  CUSTOMER_UPDATE_SORTS,
  customerUpdatePage,
  getCustomerUpdate,
  saveCustomerUpdate,
  sendCustomerUpdateNow,
  stopCustomerUpdate,
  testCustomerUpdate,
} from "../../services/subscribers/customer-updates/write.ts";
import { moves } from "../../trpc/moves.ts";
import { areaProcedure, router } from "../../trpc/procedures.ts";

const admin = areaProcedure("admin");
const one = z.strictObject({ id: z.uuid() });

/** Messages of the market to some of its customers. */
export const customerUpdatesRouter = router({
  page: admin
    .input(tableInput(CUSTOMER_UPDATE_SORTS))
    .query(({ ctx, input }) => customerUpdatePage(ctx.deps, input)),

  /** Throws `not_found`. */
  one: admin.input(one).query(({ ctx, input }) => getCustomerUpdate(ctx.deps, input.id)),

  /** How many people an audience reaches now. */
  audience: admin
    .input(audienceSchema)
    .query(async ({ ctx, input }) => ({ people: await countAudience(ctx.deps, input) })),

  preview: admin
    .input(customerUpdateSchema)
    .query(({ ctx, input }) => previewCustomerUpdate(ctx.deps, input)),

  /** Throws `not_found`, `conflict`. */
  save: admin
    .input(customerUpdateSchema.extend({ id: z.uuid().nullable() }))
    .mutation(({ ctx, input: { id, ...update } }) =>
      saveCustomerUpdate(ctx.deps, ctx.user, id, update),
    ),

  /** To one's own address only. Throws `not_found`. */
  test: admin
    .input(one)
    .mutation(({ ctx, input }) => testCustomerUpdate(ctx.deps, ctx.user, input.id)),

  /** Throws `not_found`, `conflict`. */
  send: admin
    .meta(moves("power", "customer_update.sent"))
    .input(one)
    .mutation(({ ctx, input }) => sendCustomerUpdateNow(ctx.deps, ctx.user, input.id)),

  /** Throws `not_found`, `conflict`. */
  stop: admin
    .input(one)
    .mutation(({ ctx, input }) => stopCustomerUpdate(ctx.deps, ctx.user, input.id)),
});
