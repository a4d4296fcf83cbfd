import { z } from "zod";
import { buyGiftSchema, resendGiftSchema } from "#shared/payments/gift-cards/gift-card.ts";
import { giftCodeField } from "#shared/payments/gift-cards/gift-code.ts";
import { boughtGiftCards, resendBought } from "../../services/payments/gift-cards/bought.ts";
import { buyGiftCard } from "../../services/payments/gift-cards/buy.ts";
import { redeemGiftCard } from "../../services/payments/gift-cards/redeem.ts";
import { requireConfirmation } from "../../trpc/moves.ts";
import { publicProcedure, router, signedInProcedure } from "../../trpc/procedures.ts";
import { askerOf, shopperOf } from "../../trpc/shopper.ts";

/** Gift cards: anyone buys one; whoever has its code and an account redeems it. */
export const giftCardsRouter = router({
  buy: publicProcedure.input(buyGiftSchema).mutation(async ({ ctx, input }) => {
    await ctx.deps.throttle.take("payment_address", ctx.address);
    return buyGiftCard(ctx.deps, shopperOf(ctx), input);
  }),

  /** What the caller has bought: by account, or for a guest in this browser. */
  bought: publicProcedure.query(({ ctx }) => boughtGiftCards(ctx.deps, askerOf(ctx))),

  /** Sends one of them again; to another address an account needs a recent confirmation. */
  resend: publicProcedure.input(resendGiftSchema).mutation(async ({ ctx, input }) => {
    await ctx.deps.throttle.take("gift_send", input.id);
    return resendBought(ctx.deps, askerOf(ctx), input, () => requireConfirmation(ctx));
  }),

  /** Makes it the caller's credit. Tries are counted, and every code that does not work has the same answer. */
  redeem: signedInProcedure
    .input(z.strictObject({ code: giftCodeField }))
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.throttle.take("gift_code_account", ctx.user.id);
      await ctx.deps.throttle.take("gift_code_address", ctx.address);
      return redeemGiftCard(ctx.deps, ctx.user, input.code);
    }),
});
