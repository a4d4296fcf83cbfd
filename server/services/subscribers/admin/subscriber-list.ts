import { and, count, eq, ilike, sql } from "drizzle-orm";
import { subscribersErrors as m } from "#messages/subscribers-errors.ts";
import { subscribers, subscriberWords } from "#db/schema/subscribers/subscribers.ts";
import type { SubscriberQuery } from "#shared/subscribers/subscriber-admin.ts";
import type { TablePage } from "#shared/platform/table.ts";
import { importHeadings } from "#shared/subscribers/subscriber-admin.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "../../platform/audit.ts";
import { auditedCsv } from "../../platform/audited-csv.ts";
import { containing, ordered, pageOf } from "../../platform/table-query.ts";

/** A row of `subscribers`. */
export type SubscriberRow = typeof subscribers.$inferSelect;

const ORDER = { createdAt: subscribers.createdAt, email: subscribers.email } as const;

/** One page of the subscribers, including those who have not confirmed or have left. */
export function listSubscribers(
  { db }: Pick<Deps, "db">,
  query: SubscriberQuery,
): Promise<TablePage<SubscriberRow>> {
  const where = matching(query);
  const rows = db
    .select()
    .from(subscribers)
    .where(where)
    .orderBy(...ordered(query.dir, ORDER[query.sort], subscribers.id));
  return pageOf(query, rows, db.select({ total: count() }).from(subscribers).where(where));
}

function matching({ q, source, state, tag }: SubscriberQuery) {
  return and(
    q ? ilike(subscriberWords, containing(q.toLowerCase())) : undefined,
    source && eq(subscribers.source, source),
    state && eq(subscribers.state, state),
    tag ? sql`${subscribers.tags} @> array[${tag}]::text[]` : undefined,
  );
}

/**
 * The subscribers that match `query`, as a file that can be imported again. Records in the audit log who exported it.
 */
export function exportSubscribers(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  query: SubscriberQuery,
): Promise<string> {
  return auditedCsv(deps, actor, {
    kind: "subscribers",
    action: "subscriber.exported",
    list: (whole) => listSubscribers(deps, { ...query, ...whole }),
    columns: [
      { heading: importHeadings().email, value: (row) => row.email },
      { heading: importHeadings().firstName, value: (row) => row.firstName },
      { heading: importHeadings().lastName, value: (row) => row.lastName },
      { heading: importHeadings().zipCode, value: (row) => row.zipCode },
      { heading: m.state, value: (row) => row.state },
      { heading: m.source, value: (row) => row.source },
      { heading: m.tags, value: (row) => row.tags.join(" ") },
      { heading: m.since, value: (row) => row.createdAt },
    ],
  });
}
