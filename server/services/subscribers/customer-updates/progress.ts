import { count, eq, getTableColumns, ilike, inArray, type SQL, sql } from "drizzle-orm";
import { subscribersErrors as m } from "#messages/subscribers-errors.ts";
import {
  customerUpdateRecipients,
  customerUpdates,
} from "#db/schema/subscribers/customer-updates.ts";
import { farms, products } from "#db/schema/catalog/catalog.ts";
import { emails } from "#db/schema/platform/system.ts";
import { users } from "#db/schema/accounts/users.ts";
import { DomainError } from "#shared/errors.ts";
import type { Deps } from "#server/deps.ts";
import { containing, ordered, pageOf, type TableQuery } from "../../platform/table-query.ts";
import { getReach } from "./audience.ts";

/** The columns that the list of messages can be sorted by. */
export const CUSTOMER_UPDATE_SORTS = ["createdAt"] as const;

/** The names of an audience's farm and product; null if none was chosen. */
const CHOSEN = { farmName: farms.name, productName: products.name };
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
      author: users.username,
      ...CHOSEN,
    })
    .from(customerUpdates)
    .innerJoin(users, eq(users.id, customerUpdates.createdBy))
    .leftJoin(farms, IS_CHOSEN_FARM)
    .leftJoin(products, IS_CHOSEN_PRODUCT)
    .where(where)
    .orderBy(...ordered(query.dir, customerUpdates.createdAt, customerUpdates.id));
  const total = db.select({ total: count() }).from(customerUpdates).where(where);
  const page = await pageOf(query, rows, total);
  const ids = page.rows.map(({ id }) => id);
  const counts = await countsOf({ db }, inArray(customerUpdateRecipients.updateId, ids));
  return {
    total: page.total,
    rows: page.rows.map((row) => ({ ...row, ...(counts.get(row.id) ?? NO_ONE_YET) })),
  };
}

/** A message, how many people it reaches, and the progress of its emails. Throws `not_found`. */
export async function getCustomerUpdate({ db }: Pick<Deps, "db">, id: string) {
  const [update] = await db
    .select({ ...getTableColumns(customerUpdates), ...CHOSEN })
    .from(customerUpdates)
    .leftJoin(farms, IS_CHOSEN_FARM)
    .leftJoin(products, IS_CHOSEN_PRODUCT)
    .where(eq(customerUpdates.id, id));
  if (!update) throw unknown();
  if (update.state === "draft") {
    const { people } = await getReach({ db }, update.audience);
    return { ...update, ...NO_ONE_YET, people };
  }
  const counts = await countsOf({ db }, eq(customerUpdateRecipients.updateId, id));
  return { ...update, ...(counts.get(id) ?? NO_ONE_YET) };
}

/** The progress of a message's emails, in numbers of people. */
type Counts = {
  people: number;
  /** Their email is in the outbox, sent or failed. */
  queued: number;
  sent: number;
  failed: number;
  /** No email was written: unsubscribed, or the order was canceled or refunded. */
  leftOut: number;
};

const NO_ONE_YET: Counts = { people: 0, queued: 0, sent: 0, failed: 0, leftOut: 0 };

async function countsOf(
  { db }: Pick<Deps, "db">,
  which: SQL,
): Promise<ReadonlyMap<string, Counts>> {
  const { updateId, email, queuedAt } = customerUpdateRecipients;
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
      sql`${emails.dedupeKey} = 'customer_update:' || ${updateId} || ':' || ${email}`,
    )
    .where(which)
    .groupBy(updateId);
  return new Map(found.map(({ updateId: id, ...counts }) => [id, counts]));
}

/** The error for an unknown message. */
export function unknown(): DomainError {
  return new DomainError("not_found", m.noMessage);
}
