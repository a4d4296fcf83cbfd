import { z } from "zod";
import { cardIdField } from "#shared/payments/cards/card-id.ts";
import { beginCard, chooseCard, listCards, removeCard } from "../../services/payments/cards.ts";
import { router, signedInProcedure } from "../../trpc/procedures.ts";

const byId = z.strictObject({ id: cardIdField });

/** The caller's saved cards at the payment provider. */
export const cardsRouter = router({
  list: signedInProcedure.query(({ ctx }) => listCards(ctx.deps, ctx.user.id)),
  /** Returns a client secret for the provider's form. Throws `conflict`, `too_many`. */
  begin: signedInProcedure.mutation(({ ctx }) => beginCard(ctx.deps, ctx.user)),
  choose: signedInProcedure
    .input(byId)
    .mutation(({ ctx, input }) => chooseCard(ctx.deps, ctx.user.id, input.id)),
  /** Throws `conflict` if a weekly box is paid with it. */
  remove: signedInProcedure
    .input(byId)
    .mutation(({ ctx, input }) => removeCard(ctx.deps, ctx.user.id, input.id)),
});
