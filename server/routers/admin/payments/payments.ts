import { z } from "zod";
import {
  cancelSchema,
  changeBearerSchema,
  failedRefundSchema,
  paymentQuery,
  refundSchema,
} from "#shared/payments/payment-admin.ts";
import { periodSchema } from "#shared/analytics/analytics.ts";
import { answerSchema, disputeSchema } from "#shared/payments/disputes/dispute.ts";
import { refundWhy } from "#shared/payments/why/why-asked.ts";
import { getPaymentWhy } from "../../../services/analytics/why/order-why.ts";
import { getAnyRefundWhy } from "../../../services/analytics/why/refund-why.ts";
import { acceptDispute, answerDispute } from "../../../services/payments/disputes/answer.ts";
import { getDispute } from "../../../services/payments/disputes/dispute-detail.ts";
import { cancelOrder } from "../../../services/orders/lifecycle/cancel-order.ts";
import { paymentAttention } from "../../../services/payments/admin/attention.ts";
import { getPayment } from "../../../services/payments/admin/payment-detail.ts";
import { exportPayments, listPayments } from "../../../services/payments/admin/payment-list.ts";
import { changeBearer } from "../../../services/payments/refunds/change-bearer.ts";
import { exportTax, taxReport } from "../../../services/payments/admin/tax-report.ts";
import { makeGood } from "../../../services/orders/refunds/make-good.ts";
import { refundOrder } from "../../../services/orders/refunds/refund-order.ts";
import { moves, requireConfirmation } from "../../../trpc/moves.ts";
import { areaProcedure, countedFile, router } from "../../../trpc/procedures.ts";

/** Payments, refunds and disputes, for the team. */
export const paymentsRouter = router({
  page: areaProcedure("admin")
    .input(paymentQuery)
    .query(({ ctx, input }) => listPayments(ctx.deps, input)),

  export: areaProcedure("admin")
    .meta(moves("personal_data", "export.made"))
    .input(paymentQuery)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportPayments(ctx.deps, ctx.user, input)),

  one: areaProcedure("admin")
    .input(z.strictObject({ intentId: z.string().max(255) }))
    .query(({ ctx, input }) => getPayment(ctx.deps, input.intentId)),

  /** What the amount of a payment or a refund is made of. Both throw `not_found`. */
  why: areaProcedure("admin")
    .input(z.strictObject({ intentId: z.string().max(255) }))
    .query(({ ctx, input }) => getPaymentWhy(ctx.deps, input.intentId)),

  whyRefund: areaProcedure("admin")
    .input(refundWhy)
    .query(({ ctx, input }) => getAnyRefundWhy(ctx.deps, input)),

  /** The tax owed to each authority for a period. */
  tax: areaProcedure("admin")
    .input(periodSchema)
    .query(({ ctx, input }) => taxReport(ctx.deps, input)),

  taxCsv: areaProcedure("admin")
    .input(periodSchema)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportTax(ctx.deps, input)),

  attention: areaProcedure("admin").query(({ ctx }) => paymentAttention(ctx.deps)),

  /** Refunds a payment in part or in full. Large or frequent refunds require a recent confirmation. */
  refund: areaProcedure("admin")
    .meta(moves("money", "refund.requested", "recent_over_limit"))
    .input(refundSchema)
    .mutation(({ ctx, input }) =>
      refundOrder(ctx.deps, ctx.user, {
        ...input,
        reason: input.reason || input.cause,
        confirm: () => requireConfirmation(ctx),
      }),
    ),

  /** Changes the bearer of a refund and moves its cost in the ledger. */
  changeBearer: areaProcedure("admin")
    .meta(moves("money", "refund.bearer_changed"))
    .input(changeBearerSchema)
    .mutation(({ ctx, input }) => changeBearer(ctx.deps, ctx.user, input)),

  /** A dispute with all evidence in our favor. Throws `not_found`. */
  dispute: areaProcedure("admin")
    .input(disputeSchema)
    .query(({ ctx, input }) => getDispute(ctx.deps, input.disputeId)),

  /** Submits evidence to the bank. */
  answerDispute: areaProcedure("admin")
    .meta(moves("money", "dispute.answered"))
    .input(answerSchema)
    .mutation(({ ctx, input }) => answerDispute(ctx.deps, ctx.user, input)),

  /** Accepts the loss of a dispute. */
  acceptDispute: areaProcedure("admin")
    .meta(moves("money", "dispute.accepted"))
    .input(disputeSchema)
    .mutation(({ ctx, input }) => acceptDispute(ctx.deps, ctx.user, input.disputeId)),

  /** Sends a failed refund again, with the next attempt number. */
  sendAgain: areaProcedure("admin")
    .meta(moves("money", "refund.sent_again"))
    .input(failedRefundSchema)
    .mutation(({ ctx, input }) => makeGood(ctx.deps, ctx.user, { ...input, to: "card" })),

  /** Gives the customer the amount of a failed refund as credit instead. */
  giveAsCredit: areaProcedure("admin")
    .meta(moves("money", "refund.credited"))
    .input(failedRefundSchema)
    .mutation(({ ctx, input }) => makeGood(ctx.deps, ctx.user, { ...input, to: "credit" })),

  cancelOrder: areaProcedure("admin")
    .meta(moves("money", "order.canceled"))
    .input(cancelSchema)
    .mutation(({ ctx, input }) => cancelOrder(ctx.deps, ctx.user, input.number, input.reason)),
});
