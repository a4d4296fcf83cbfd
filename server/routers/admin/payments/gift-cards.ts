import { z } from "zod";
import {
  payOutSchema,
  resendGiftSchema,
  voidGiftSchema,
} from "#shared/payments/gift-cards/gift-card.ts";
import { giftCardQuery } from "#shared/payments/gift-cards/gift-card-admin.ts";
import {
  giftCardSums,
  listGiftCards,
  voidGiftCard,
} from "../../../services/payments/gift-cards/admin.ts";
import { resendByTeam } from "../../../services/payments/gift-cards/bought.ts";
import {
  giftRemaining,
  payOutGiftRemaining,
} from "../../../services/payments/gift-cards/pay-out.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

/** Gift cards, for the team. */
export const giftCardsRouter = router({
  page: areaProcedure("admin")
    .input(giftCardQuery)
    .query(({ ctx, input }) => listGiftCards(ctx.deps, input)),

  sums: areaProcedure("admin").query(({ ctx }) => giftCardSums(ctx.deps)),

  /** Requires a confirmation, because the new code is as good as money to whoever reads the email. */
  resend: areaProcedure("admin")
    .meta(moves("money", "gift_card.sent_again"))
    .input(resendGiftSchema)
    .mutation(({ ctx, input }) => resendByTeam(ctx.deps, ctx.user, input)),

  void: areaProcedure("admin")
    .meta(moves("money", "gift_card.voided"))
    .input(voidGiftSchema)
    .mutation(({ ctx, input }) => voidGiftCard(ctx.deps, ctx.user, input)),

  /** What is left of a customer's gift cards, in cents. */
  remaining: areaProcedure("admin")
    .input(z.strictObject({ id: z.uuid() }))
    .query(({ ctx, input }) => giftRemaining(ctx.deps.db, input.id)),

  /** Records that it was paid out by check. */
  payOut: areaProcedure("admin")
    .meta(moves("money", "credit.paid_out"))
    .input(payOutSchema)
    .mutation(({ ctx, input }) => payOutGiftRemaining(ctx.deps, ctx.user, input)),
});
