import { paymentLinkSchema } from "#shared/orders/phone-order.ts";
import { openPaymentLink, readPaymentLink } from "../../services/orders/phone/link.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

/** Open to anyone with a payment link; the link shows and pays only what it was sent for. */
const linkProcedure = publicProcedure.input(paymentLinkSchema).use(async ({ ctx, next }) => {
  await ctx.deps.throttle.take("payment_link_address", ctx.address);
  return next();
});

/** Orders taken by phone, for the customer to pay by link. */
export const paymentLinksRouter = router({
  read: linkProcedure.query(({ ctx, input }) => readPaymentLink(ctx.deps, input.token)),
  open: linkProcedure.mutation(({ ctx, input }) => openPaymentLink(ctx.deps, input.token)),
});
