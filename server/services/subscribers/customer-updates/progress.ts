import { count, eq, getTableColumns, ilike, inArray, type SQL, sql } from "drizzle-orm";
import { subscribersErrors as m } from "#messages/subscribers/errors.ts";
import {
  customerUpdateRecipients,
  customerUpdates,
} from "#db/schema/subscribers/customer-updates.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { users } from "#db/schema/accounts/users.ts";
import { DomainError } from "#shared/errors.ts";
import type { UpdateCounts } from "#shared/subscribers/customer-update.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import {
  containing,
  ordered,
  pageOf,
  type TableQuery,
} from "../../platform/database/table-query.ts";
import { getReach } from "./audience.ts";
import { shownNameOf } from "../../platform/people/shown-name.ts";

/** The columns that the list of messages can be sorted by. */
export const CUSTOMER_UPDATE_SORTS = ["createdAt"] as const;

/**
 * The names of an audience's farm and product; null if none was chosen. A function, because the product's depends on
 * the reader's language.
 */
const chosen = () => ({ farmName: farms.name, productName: shownNameOf() });
const IS_CHOSEN_FARM = sql`${farms.id} = (${customerUpdates.audience}->>'farmId')::int`;
const IS_CHOSEN_PRODUCT = sql`${products.id} = (${customerUpdates.audience}->>'productId')::int`;

/** One page of messages with their progress, newest first by default. */
export async function customerUpdatePage(
  { db }: Pick<Deps, "db">,
  query: TableQuery<(typeof CUSTOMER_UPDATE_SORTS)[number]>,
) {
  const where = query.q ? ilike(customerUpdates.subject, containing(query.q)) : undefined;
  const rows = db
    .select({
      id: customerUpdates.id,
      subject: customerUpdates.subject,
      state: customerUpdates.state,
      audience: customerUpdates.audience,
      createdAt: customerUpdates.createdAt,
      scheduledFor: customerUpdates.scheduledFor,
      outcome: customerUpdates.outcome,
      author: users.username,
      ...chosen(),
    })
    .from(customerUpdates)
    .innerJoin(users, eq(users.id, customerUpdates.createdBy))
    .leftJoin(farms, IS_CHOSEN_FARM)
    .leftJoin(products, IS_CHOSEN_PRODUCT)
    .where(where)
    .orderBy(...ordered(query.dir, customerUpdates.createdAt, customerUpdates.id));
  const total = db.select({ total: count() }).from(customerUpdates).where(where);
  const page = await pageOf(query, rows, total);
  // Only those that may still change; `outcome` has the counts of the others.
  const ids = page.rows.filter(({ outcome }) => outcome === null).map(({ id }) => id);
  const counts = await countsOf({ db }, inArray(customerUpdateRecipients.updateId, ids));
  return {
    total: page.total,
    rows: page.rows.map(({ outcome, ...row }) => ({
      ...row,
      ...(outcome ?? counts.get(row.id) ?? NO_ONE_YET),
    })),
  };
}

/** A message, how many people it reaches, and the progress of its emails. Throws `not_found`. */
export async function getCustomerUpdate(deps: Pick<Deps, "db" | "clock">, id: string) {
  const { db } = deps;
  const [found] = await db
    .select({ ...getTableColumns(customerUpdates), ...chosen() })
    .from(customerUpdates)
    .leftJoin(farms, IS_CHOSEN_FARM)
    .leftJoin(products, IS_CHOSEN_PRODUCT)
    .where(eq(customerUpdates.id, id));
  if (!found) throw unknownUpdate();
  const { outcome, ...update } = found;
  if (outcome) return { ...update, ...outcome };
  if (update.state === "draft" || update.state === "scheduled") {
    const { people } = await getReach(deps, update.audience);
    return { ...update, ...NO_ONE_YET, people };
  }
  const counts = await countsOf({ db }, eq(customerUpdateRecipients.updateId, id));
  return { ...update, ...(counts.get(id) ?? NO_ONE_YET) };
}

const NO_ONE_YET: UpdateCounts = { people: 0, queued: 0, sent: 0, failed: 0, leftOut: 0 };

/** Counts the recipients of messages, by id; a message without recipients is missing. */
export async function countsOf(
  { db }: { db: Pick<Tx, "select"> },
  which: SQL,
): Promise<ReadonlyMap<string, UpdateCounts>> {
  const { updateId, mailKey, queuedAt } = customerUpdateRecipients;
  const found = await db
    .select({
      updateId,
      people: count(),
      queued: count(emails.id),
      sent: sql<number>`count(*) filter (where ${emails.state} = 'sent')::int`,
      failed: sql<number>`count(*) filter (where ${emails.state} in ('failed', 'suppressed'))::int`,
      leftOut: sql<number>`count(*) filter (where ${queuedAt} is not null and ${emails.id} is null)::int`,
    })
    .from(customerUpdateRecipients)
    .leftJoin(
      emails,
      sql`${emails.dedupeKey} = 'customer_update:' || ${updateId} || ':' || ${mailKey}`,
    )
    .where(which)
    .groupBy(updateId);
  return new Map(found.map(({ updateId: id, ...counts }) => [id, counts]));
}

/** The error for an unknown message. */
export function unknownUpdate(): DomainError {
  return new DomainError("not_found", m.noMessage);
}
