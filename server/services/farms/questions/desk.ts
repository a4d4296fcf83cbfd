import { and, count, eq, ilike, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { farmsQuestionErrors as m } from "#messages/farms/questions/question-errors.ts";
import { users, userWords } from "#db/schema/accounts/users.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { farmQuestions } from "#db/schema/farms/questions.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import { DomainError } from "#shared/errors.ts";
import { reviewerName } from "#shared/catalog/review.ts";
import type { QuestionStanding } from "#shared/farms/questions/farm-question.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import type { Deps } from "../../../deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { recordAudit, requireDoneBy } from "../../platform/audit/audit.ts";
import {
  containing,
  ordered,
  pageOf,
  type TableQuery,
} from "../../platform/database/table-query.ts";

/** Columns the list of questions can be sorted by. */
export const QUESTION_SORTS = ["createdAt"] as const;
type QuestionQuery = TableQuery<(typeof QUESTION_SORTS)[number]> & {
  standing?: QuestionStanding | undefined;
};

const STANDING: Record<QuestionStanding, SQL> = {
  unanswered: sql`${isNull(farmQuestions.answer)} and ${isNull(farmQuestions.hiddenAt)}`,
  answered: sql`${isNotNull(farmQuestions.answer)} and ${isNull(farmQuestions.hiddenAt)}`,
  hidden: isNotNull(farmQuestions.hiddenAt),
};

/** A page of questions: those to one farm, without hidden ones, or with a null `farmId` all. */
export async function listQuestions(
  { db }: Pick<Deps, "db">,
  query: QuestionQuery,
  farmId: number | null,
) {
  const where = and(
    farmId === null ? undefined : eq(farmQuestions.farmId, farmId),
    // Hidden questions concern only the team and who asked.
    farmId === null ? undefined : isNull(farmQuestions.hiddenAt),
    query.standing && STANDING[query.standing],
    query.q ? wordsOf(query.q, farmId) : undefined,
  );
  const rows = db
    .select({
      question: farmQuestions,
      farmName: farms.name,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(farmQuestions)
    .innerJoin(farms, eq(farms.id, farmQuestions.farmId))
    .innerJoin(users, eq(users.id, farmQuestions.userId))
    .where(where)
    .orderBy(...ordered(query.dir, farmQuestions.createdAt, farmQuestions.id));
  const total = db
    .select({ total: count() })
    .from(farmQuestions)
    .innerJoin(farms, eq(farms.id, farmQuestions.farmId))
    .innerJoin(users, eq(users.id, farmQuestions.userId))
    .where(where);
  const found = await pageOf(query, rows, total);
  return {
    total: found.total,
    rows: found.rows.map(({ question, farmName, firstName, lastName }) => ({
      id: question.id,
      farmId: question.farmId,
      farmName,
      by: reviewerName(firstName, lastName),
      text: question.text,
      answer: question.answer,
      hiddenReason: question.hiddenReason,
      at: question.createdAt.toISOString(),
    })),
  } satisfies TablePage<unknown>;
}

/** Searches questions and answers. The team can also search farms and who asked, of whom farms see no full name. */
function wordsOf(q: string, farmId: number | null): SQL | undefined {
  const like = containing(q);
  const forTeam = farmId === null ? [ilike(farms.name, like), ilike(userWords, like)] : [];
  return or(ilike(farmQuestions.text, like), ilike(farmQuestions.answer, like), ...forTeam);
}

/**
 * Publishes the farm's only answer and emails it to who asked. Throws `not_found` for a question that is hidden or to
 * another farm, and `conflict` when it has another answer or the farm is suspended, so that nothing is published.
 */
export async function answerQuestion(
  deps: Pick<Deps, "db" | "clock" | "mail" | "publicUrl">,
  farmer: SessionUser,
  farmId: number,
  { id, text }: { id: string; text: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { question, farmName, farmStatus, email, isReached } = await lockQuestion(tx, id);
    if (question.farmId !== farmId || question.hiddenAt !== null) {
      throw new DomainError("not_found", m.noQuestion);
    }
    // A client that did not receive the response retries.
    if (question.answer === text) return;
    if (question.answer !== null) throw new DomainError("conflict", m.alreadyAnswered);
    if (farmStatus === "suspended") throw new DomainError("conflict", m.farmSuspended);
    const answeredAt = deps.clock.now();
    await tx
      .update(farmQuestions)
      .set({ answer: text, answeredAt })
      .where(eq(farmQuestions.id, id));
    const subject = { kind: "question", id, name: farmName };
    await recordAudit(deps, tx, farmer, { action: "question.answered", subject });
    // An address that changed since may belong to a stranger until it is confirmed. The page shows the answer anyway.
    if (!isReached) return;
    await queueMail(deps, tx, {
      kind: "question_answered",
      to: email,
      dedupeKey: `question_answered:${id}`,
      data: {
        farmName,
        question: question.text,
        answer: text,
        url: `${deps.publicUrl}/farmers/${farmId}#questions`,
      },
    });
  });
}

/**
 * Takes a question and its answer off the page, and out of the farm's list. Throws `not_found`, and `conflict` when it
 * is hidden already, unless this admin did it for this reason.
 */
export async function hideQuestion(
  deps: Pick<Deps, "db" | "clock">,
  admin: SessionUser,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { question, farmName } = await lockQuestion(tx, id);
    const subject = { kind: "question", id, name: farmName };
    const entry = { action: "question.hidden", subject, detail: { reason } } as const;
    if (question.hiddenAt !== null) return requireDoneBy(tx, admin, entry, m.alreadyHidden);
    await tx
      .update(farmQuestions)
      .set({ hiddenAt: deps.clock.now(), hiddenReason: reason })
      .where(eq(farmQuestions.id, id));
    await recordAudit(deps, tx, admin, entry);
  });
}

/** Shows a hidden question again. Throws `not_found`, and `conflict` when it is shown, unless this admin did it. */
export async function showQuestion(
  deps: Pick<Deps, "db" | "clock">,
  admin: SessionUser,
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { question, farmName } = await lockQuestion(tx, id);
    const subject = { kind: "question", id, name: farmName };
    const entry = { action: "question.shown", subject } as const;
    if (question.hiddenAt === null) return requireDoneBy(tx, admin, entry, m.notHidden);
    await tx
      .update(farmQuestions)
      .set({ hiddenAt: null, hiddenReason: null })
      .where(eq(farmQuestions.id, id));
    await recordAudit(deps, tx, admin, entry);
  });
}

async function lockQuestion(tx: Tx, id: string) {
  const [found] = await tx
    .select({
      question: farmQuestions,
      farmName: farms.name,
      farmStatus: farms.status,
      email: users.email,
      isReached: sql<boolean>`not ${users.disabled} and ${users.emailVerifiedAt} is not null`,
    })
    .from(farmQuestions)
    .innerJoin(farms, eq(farms.id, farmQuestions.farmId))
    .innerJoin(users, eq(users.id, farmQuestions.userId))
    .where(eq(farmQuestions.id, id))
    .for("update", { of: farmQuestions });
  if (!found) throw new DomainError("not_found", m.noQuestion);
  return found;
}
