import { z } from "zod";
import { namedFarm } from "#shared/fields.ts";
import { QUESTION_STANDINGS, questionAnswerSchema } from "#shared/farms/questions/farm-question.ts";
import { tableInput } from "#shared/platform/table/table.ts";
import {
  answerQuestion,
  listQuestions,
  QUESTION_SORTS,
} from "../../services/farms/questions/desk.ts";
import { areaProcedure, router } from "../../trpc/procedures.ts";
import { farmIn } from "./farm-in.ts";

const query = tableInput(QUESTION_SORTS).extend({
  standing: z.enum(QUESTION_STANDINGS).optional(),
  ...namedFarm,
});

/** Customers' questions to a farm. */
export const farmQuestionsRouter = router({
  page: areaProcedure("farmer")
    .input(query)
    .query(async (call) => listQuestions(call.ctx.deps, call.input, (await farmIn(call)).id)),

  /** Publishes the farm's only answer. Throws `not_found` and `conflict`. */
  answer: areaProcedure("farmer")
    .input(questionAnswerSchema)
    .mutation(async (call) =>
      answerQuestion(call.ctx.deps, call.ctx.user, (await farmIn(call)).id, call.input),
    ),
});
