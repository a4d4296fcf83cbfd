import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { farmsQuestionErrors as m } from "#messages/farms/questions/question-errors.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { farmQuestions } from "#db/schema/farms/questions.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { type QuestionInput } from "#shared/farms/questions/farm-question.ts";
import { questionLimits } from "#shared/farms/questions/question-limits.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { languageNow } from "#shared/language.ts";
import type { Deps } from "#server/deps.ts";
import { farmOf } from "../../accounts/farm-members.ts";
import { peopleOf } from "../../mail/farm-people.ts";
import { queueMail } from "../../mail/outbox.ts";

type Asking = Pick<Deps, "db" | "clock" | "mail" | "publicUrl" | "throttle">;
type Asker = Pick<SessionUser, "id" | "emailVerified">;

/** The page where a farm answers. */
const QUESTIONS_PATH = "/dashboard/farmer/questions";

/**
 * Asks a farm a question, and tells its people by email, without the question: it may be hidden before they read it.
 * The answer goes to the account's address, so that has to be confirmed. Throws `not_found` for a farm whose page is
 * not public, `conflict` for an address that is not confirmed, for one's own farm and for too many unanswered
 * questions, and `too_many`. The same words sent again while they wait for an answer are one question.
 */
export async function askFarm(
  deps: Asking,
  { id: userId, emailVerified }: Asker,
  { farmId, text }: QuestionInput,
): Promise<void> {
  if (!emailVerified) throw new DomainError("conflict", m.confirmFirst);
  await deps.throttle.take("question_account", userId);
  await inTransaction(deps.db, async (tx) => {
    // Locks the farm, so that questions sent at the same time cannot exceed the limit. Orders only refer to its key.
    const [farm] = await tx
      .select({ name: farms.name })
      .from(farms)
      .where(and(eq(farms.id, farmId), ne(farms.status, "suspended")))
      .for("no key update");
    if (!farm) throw new DomainError("not_found", m.noFarm);
    if ((await farmOf({ db: tx }, userId))?.id === farmId) {
      throw new DomainError("conflict", m.ownFarm);
    }
    const waiting = await waitingTexts(tx, userId, farmId);
    if (waiting.includes(text)) return;
    if (waiting.length >= questionLimits.waiting) {
      throw new DomainError("conflict", m.tooManyWaiting(questionLimits.waiting));
    }
    const [question] = await tx
      .insert(farmQuestions)
      .values({ farmId, userId, text, language: languageNow(), createdAt: deps.clock.now() })
      .returning({ id: farmQuestions.id });
    if (!question) throw new Error("The question did not come back");
    for (const person of await peopleOf(tx, [farmId])) {
      await queueMail(deps, tx, {
        kind: "question_asked",
        to: person.email,
        dedupeKey: `question_asked:${question.id}:${person.userId}`,
        data: { farmName: farm.name, url: deps.publicUrl + QUESTIONS_PATH },
      });
    }
  });
}

/** The user's questions that a farm still has to answer. */
async function waitingTexts(tx: Tx, userId: string, farmId: number): Promise<string[]> {
  const rows = await tx
    .select({ text: farmQuestions.text })
    .from(farmQuestions)
    .where(
      and(
        eq(farmQuestions.farmId, farmId),
        eq(farmQuestions.userId, userId),
        isNull(farmQuestions.answer),
        isNull(farmQuestions.hiddenAt),
      ),
    );
  return rows.map((row) => row.text);
}

/** All of the user's own questions to a farm, newest first: each can be deleted at any time. */
export async function ownQuestions({ db }: Pick<Deps, "db">, userId: string, farmId: number) {
  const { id, text, answer, hiddenReason, createdAt } = farmQuestions;
  return db
    .select({ id, text, answer, hiddenReason })
    .from(farmQuestions)
    .where(and(eq(farmQuestions.userId, userId), eq(farmQuestions.farmId, farmId)))
    .orderBy(desc(createdAt), desc(id));
}

/** Deletes the user's own question, with the farm's answer. Throws `not_found` for someone else's. */
export async function withdrawQuestion(
  { db }: Pick<Deps, "db">,
  userId: string,
  id: string,
): Promise<void> {
  const removed = await db
    .delete(farmQuestions)
    .where(and(eq(farmQuestions.id, id), eq(farmQuestions.userId, userId)))
    .returning({ id: farmQuestions.id });
  if (removed.length > 0) return;
  // One that is gone already is gone: a client that did not receive the response retries.
  const isLeft = (await db.$count(farmQuestions, eq(farmQuestions.id, id))) > 0;
  if (isLeft) throw new DomainError("not_found", m.noQuestion);
}
