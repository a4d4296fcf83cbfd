import { and, count, eq, ilike, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { catalogReviewErrors as m } from "#messages/catalog/reviews/review-errors.ts";
import { type ReviewStanding, reviewerName } from "#shared/catalog/review.ts";
import { DomainError } from "#shared/errors.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { users, userWords } from "#db/schema/accounts/users.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { productReviews } from "#db/schema/catalog/reviews.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../../deps.ts";
import { recordAudit, requireDoneBy } from "../../platform/audit/audit.ts";
import {
  containing,
  ordered,
  pageOf,
  type TableQuery,
} from "../../platform/database/table-query.ts";
import { isByMember, isPublished } from "./published.ts";
import { shownNameOf } from "../../platform/people/shown-name.ts";

/** Columns the list of reviews can be sorted by. */
export const REVIEW_SORTS = ["createdAt", "rating"] as const;
/** A page of the list of reviews; `standing` filters it. */
export type ReviewQuery = TableQuery<(typeof REVIEW_SORTS)[number]> & {
  standing?: ReviewStanding | undefined;
};

/** A page of reviews for the people who handle them: those of one farm's products or, with a null `farmId`, all. */
export async function listReviews(
  { db }: Pick<Deps, "db">,
  query: ReviewQuery,
  farmId: number | null,
) {
  const where = and(
    farmId === null ? undefined : eq(products.farmId, farmId),
    // What is not public concerns only the team and the reviewer.
    farmId === null ? undefined : isPublished(),
    query.standing && STANDING[query.standing],
    query.q ? wordsOf(query.q, farmId) : undefined,
  );
  const column = query.sort === "rating" ? productReviews.rating : productReviews.createdAt;
  const rows = db
    .select({
      review: productReviews,
      name: shownNameOf(),
      farmName: products.farmName,
      firstName: users.firstName,
      lastName: users.lastName,
      isByMember: isByMember(),
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(users, eq(users.id, productReviews.userId))
    .where(where)
    .orderBy(...ordered(query.dir, column, productReviews.id));
  const total = db
    .select({ total: count() })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(users, eq(users.id, productReviews.userId))
    .where(where);
  const found = await pageOf(query, rows, total);
  return {
    total: found.total,
    rows: found.rows.map(({ review, name, farmName, firstName, lastName, ...row }) => ({
      id: review.id,
      productId: review.productId,
      name,
      farmName,
      by: reviewerName(firstName, lastName),
      rating: review.rating,
      text: review.text,
      reply: review.reply,
      hiddenReason: review.hiddenReason,
      /** Its writer belongs to the product's farm now, so it is not public. */
      isByMember: row.isByMember,
      at: review.createdAt.toISOString(),
    })),
  } satisfies TablePage<unknown>;
}

const STANDING: Record<ReviewStanding, SQL> = {
  unanswered: sql`${isNull(productReviews.reply)} and ${isNull(productReviews.hiddenAt)}`,
  answered: isNotNull(productReviews.reply),
  hidden: isNotNull(productReviews.hiddenAt),
};

/** Searches products and reviews. The team can also search reviewers, of whom farms do not see the full name. */
function wordsOf(q: string, farmId: number | null): SQL | undefined {
  const like = containing(q);
  return or(
    ilike(products.name, like),
    ilike(products.nameEs, like),
    ilike(productReviews.text, like),
    farmId === null ? ilike(userWords, like) : undefined,
  );
}

/**
 * Hides a review from the public pages and stores the reason. Throws `not_found`, and `conflict`
 * when it is already hidden, unless this admin did it for this reason.
 */
export async function hideReview(
  deps: Deps,
  admin: SessionUser,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { review, name } = await lockReview(tx, id);
    const subject = { kind: "review", id, name };
    const entry = { action: "review.hidden", subject, detail: { reason } } as const;
    if (review.hiddenAt !== null) return requireDoneBy(tx, admin, entry, m.alreadyHidden);
    await tx
      .update(productReviews)
      .set({ hiddenAt: deps.clock.now(), hiddenReason: reason })
      .where(eq(productReviews.id, id));
    await recordAudit(deps, tx, admin, entry);
  });
}

/** Shows a hidden review again. Throws `not_found`, and `conflict` when it is shown, unless this admin did it. */
export async function showReview(deps: Deps, admin: SessionUser, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { review, name } = await lockReview(tx, id);
    const subject = { kind: "review", id, name };
    const entry = { action: "review.shown", subject } as const;
    if (review.hiddenAt === null) return requireDoneBy(tx, admin, entry, m.notHidden);
    await tx
      .update(productReviews)
      .set({ hiddenAt: null, hiddenReason: null })
      .where(eq(productReviews.id, id));
    await recordAudit(deps, tx, admin, entry);
  });
}

/**
 * Posts the farm's only reply to a review. Throws `not_found` for a review that is not public or of
 * another farm's product, and `conflict` when it already has another reply.
 */
export async function replyToReview(
  deps: Deps,
  farmer: SessionUser,
  farmId: number,
  { id, text }: { id: string; text: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { review, name, ofFarm, isShown } = await lockReview(tx, id);
    if (ofFarm !== farmId || !isShown) {
      throw new DomainError("not_found", m.noReview);
    }
    // A client that did not receive the response retries.
    if (review.reply === text) return;
    if (review.reply !== null) throw new DomainError("conflict", m.alreadyReplied);
    await tx
      .update(productReviews)
      .set({ reply: text, repliedAt: deps.clock.now() })
      .where(eq(productReviews.id, id));
    const subject = { kind: "review", id, name };
    await recordAudit(deps, tx, farmer, { action: "review.replied", subject });
  });
}

async function lockReview(tx: Tx, id: string) {
  const [found] = await tx
    .select({
      review: productReviews,
      name: products.name,
      ofFarm: products.farmId,
      isShown: isPublished(),
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(eq(productReviews.id, id))
    .for("update", { of: productReviews });
  if (!found) throw new DomainError("not_found", m.noReview);
  return found;
}
