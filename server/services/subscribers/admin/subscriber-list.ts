import { and, count, eq, getTableColumns, ilike, type SQL, sql } from "drizzle-orm";
import { subscribersErrors as m } from "#messages/subscribers/errors.ts";
import { subscribers, subscriberWords } from "#db/schema/subscribers/subscribers.ts";
import { mailSuppressions } from "#db/schema/mail/emails.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { SubscriberQuery, ZipServed } from "#shared/subscribers/subscriber-admin.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import { importHeadings } from "#shared/subscribers/subscriber-admin.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "../../platform/audit/audit.ts";
import { auditedCsv } from "../../platform/audit/audited-csv.ts";
import { checkZip, servedZips } from "../../platform/zones/delivery-zone.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { containing, ordered, pageOf } from "../../platform/database/table-query.ts";

/** A row of `subscribers`, with whether we deliver to its zip code and whether emails to it came back for good. */
export type SubscriberRow = typeof subscribers.$inferSelect & {
  zipServed: ZipServed;
  isBounced: boolean;
};

/** The address is one to which emails cannot be delivered; it is stored as `addressHash`. */
const IS_BOUNCED = sql<boolean>`exists (select from ${mailSuppressions} s where s.reason = 'bounce'
  and s.address_hash = encode(sha256(convert_to(lower(trim(${subscribers}.email::text)), 'UTF8')), 'hex'))`;
/** As `placeOfZip` reads a zip. */
const ZIP = sql`left(trim(${subscribers.zipCode}), 5)`;
const HAS_ZIP = sql`coalesce(trim(${subscribers.zipCode}), '') <> ''`;

const ORDER = { createdAt: subscribers.createdAt, email: subscribers.email } as const;

/** One page of the subscribers, including those who have not confirmed or have left. */
export async function listSubscribers(
  { db }: Pick<Deps, "db">,
  query: SubscriberQuery,
): Promise<TablePage<SubscriberRow>> {
  const settings = await getSettings({ db });
  const where = matching(query, settings);
  const rows = db
    .select({ ...getTableColumns(subscribers), isBounced: IS_BOUNCED })
    .from(subscribers)
    .where(where)
    .orderBy(...ordered(query.dir, ORDER[query.sort], subscribers.id));
  const total = db.select({ total: count() }).from(subscribers).where(where);
  const page = await pageOf(query, rows, total);
  return {
    total: page.total,
    rows: page.rows.map((row) => ({ ...row, zipServed: zipServedOf(settings, row.zipCode) })),
  };
}

function zipServedOf(settings: Settings, zipCode: string | null): ZipServed {
  if (!zipCode?.trim()) return "unknown";
  return checkZip(settings, zipCode).served ? "served" : "unserved";
}

function inZips(settings: Settings, wanted: ZipServed): SQL {
  if (wanted === "unknown") return sql`not ${HAS_ZIP}`;
  const isServed = sql`${ZIP} = any(${sql.param(servedZips(settings))}::text[])`;
  return wanted === "served" ? isServed : sql`(${HAS_ZIP} and not ${isServed})`;
}

function matching({ q, source, state, tag, zip, bounce }: SubscriberQuery, settings: Settings) {
  return and(
    zip && inZips(settings, zip),
    bounce && (bounce === "bounced" ? IS_BOUNCED : sql`not ${IS_BOUNCED}`),
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
      { heading: m.zipServed, value: (row) => m.served[row.zipServed] },
      { heading: m.bounced, value: (row) => (row.isBounced ? m.yes : m.no) },
      { heading: m.state, value: (row) => row.state },
      { heading: m.source, value: (row) => row.source },
      { heading: m.tags, value: (row) => row.tags.join(" ") },
      { heading: m.since, value: (row) => row.createdAt },
    ],
  });
}
