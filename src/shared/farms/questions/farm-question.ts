import { z } from "zod";
import { farmsQuestionErrors as m } from "#messages/farms/questions/question-errors.ts";
import { atMost, longText, namedFarm } from "../../fields.ts";
import { reasonField } from "../../platform/fields/reason-field.ts";
import { questionLimits } from "./question-limits.ts";

/** Where a question stands, for farms that answer and for the team that moderates. */
export const QUESTION_STANDINGS = ["unanswered", "answered", "hidden"] as const;
export type QuestionStanding = (typeof QUESTION_STANDINGS)[number];

const id = z.uuid({ error: () => m.noQuestion });
const text = longText
  .min(questionLimits.least, { error: () => m.writeQuestion(questionLimits.least) })
  .max(questionLimits.text, atMost(questionLimits.text));

/** The form of a question. */
export const questionFields = z.strictObject({ text });

/** A customer's question to a farm. */
export const questionSchema = z.strictObject({ farmId: z.int32().positive(), text });
export type QuestionInput = z.output<typeof questionSchema>;

/** Identifies a question. */
export const questionById = z.strictObject({ id });

const answer = longText
  .min(1, { error: () => m.writeAnswer })
  .max(questionLimits.answer, atMost(questionLimits.answer));

/** The form of an answer. */
export const answerFields = z.strictObject({ text: answer });

/** A farm's answer, allowed once. */
export const questionAnswerSchema = z.strictObject({
  id,
  ...namedFarm,
  text: answer,
});

/** The team's reason for hiding a question. */
export const hideQuestionSchema = z.strictObject({
  id,
  reason: reasonField(() => m.sayWhy),
});
