import { z } from "zod";
import { intentAnswer, processedOrder } from "#shared/checkout/checkout-answers.ts";
import {
  cartLinesSchema,
  createIntentSchema,
  ownCheckoutSchema,
  ownPaymentSchema,
  processOrderSchema,
} from "#shared/checkout/checkout.ts";
import { promotionCodeField } from "#shared/checkout/promotions/code.ts";
import { keepCardSchema, paySavedSchema, shownQuoteSchema } from "#shared/checkout/shown-quote.ts";
import { paymentSchema } from "#shared/payments/receipt.ts";
import { createIntent } from "../../services/checkout/checkout.ts";
import { payAmount } from "../../services/payments/intents/pay-amount.ts";
import { keepCard } from "../../services/payments/cards.ts";
import { payOrder } from "../../services/checkout/pay-order.ts";
import { getEnteredDelivery } from "../../services/checkout/entered-delivery.ts";
import { getEnteredPayment } from "../../services/payments/checkouts/entered.ts";
import { isQuoteInForce } from "../../services/checkout/quote-in-force.ts";
import { processOrder } from "../../services/checkout/process-order.ts";
import { offeredTerms } from "../../services/checkout/promotions.ts";
import { reviewCart } from "../../services/checkout/review-cart.ts";
import { askerOf, shopperOf } from "../../trpc/shopper.ts";
import { publicProcedure, router, signedInProcedure } from "../../trpc/procedures.ts";

/** From the cart to the paid order; open to guests (spec section 6). */
export const checkoutRouter = router({
  config: publicProcedure.query(({ ctx }) => ({
    publishableKey: ctx.deps.payments.publishableKey,
    mode: ctx.deps.payments.mode,
    /** Whether the pages for trying out the market are open. */
    testPages: ctx.deps.testPages,
  })),

  review: publicProcedure
    .input(z.object({ items: cartLinesSchema }))
    .query(({ ctx, input }) => reviewCart(ctx.deps, askerOf(ctx), input.items)),

  /** The discount of a promotion code on this cart. Throws `invalid` with the reason if the code does not apply. */
  promotion: publicProcedure
    .input(z.object({ code: promotionCodeField, items: cartLinesSchema }))
    .query(async ({ ctx, input }) => {
      await ctx.deps.throttle.take("promotion_address", ctx.address);
      return offeredTerms(ctx.deps, shopperOf(ctx), input);
    }),

  createIntent: publicProcedure
    .input(createIntentSchema)
    .output(intentAnswer)
    .mutation(async ({ ctx, input }) => {
      // Accounts have their own limits.
      if (!ctx.user) await ctx.deps.throttle.take("checkout_address", ctx.address);
      if (input.promotionCode !== undefined) {
        await ctx.deps.throttle.take("promotion_address", ctx.address);
      }
      return createIntent(ctx.deps, shopperOf(ctx), input);
    }),

  /** Called right before the provider's form pays: whether the quote on the screen is still what would be charged. */
  isInForce: publicProcedure
    .input(shownQuoteSchema)
    .query(({ ctx, input }) => isQuoteInForce(ctx.deps, askerOf(ctx), input)),

  /** What the caller entered for their checkout, to show it again after a payment on another page that failed. */
  enteredDelivery: publicProcedure
    .input(ownCheckoutSchema)
    .query(({ ctx, input }) => getEnteredDelivery(ctx.deps, askerOf(ctx), input.checkoutId)),

  /** What the caller entered for a payment for anything but goods, to show it again likewise. */
  enteredPayment: publicProcedure
    .input(ownPaymentSchema)
    .query(({ ctx, input }) => getEnteredPayment(ctx.deps, askerOf(ctx), input.paymentIntentId)),

  /** Pays what `createIntent` prepared, with the caller's saved card that was shown. */
  paySaved: signedInProcedure
    .input(paySavedSchema)
    .mutation(({ ctx, input }) => payOrder(ctx.deps, ctx.user.id, input)),

  /** Whether to save the card used for this payment. It is saved only once the payment succeeds. */
  keepCard: signedInProcedure
    .input(keepCardSchema)
    .mutation(({ ctx, input }) => keepCard(ctx.deps, ctx.user, input)),

  /** Pays a plain amount without goods: the same payment flow, ending with a receipt. */
  payAmount: publicProcedure.input(paymentSchema).mutation(async ({ ctx, input }) => {
    await ctx.deps.throttle.take("payment_address", ctx.address);
    return payAmount(ctx.deps, shopperOf(ctx), input);
  }),

  processOrder: publicProcedure
    .input(processOrderSchema)
    .output(processedOrder)
    .mutation(async ({ ctx, input }) => {
      const { throttle } = ctx.deps;
      if (ctx.user) await throttle.take("process_account", ctx.user.id);
      else await throttle.take("process_address", ctx.address);
      return processOrder(ctx.deps, askerOf(ctx), input.paymentIntentId);
    }),
});
