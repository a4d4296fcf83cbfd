import { and, desc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import { farmQuestions } from "#db/schema/farms/questions.ts";
import { questionLimits } from "#shared/farms/questions/question-limits.ts";
import type { Language } from "#shared/language.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";

/** An answered question as the public sees it, without who asked it. */
export type ShownQuestion = {
  id: string;
  text: string;
  /** The language it was asked in. */
  language: Language;
  answer: string;
  /** The month of the answer, `YYYY-MM`. */
  month: string;
};

/** The answered questions of a farm whose page is public, the latest answer first. */
export async function questionsOfFarm(
  { db }: Pick<Deps, "db">,
  farmId: number,
): Promise<ShownQuestion[]> {
  const rows = await db
    .select({
      id: farmQuestions.id,
      text: farmQuestions.text,
      language: farmQuestions.language,
      answer: farmQuestions.answer,
      answeredAt: farmQuestions.answeredAt,
    })
    .from(farmQuestions)
    .innerJoin(farms, eq(farms.id, farmQuestions.farmId))
    .where(
      and(
        eq(farmQuestions.farmId, farmId),
        ne(farms.status, "suspended"),
        isNotNull(farmQuestions.answer),
        isNull(farmQuestions.hiddenAt),
      ),
    )
    .orderBy(desc(farmQuestions.answeredAt), desc(farmQuestions.id))
    .limit(questionLimits.shown);
  return rows.flatMap(({ answer, answeredAt, ...question }) =>
    answer === null || answeredAt === null
      ? []
      : [{ ...question, answer, month: businessDayAt(answeredAt).slice(0, 7) }],
  );
}
