import { z } from "zod";
import { ownReviewSchema, reviewSchema } from "#shared/catalog/review.ts";
import {
  changeTermsSchema,
  deliveryChangeSchema,
  orderDonationSchema,
  redeliverySchema,
  takeOffSchema,
} from "#shared/orders/order-change.ts";
import { reportSchema } from "#shared/orders/order-report.ts";
import { orderWhy } from "#shared/payments/why/why-asked.ts";
import { additionSchema, payAdditionSchema } from "#shared/orders/order-addition.ts";
import { beginAddition } from "../services/orders/adding/begin.ts";
import { listAddable } from "../services/orders/adding/may-add.ts";
import { payAddition } from "../services/orders/adding/pay.ts";
import { whyOfOrder } from "../services/analytics/why/refund-why.ts";
import { cancelOrder } from "../services/orders/cancel-order.ts";
import { buyAgain, orderAgain } from "../services/orders/own/again.ts";
import { changeDelivery } from "../services/orders/own/change-delivery.ts";
import { donateOrder } from "../services/orders/own/donate-order.ts";
import { lastDelivery } from "../services/orders/own/last-delivery.ts";
import { getChangeTerms } from "../services/orders/own/change-terms.ts";
import { chooseRedelivery } from "../services/orders/own/redelivery.ts";
import { listLatestOrders, nextOrderNumber, getOrder } from "../services/orders/own/read.ts";
import { listOrders } from "../services/orders/own/order-list.ts";
import { takeOff } from "../services/orders/own/take-off.ts";
import { ownWeek } from "../services/orders/own/week.ts";
import { ownedBy } from "../services/orders/own/own-order.ts";
import { askMoneyBack } from "../services/orders/problems/money-back.ts";
import { openReports, reportProblem } from "../services/orders/problems/report.ts";
import { ownReview, removeReview, writeReview } from "../services/orders/reviews/write.ts";
import { shopperOf } from "../trpc/shopper.ts";
import { router, signedInProcedure } from "../trpc/procedures.ts";

const byNumber = z.object({ number: z.string().max(40) });
const PAGE = 20;

/** A user's own orders. */
export const ordersRouter = router({
  mine: signedInProcedure.query(({ ctx }) => listLatestOrders(ctx.deps, ctx.user.id)),

  page: signedInProcedure
    .input(z.object({ page: z.number().int().min(1).max(10_000).default(1) }))
    .query(({ ctx, input }) => listOrders(ctx.deps, ctx.user.id, { page: input.page, size: PAGE })),

  byNumber: signedInProcedure
    .input(byNumber)
    .query(({ ctx, input }) => getOrder(ctx.deps, ownedBy(ctx.user), input.number)),

  /** Where its total comes from, or a refund of it. */
  why: signedInProcedure
    .input(orderWhy)
    .query(({ ctx, input }) => whyOfOrder(ctx.deps, ownedBy(ctx.user), input)),

  /** Where and when the latest order goes, to begin the next one with; null before the first. */
  lastDelivery: signedInProcedure.query(({ ctx }) => lastDelivery(ctx.deps, ctx.user.id)),

  /** The order that comes next, whole; null when none is on its way. */
  next: signedInProcedure.query(async ({ ctx }) => {
    const number = await nextOrderNumber(ctx.deps, ctx.user.id);
    return number === null ? null : getOrder(ctx.deps, ownedBy(ctx.user), number);
  }),

  /** The next delivery, what to buy again, and what is back or new of what the user has saved. */
  week: signedInProcedure.query(({ ctx }) => ownWeek(ctx.deps, ctx.user.id)),

  /** What of an order can be had again now, and what cannot. */
  again: signedInProcedure
    .input(byNumber)
    .mutation(({ ctx, input }) => orderAgain(ctx.deps, ownedBy(ctx.user), input.number)),

  /** Goods bought lately that can be had now. */
  buyAgain: signedInProcedure.query(({ ctx }) => buyAgain(ctx.deps, ctx.user.id)),

  /** Weekdays and fee at another zip, against what was paid. */
  changeTerms: signedInProcedure
    .input(changeTermsSchema)
    .query(({ ctx, input }) => getChangeTerms(ctx.deps, ownedBy(ctx.user), input)),

  /** Day, window, address and instructions, until the cut-off. */
  changeDelivery: signedInProcedure
    .input(deliveryChangeSchema)
    .mutation(({ ctx, input }) => changeDelivery(ctx.deps, ownedBy(ctx.user), input)),

  /** When an order whose delivery failed comes again. */
  redeliver: signedInProcedure
    .input(redeliverySchema)
    .mutation(({ ctx, input }) => chooseRedelivery(ctx.deps, ownedBy(ctx.user), input)),

  /** The money of an order whose delivery failed, instead of a second try; the team decides. */
  askMoneyBack: signedInProcedure
    .input(byNumber)
    .mutation(({ ctx, input }) => askMoneyBack(ctx.deps, ownedBy(ctx.user), input.number)),

  /** A weekly box that is closed to the food bank, or home again, until the cut-off. */
  donate: signedInProcedure
    .input(orderDonationSchema)
    .mutation(({ ctx, input }) => donateOrder(ctx.deps, ctx.user, input)),

  /** Units of a line off the order, until the cut-off; returns what goes back. */
  takeOff: signedInProcedure
    .input(takeOffSchema)
    .mutation(({ ctx, input }) => takeOff(ctx.deps, ownedBy(ctx.user), input)),

  /** The orders to which goods can still be added. */
  addable: signedInProcedure.query(({ ctx }) => listAddable(ctx.deps, ctx.user.id)),

  /** Prices and holds goods for an order that is paid; nothing is charged yet. */
  beginAddition: signedInProcedure
    .input(additionSchema)
    .mutation(({ ctx, input }) =>
      beginAddition(ctx.deps, { ...shopperOf(ctx), holder: ownedBy(ctx.user) }, input),
    ),

  /** Pays them with the saved card, where the bank agrees. */
  payAddition: signedInProcedure
    .input(payAdditionSchema)
    .mutation(({ ctx, input }) => payAddition(ctx.deps, ctx.user.id, input)),

  /** The whole order, until the cut-off; only the owner's own. */
  cancel: signedInProcedure
    .input(byNumber)
    .mutation(({ ctx, input }) =>
      cancelOrder(ctx.deps, ownedBy(ctx.user), input.number, "customer"),
    ),

  /** What was reported and not answered yet. */
  openReports: signedInProcedure.query(({ ctx }) => openReports(ctx.deps, ctx.user.id)),

  /** Something was wrong with a line of a delivered order. */
  report: signedInProcedure
    .input(reportSchema)
    .mutation(({ ctx, input }) => reportProblem(ctx.deps, ownedBy(ctx.user), input)),

  /** Whether a product can be reviewed, and what the user has said of it. */
  ownReview: signedInProcedure
    .input(ownReviewSchema)
    .query(({ ctx, input }) => ownReview(ctx.deps, ctx.user.id, input.productId)),

  /** Stars and words about a product that came. Throws `forbidden` and `conflict`. */
  review: signedInProcedure
    .input(reviewSchema)
    .mutation(({ ctx, input }) => writeReview(ctx.deps, ctx.user.id, input)),

  removeReview: signedInProcedure
    .input(ownReviewSchema)
    .mutation(({ ctx, input }) => removeReview(ctx.deps, ctx.user.id, input.productId)),
});
