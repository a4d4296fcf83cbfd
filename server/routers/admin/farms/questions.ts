import { z } from "zod";
import {
  hideQuestionSchema,
  QUESTION_STANDINGS,
  questionById,
} from "#shared/farms/questions/farm-question.ts";
import { tableInput } from "#shared/platform/table/table.ts";
import {
  hideQuestion,
  listQuestions,
  QUESTION_SORTS,
  showQuestion,
} from "../../../services/farms/questions/desk.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

const query = tableInput(QUESTION_SORTS).extend({
  standing: z.enum(QUESTION_STANDINGS).optional(),
});

/** All questions to farms, for the team. */
export const questionsRouter = router({
  page: areaProcedure("admin")
    .input(query)
    .query(({ ctx, input }) => listQuestions(ctx.deps, input, null)),

  /** Off the page and out of the farm's list, with a reason that who asked reads. */
  hide: areaProcedure("admin")
    .input(hideQuestionSchema)
    .mutation(({ ctx, input }) => hideQuestion(ctx.deps, ctx.user, input)),

  show: areaProcedure("admin")
    .input(questionById)
    .mutation(({ ctx, input }) => showQuestion(ctx.deps, ctx.user, input.id)),
});
