import { z } from "zod";
import { intentAnswer, processedOrder } from "#shared/checkout/checkout-answers.ts";
import {
  cartLinesSchema,
  createIntentSchema,
  processOrderSchema,
} from "#shared/checkout/checkout.ts";
import { paymentSchema } from "#shared/payments/receipt.ts";
import { createIntent } from "../../services/checkout/checkout.ts";
import { payAmount } from "../../services/payments/intents/pay-amount.ts";
import { processOrder } from "../../services/checkout/process-order.ts";
import { reviewCart } from "../../services/checkout/review-cart.ts";
import { askerOf, shopperOf } from "../../trpc/shopper.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

/** From the cart to the paid order; open to guests (spec section 6). */
export const checkoutRouter = router({
  config: publicProcedure.query(({ ctx }) => ({
    publishableKey: ctx.deps.payments.publishableKey,
    mode: ctx.deps.payments.mode,
    /** Whether pages that only help to try the market out are open. */
    testPages: ctx.deps.testPages,
  })),

  review: publicProcedure
    .input(z.object({ items: cartLinesSchema }))
    .query(({ ctx, input }) => reviewCart(ctx.deps, input.items)),

  createIntent: publicProcedure
    .input(createIntentSchema)
    .output(intentAnswer)
    .mutation(async ({ ctx, input }) => {
      // Accounts have limits of their own.
      if (!ctx.user) await ctx.deps.throttle.take("checkout_address", ctx.address);
      return createIntent(ctx.deps, shopperOf(ctx), input);
    }),

  /** A plain amount, without goods: the same payment, and a receipt in the end. */
  payAmount: publicProcedure.input(paymentSchema).mutation(async ({ ctx, input }) => {
    await ctx.deps.throttle.take("payment_address", ctx.address);
    return payAmount(ctx.deps, shopperOf(ctx), input);
  }),

  processOrder: publicProcedure
    .input(processOrderSchema)
    .output(processedOrder)
    .mutation(({ ctx, input }) => processOrder(ctx.deps, askerOf(ctx), input.paymentIntentId)),
});
