import { z } from "zod";
import { questionById, questionSchema } from "#shared/farms/questions/farm-question.ts";
import { askFarm, ownQuestions, withdrawQuestion } from "../../services/farms/questions/ask.ts";
import { router, signedInProcedure } from "../../trpc/procedures.ts";

/** A customer's questions to farms. */
export const ownQuestionsRouter = router({
  list: signedInProcedure
    .input(z.strictObject({ farmId: z.int32().positive() }))
    .query(({ ctx, input }) => ownQuestions(ctx.deps, ctx.user.id, input.farmId)),

  /** Throws `not_found`, `conflict`, `too_many`. */
  ask: signedInProcedure
    .input(questionSchema)
    .mutation(({ ctx, input }) => askFarm(ctx.deps, ctx.user, input)),

  /** Throws `not_found`. */
  withdraw: signedInProcedure
    .input(questionById)
    .mutation(({ ctx, input }) => withdrawQuestion(ctx.deps, ctx.user.id, input.id)),
});
