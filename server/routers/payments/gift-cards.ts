import { z } from "zod";
import { buyGiftSchema, resendBoughtSchema } from "#shared/payments/gift-cards/gift-card.ts";
import { giftCodeField } from "#shared/payments/gift-cards/gift-code.ts";
import { boughtGiftCards, resendBought } from "../../services/payments/gift-cards/bought.ts";
import { buyGiftCard } from "../../services/payments/gift-cards/buy.ts";
import { redeemGiftCard } from "../../services/payments/gift-cards/redeem.ts";
import { requireConfirmation } from "../../trpc/moves.ts";
import { publicProcedure, router, signedInProcedure } from "../../trpc/procedures.ts";
import { askerOf, shopperOf } from "../../trpc/shopper.ts";

/** Gift cards: anyone can buy one; redeeming needs its code and an account. */
export const giftCardsRouter = router({
  buy: publicProcedure.input(buyGiftSchema).mutation(async ({ ctx, input }) => {
    await ctx.deps.throttle.take("payment_address", ctx.address);
    return buyGiftCard(ctx.deps, shopperOf(ctx), input);
  }),

  /** Gift cards that the caller bought: by account or, for a guest, in this browser. */
  bought: publicProcedure.query(({ ctx }) => boughtGiftCards(ctx.deps, askerOf(ctx))),

  /** Sends a gift card again. A different address requires a recent confirmation or, of a guest, the buyer's address. */
  resend: publicProcedure.input(resendBoughtSchema).mutation(async ({ ctx, input }) => {
    await ctx.deps.throttle.take("gift_send", input.id);
    const sender = { ...askerOf(ctx), user: ctx.user, address: ctx.address };
    return resendBought(ctx.deps, sender, input, () => requireConfirmation(ctx));
  }),

  /** Turns a gift card into the caller's credit. Tries are limited, and all invalid codes get the same error. */
  redeem: signedInProcedure
    .input(z.strictObject({ code: giftCodeField }))
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.throttle.take("gift_code_account", ctx.user.id);
      await ctx.deps.throttle.take("gift_code_address", ctx.address);
      return redeemGiftCard(ctx.deps, ctx.user, input.code);
    }),
});
