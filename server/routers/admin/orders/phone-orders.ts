import { CALLED } from "#shared/orders/words/cause-words.ts";
import { z } from "zod";
import {
  chargePreparedSchema,
  phoneAdditionSchema,
  phoneOrderSchema,
  preparedSchema,
  settlePreparedSchema,
} from "#shared/orders/phone-order.ts";
import { getCaller } from "../../../services/orders/phone/caller.ts";
import { chargePrepared } from "../../../services/orders/phone/charge.ts";
import { cancelPrepared, sendPaymentLink } from "../../../services/orders/phone/send-link.ts";
import { takeAddition, takePhoneOrder } from "../../../services/orders/phone/take.ts";
import { listWaiting } from "../../../services/orders/phone/waiting.ts";
import { moves, requireConfirmation } from "../../../trpc/moves.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");

/** Orders and additions that the team takes by phone. */
export const phoneOrdersRouter = router({
  /** Throws `not_found`. */
  caller: admin
    .input(z.strictObject({ id: z.uuid() }))
    .query(({ ctx, input }) => getCaller(ctx.deps, input.id)),

  /** Phone orders that are not paid yet. */
  waiting: admin.query(({ ctx }) => listWaiting(ctx.deps)),

  take: admin
    .input(phoneOrderSchema)
    .mutation(({ ctx, input }) => takePhoneOrder(ctx.deps, ctx.user, input)),

  takeAddition: admin.input(phoneAdditionSchema).mutation(({ ctx, input }) =>
    takeAddition(
      ctx.deps,
      {
        by: "team",
        user: ctx.user,
        reason: CALLED,
        confirm: () => requireConfirmation(ctx),
      },
      input,
    ),
  ),

  charge: admin
    .meta(moves("money", "order.phone_charge"))
    .input(chargePreparedSchema)
    .mutation(({ ctx, input: { agreed: _, ...prepared } }) =>
      chargePrepared(ctx.deps, ctx.user, prepared),
    ),

  sendLink: admin
    .input(settlePreparedSchema)
    .mutation(({ ctx, input }) => sendPaymentLink(ctx.deps, ctx.user, input)),

  cancel: admin
    .input(preparedSchema)
    .mutation(({ ctx, input }) => cancelPrepared(ctx.deps, input.checkoutId)),
});
