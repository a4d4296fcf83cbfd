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
import { cancelOrder } from "../services/orders/lifecycle/cancel-order.ts";
import { boughtIds, buyAgain, orderAgain } from "../services/orders/own/again.ts";
import { changeDelivery } from "../services/orders/own/change-delivery.ts";
import { donateOrder } from "../services/orders/own/donate-order.ts";
import { lastDelivery } from "../services/orders/own/last-delivery.ts";
import { getChangeTerms } from "../services/orders/own/change-terms.ts";
import { listUndelivered } from "../services/orders/units/comes-again.ts";
import { chooseRedelivery } from "../services/orders/own/redelivery.ts";
import { listLatestOrders, nextOrderNumber, getOrder } from "../services/orders/own/read.ts";
import { listOrders } from "../services/orders/own/order-list.ts";
import { recipesOrdered } from "../services/orders/own/recipes-ordered.ts";
import { takeOff } from "../services/orders/own/take-off.ts";
import { ownWeek } from "../services/orders/own/week.ts";
import { ownedBy } from "../services/orders/own/own-order.ts";
import { askMoneyBack } from "../services/orders/problems/money-back.ts";
import { openReports, reportProblem } from "../services/orders/problems/report.ts";
import { removeReview } from "../services/catalog/reviews/own-reviews.ts";
import { ownReview, writeReview } from "../services/orders/reviews/write.ts";
import { shopperOf } from "../trpc/shopper.ts";
import { router, signedInProcedure } from "../trpc/procedures.ts";

const byNumber = z.object({ number: z.string().max(40) });
const PAGE = 20;

/** The signed-in user's own orders. */
export const ordersRouter = router({
  mine: signedInProcedure.query(({ ctx }) => listLatestOrders(ctx.deps, ctx.user.id)),

  page: signedInProcedure
    .input(z.object({ page: z.number().int().min(1).max(10_000).default(1) }))
    .query(({ ctx, input }) => listOrders(ctx.deps, ctx.user.id, { page: input.page, size: PAGE })),

  byNumber: signedInProcedure
    .input(byNumber)
    .query(({ ctx, input }) => getOrder(ctx.deps, ownedBy(ctx.user), input.number)),

  /** What the total of an order, or a refund of it, is made of. */
  why: signedInProcedure
    .input(orderWhy)
    .query(({ ctx, input }) => whyOfOrder(ctx.deps, ownedBy(ctx.user), input)),

  /** Address and window of the latest order, to prefill the next one; null before the first. */
  lastDelivery: signedInProcedure.query(({ ctx }) => lastDelivery(ctx.deps, ctx.user.id)),

  /** The next order to be delivered, in full; null if there is none. */
  next: signedInProcedure.query(async ({ ctx }) => {
    const number = await nextOrderNumber(ctx.deps, ctx.user.id);
    return number === null ? null : getOrder(ctx.deps, ownedBy(ctx.user), number);
  }),

  /** Orders whose delivery failed and whose customer has not decided yet. */
  undelivered: signedInProcedure.query(({ ctx }) => listUndelivered(ctx.deps, ctx.user.id)),

  /** The next delivery, products to buy again, and saved products and farms with something back or new. */
  week: signedInProcedure.query(({ ctx }) => ownWeek(ctx.deps, ctx.user.id)),

  /** Which goods of an order can be bought again now, and which cannot. */
  again: signedInProcedure
    .input(byNumber)
    .mutation(({ ctx, input }) => orderAgain(ctx.deps, ownedBy(ctx.user), input.number)),

  /** Recently bought products that are available now. */
  buyAgain: signedInProcedure.query(({ ctx }) => buyAgain(ctx.deps, ctx.user.id)),

  /** The ids of recently bought products that are available now. */
  boughtIds: signedInProcedure.query(({ ctx }) => boughtIds(ctx.deps, ctx.user.id)),

  /** Recipes that use goods on their way or delivered lately. */
  recipesOrdered: signedInProcedure.query(({ ctx }) => recipesOrdered(ctx.deps, ctx.user.id)),

  /** Delivery weekdays and fee at another zip, compared with what was paid. */
  changeTerms: signedInProcedure
    .input(changeTermsSchema)
    .query(({ ctx, input }) => getChangeTerms(ctx.deps, ownedBy(ctx.user), input)),

  /** Changes day, window, address and instructions, until the cut-off. */
  changeDelivery: signedInProcedure
    .input(deliveryChangeSchema)
    .mutation(({ ctx, input }) => changeDelivery(ctx.deps, ownedBy(ctx.user), input)),

  /** Schedules a second delivery after a failed one. */
  redeliver: signedInProcedure
    .input(redeliverySchema)
    .mutation(({ ctx, input }) => chooseRedelivery(ctx.deps, ownedBy(ctx.user), input)),

  /** Requests a refund instead of a second delivery; the team decides. */
  askMoneyBack: signedInProcedure
    .input(byNumber)
    .mutation(({ ctx, input }) => askMoneyBack(ctx.deps, ownedBy(ctx.user), input.number)),

  /** Donates an already charged weekly box to the food bank, or takes that back, until the cut-off. */
  donate: signedInProcedure
    .input(orderDonationSchema)
    .mutation(({ ctx, input }) => donateOrder(ctx.deps, ctx.user, input)),

  /** Removes units of a line until the cut-off; returns the refund. */
  takeOff: signedInProcedure
    .input(takeOffSchema)
    .mutation(({ ctx, input }) => takeOff(ctx.deps, ownedBy(ctx.user), input)),

  /** Orders that goods can still be added to. */
  addable: signedInProcedure.query(({ ctx }) => listAddable(ctx.deps, ctx.user.id)),

  /** Prices and holds goods to add to a paid order; nothing is charged yet. */
  beginAddition: signedInProcedure
    .input(additionSchema)
    .mutation(({ ctx, input }) =>
      beginAddition(ctx.deps, { ...shopperOf(ctx), holder: ownedBy(ctx.user) }, input),
    ),

  /** Pays for an addition with the saved card, if the bank approves. */
  payAddition: signedInProcedure
    .input(payAdditionSchema)
    .mutation(({ ctx, input }) => payAddition(ctx.deps, ctx.user.id, input)),

  /** Cancels the whole order, until the cut-off. Own orders only. */
  cancel: signedInProcedure
    .input(byNumber)
    .mutation(({ ctx, input }) =>
      cancelOrder(ctx.deps, ownedBy(ctx.user), input.number, "customer"),
    ),

  /** Reported problems that have no answer yet. */
  openReports: signedInProcedure.query(({ ctx }) => openReports(ctx.deps, ctx.user.id)),

  /** Reports a problem with a line of a delivered order. */
  report: signedInProcedure
    .input(reportSchema)
    .mutation(({ ctx, input }) => reportProblem(ctx.deps, ownedBy(ctx.user), input)),

  /** Whether the user can review a product, and their review if there is one. */
  ownReview: signedInProcedure
    .input(ownReviewSchema)
    .query(({ ctx, input }) => ownReview(ctx.deps, ctx.user.id, input.productId)),

  /** Saves a review of a delivered product. Throws `forbidden` and `conflict`. */
  review: signedInProcedure
    .input(reviewSchema)
    .mutation(({ ctx, input }) => writeReview(ctx.deps, ctx.user.id, input)),

  removeReview: signedInProcedure
    .input(ownReviewSchema)
    .mutation(({ ctx, input }) => removeReview(ctx.deps, ctx.user.id, input.productId)),
});
