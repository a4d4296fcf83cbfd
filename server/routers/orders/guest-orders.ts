import { z } from "zod";
import {
  changeTermsSchema,
  deliveryChangeSchema,
  redeliverySchema,
  takeOffSchema,
} from "#shared/orders/order-change.ts";
import { additionSchema } from "#shared/orders/order-addition.ts";
import { askLinkSchema, keepOrderSchema, linkTokenField } from "#shared/orders/order-link.ts";
import { reportSchema } from "#shared/orders/order-report.ts";
import { refundPart } from "#shared/payments/why/why-asked.ts";
import { whyOfOrder } from "../../services/analytics/why/refund-why.ts";
import { beginAddition } from "../../services/orders/adding/begin.ts";
import { cancelOrder } from "../../services/orders/lifecycle/cancel-order.ts";
import { keepAsAccount } from "../../services/orders/guests/keep.ts";
import { askForLink, openOwnOrder, orderOfLink } from "../../services/orders/guests/link.ts";
import { changeDelivery } from "../../services/orders/own/change-delivery.ts";
import { getChangeTerms } from "../../services/orders/own/change-terms.ts";
import { heldByLink } from "../../services/orders/own/own-order.ts";
import { chooseRedelivery } from "../../services/orders/own/redelivery.ts";
import { getOrder } from "../../services/orders/own/read.ts";
import { takeOff } from "../../services/orders/own/take-off.ts";
import { askMoneyBack } from "../../services/orders/problems/money-back.ts";
import { reportProblem } from "../../services/orders/problems/report.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";
import { askerOf, shopperOf } from "../../trpc/shopper.ts";
import { callerOf, sessionUser, signIn } from "../../trpc/sign-in.ts";

const token = linkTokenField;
const number = z.string().max(40);

/** Open to anyone with a guest's order link; the link gives access to that order only. */
const linkProcedure = publicProcedure
  .input(z.object({ token }))
  .use(async ({ ctx, input, next }) => {
    await ctx.deps.throttle.take("order_link_address", ctx.address);
    return next({ ctx: { ...ctx, holder: heldByLink(input.token) } });
  });

/** A guest's order by its link, with the same actions as a signed-in owner's. */
export const guestOrdersRouter = router({
  /** Throws `not_found` if the link does not work, whatever the reason. */
  read: linkProcedure.query(async ({ ctx, input }) => {
    const order = await orderOfLink(ctx.deps, input.token);
    return getOrder(ctx.deps, ctx.holder, order.number);
  }),

  /** What the total of the order, or a refund of it, is made of. */
  why: linkProcedure.input(refundPart.extend({ token })).query(async ({ ctx, input }) => {
    const order = await orderOfLink(ctx.deps, input.token);
    return whyOfOrder(ctx.deps, ctx.holder, { ...input, number: order.number });
  }),

  changeTerms: linkProcedure
    .input(changeTermsSchema.extend({ token }))
    .query(({ ctx, input }) => getChangeTerms(ctx.deps, ctx.holder, input)),

  changeDelivery: linkProcedure
    .input(deliveryChangeSchema.extend({ token }))
    .mutation(({ ctx, input: { token: _, ...change } }) =>
      changeDelivery(ctx.deps, ctx.holder, change),
    ),

  redeliver: linkProcedure
    .input(redeliverySchema.extend({ token }))
    .mutation(({ ctx, input: { token: _, ...wish } }) =>
      chooseRedelivery(ctx.deps, ctx.holder, wish),
    ),

  askMoneyBack: linkProcedure
    .input(z.object({ number }))
    .mutation(({ ctx, input }) => askMoneyBack(ctx.deps, ctx.holder, input.number)),

  takeOff: linkProcedure
    .input(takeOffSchema.extend({ token }))
    .mutation(({ ctx, input }) => takeOff(ctx.deps, ctx.holder, input)),

  /** Prices and holds goods to add to the order; the payment form collects the money. */
  beginAddition: linkProcedure
    .input(additionSchema.extend({ token }))
    .mutation(async ({ ctx, input: { token: _, ...wish } }) => {
      // It holds goods like any guest checkout, so it counts as one.
      await ctx.deps.throttle.take("checkout_address", ctx.address);
      return beginAddition(ctx.deps, { ...shopperOf(ctx), holder: ctx.holder }, wish);
    }),

  cancel: linkProcedure
    .input(z.object({ number }))
    .mutation(({ ctx, input }) => cancelOrder(ctx.deps, ctx.holder, input.number, "customer")),

  report: linkProcedure
    .input(reportSchema.extend({ token }))
    .mutation(({ ctx, input: { token: _, ...report } }) =>
      reportProblem(ctx.deps, ctx.holder, report),
    ),

  /** Creates an account that owns the order, and signs in to it. */
  keep: linkProcedure
    .input(keepOrderSchema.extend({ token }))
    .output(sessionUser)
    .mutation(async ({ ctx, input }) =>
      signIn(ctx, await keepAsAccount(ctx.deps, input, callerOf(ctx))),
    ),

  /** Opens a link to the order for the browser that has just paid as a guest. */
  open: publicProcedure.input(z.object({ number })).mutation(async ({ ctx, input }) => {
    await ctx.deps.throttle.take("order_link_address", ctx.address);
    return openOwnOrder(ctx.deps, askerOf(ctx), input.number);
  }),

  /** Emails a new link to the order's address; returns the same whether or not the order exists. */
  ask: publicProcedure
    .input(askLinkSchema)
    .mutation(({ ctx, input }) => askForLink(ctx.deps, input, ctx.address)),
});
