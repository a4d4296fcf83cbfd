import { paymentLinkSchema } from "#shared/orders/phone-order.ts";
import { openPaymentLink, readPaymentLink } from "../../services/orders/phone/link.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

/** Whoever has a payment link may call; it shows and pays what it was sent for and nothing else. */
const linkProcedure = publicProcedure.input(paymentLinkSchema).use(async ({ ctx, next }) => {
  await ctx.deps.throttle.take("payment_link_address", ctx.address);
  return next();
});

/** What the team put together for a customer on the phone, for the customer to pay. */
export const paymentLinksRouter = router({
  read: linkProcedure.query(({ ctx, input }) => readPaymentLink(ctx.deps, input.token)),
  open: linkProcedure.mutation(({ ctx, input }) => openPaymentLink(ctx.deps, input.token)),
});
