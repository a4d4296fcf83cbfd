import { z } from "zod";
import { cartLinesSchema, createIntentSchema, processOrderSchema } from "#shared/checkout.ts";
import { createIntent } from "../services/checkout.ts";
import { processOrder } from "../services/process-order.ts";
import { reviewCart } from "../services/review-cart.ts";
import { isToken, newToken } from "../services/tokens.ts";
import type { Context } from "../trpc/context.ts";
import { publicProcedure, router } from "../trpc/procedures.ts";

/** How long a browser keeps its checkout: long enough for a payment that takes days. */
const COOKIE_DAYS = 30;

/** From the cart to the paid order; open to guests (spec section 6). */
export const checkoutRouter = router({
  config: publicProcedure.query(({ ctx }) => ({
    publishableKey: ctx.deps.payments.publishableKey,
    mode: ctx.deps.payments.mode,
  })),

  review: publicProcedure
    .input(z.object({ items: cartLinesSchema }))
    .query(({ ctx, input }) => reviewCart(ctx.deps, input.items)),

  createIntent: publicProcedure
    .input(createIntentSchema)
    .mutation(({ ctx, input }) =>
      createIntent(ctx.deps, { token: checkoutToken(ctx), user: ctx.user }, input),
    ),

  processOrder: publicProcedure.input(processOrderSchema).mutation(({ ctx, input }) => {
    const token = ctx.cookies.read("checkout");
    return processOrder(
      ctx.deps,
      { user: ctx.user, ...(token ? { token } : {}) },
      input.paymentIntentId,
    );
  }),
});

/** The shopper's token, given on the first checkout and renewed on each. */
function checkoutToken({ cookies, deps }: Context): string {
  const known = cookies.read("checkout");
  const token = known && isToken(known) ? known : newToken();
  const expires = new Date(deps.clock.now().getTime() + COOKIE_DAYS * 86_400_000);
  cookies.write("checkout", token, expires);
  return token;
}
