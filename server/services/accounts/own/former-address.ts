import { and, eq, inArray, ne, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "#db/client.ts";
import {
  isOneOf,
  mentions,
  personalColumns,
  type TableRule,
  wholeWord,
} from "#db/persons/classify.ts";
import { FORMER_ADDRESS } from "#shared/platform/audit/audit-actor.ts";
import { ACCOUNT_MAILS } from "#db/persons/accounts.ts";
import { PERSON_MAP } from "#db/persons/index.ts";
import { accountTokens, invitations } from "#db/schema/accounts/accounts.ts";
import { farmerApplications } from "#db/schema/farms/applications.ts";
import { customerUpdateRecipients } from "#db/schema/subscribers/customer-updates.ts";
import { visitGuests } from "#db/schema/farms/visits.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { users } from "#db/schema/accounts/users.ts";
import { waitingList } from "#db/schema/subscribers/waiting-list.ts";
import { inTransaction } from "#db/transaction.ts";
import { applicationLifecycle } from "#shared/farms/applications/application.ts";
import type { Deps } from "#server/deps.ts";
import { moveToNewAddress } from "../../subscribers/merge.ts";
import { eraseSubscriberIn } from "../../subscribers/admin/subscriber-record.ts";
import { advanceAll } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { openForErasure } from "../../platform/people/open-for-erasure.ts";
import { findPerson } from "./person.ts";

/** A previous address of an account. */
export type FormerAddress = {
  userId: string;
  email: string;
  /** Whether the account had verified it. Otherwise it may be a stranger's, whose rows must not be changed. */
  wasProven: boolean;
};

/** Emails being sent are left to the next run, and notices of the change keep their address. */
const MAY_CHANGE = and(ne(emails.state, "sending"), ne(emails.kind, "email_changed"));

/**
 * Replaces a previous address with the account's current one in all tables, and deletes the notices
 * sent to it. If the address was never verified, changes only rows linked to the account itself.
 * Returns false, to be run again, while a notice to the previous address has not been sent yet.
 */
export async function forgetFormerAddress(
  deps: Pick<Deps, "db" | "clock">,
  { userId, email, wasProven }: FormerAddress,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    // The address belongs to this account again or to another one, so it is no longer a previous address.
    if (!account || owner) return true;
    await openForErasure(tx);
    const person = await findPerson(tx, { ...account, emailVerifiedAt: null }, "");
    await endLinksTo(tx, userId, email);
    const theirsIn = (rule: TableRule) => (wasProven ? undefined : rule.of?.(person));
    await yieldToNewRows(deps, tx, { former: email, email: account.email, theirsIn });
    for (const [name, rule] of Object.entries(PERSON_MAP)) {
      if (name === "users") continue;
      const by = name === "auditLog" ? FORMER_ADDRESS : account.email;
      // Links of other accounts prove the address that they were sent to.
      const theirs = name === "accountTokens" ? rule.of?.(person) : theirsIn(rule);
      const where = name === "emails" ? and(MAY_CHANGE, theirs) : theirs;
      await replaceIn(tx, rule, { email, by, where });
    }
    await forgetJobs(tx, { userId, email, wasProven });
    return forgetNotices(tx, email, wasProven);
  });
}

/**
 * Deletes the account's links to the previous address, each of which proves that address alone. The
 * one that undoes a change stays, because it was sent to the address before.
 */
async function endLinksTo(tx: Tx, userId: string, former: string): Promise<void> {
  const { userId: ofUser, email, purpose } = accountTokens;
  await tx
    .delete(accountTokens)
    .where(and(eq(ofUser, userId), eq(email, former), ne(purpose, "undo_email")));
}

/** Deletes the waiting jobs that mention the address; if it was never verified, only those about the account. */
async function forgetJobs(tx: Tx, { userId, email, wasProven }: FormerAddress): Promise<void> {
  const payload = sql`payload::text`;
  const theirs = wasProven ? sql`` : sql`and ${mentions(payload, [userId])}`;
  await tx.execute(sql`
    delete from graphile_worker._private_jobs
    where locked_at is null and ${mentions(payload, [email])} ${theirs}`);
}

type Replacing = {
  email: string;
  by: string;
  where: ReturnType<NonNullable<TableRule["of"]>>;
};

async function replaceIn(tx: Tx, rule: TableRule, { email, by, where }: Replacing): Promise<void> {
  const pattern = wholeWord(email);
  for (const column of personalColumns(rule)) {
    const name = sql.identifier(column.name);
    const type = sql.identifier(column.getSQLType().replace("[]", ""));
    const cast = column.getSQLType().endsWith("[]") ? sql`${type}[]` : type;
    await tx.execute(sql`
      update ${rule.table} set ${name} = regexp_replace(${column}::text, ${pattern}, ${by}, 'gi')::${cast}
      where ${mentions(sql`${column}::text`, [email])} ${where ? sql`and ${where}` : sql``}`);
  }
}

type Yielding = {
  former: string;
  email: string;
  /** Which rows of a table may change; undefined for all. */
  theirsIn: (rule: TableRule) => SQL | undefined;
};

/** Deletes or closes rows of the previous address that would duplicate a row of the new one. */
async function yieldToNewRows(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  { former, email, theirsIn }: Yielding,
): Promise<void> {
  const doubled = (rule: TableRule, address: PgColumn, other: SQL) =>
    and(eq(address, former), theirsIn(rule), other);
  const both = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(inArray(subscribers.email, [former, email]));
  const isTheirs = and(eq(subscribers.email, former), theirsIn(PERSON_MAP.subscribers));
  const [old] = await tx.select({ id: subscribers.id }).from(subscribers).where(isTheirs);
  const kept = both.find(({ id }) => id !== old?.id);
  if (old && kept) {
    await moveToNewAddress(deps, tx, { formerId: old.id, newId: kept.id });
    await eraseSubscriberIn(deps, tx, null, old.id);
  }
  await tx
    .delete(waitingList)
    .where(
      doubled(
        PERSON_MAP.waitingList,
        waitingList.email,
        sql`${waitingList.zipCode} in (select zip_code from waiting_list where email = ${email}::citext)`,
      ),
    );
  await tx
    .delete(customerUpdateRecipients)
    .where(
      doubled(
        PERSON_MAP.customerUpdateRecipients,
        customerUpdateRecipients.email,
        sql`${customerUpdateRecipients.updateId} in (select update_id from customer_update_recipients where email = ${email}::citext)`,
      ),
    );
  await tx
    .delete(visitGuests)
    .where(
      doubled(
        PERSON_MAP.visitGuests,
        visitGuests.email,
        sql`${visitGuests.visitId} in (select visit_id from visit_guests where email = ${email}::citext)`,
      ),
    );
  await tx.delete(invitations).where(
    doubled(
      PERSON_MAP.invitations,
      invitations.email,
      sql`${invitations.acceptedAt} is null and exists (select from invitations other
          where other.email = ${email}::citext and other.accepted_at is null)`,
    ),
  );
  const open = applicationLifecycle.sources("withdraw");
  const applied = and(eq(farmerApplications.email, email), inArray(farmerApplications.state, open));
  if ((await tx.$count(farmerApplications, applied)) === 0) return;
  const given = and(eq(farmerApplications.email, former), theirsIn(PERSON_MAP.farmerApplications));
  const by = { actor: "system", cause: "", at: deps.clock.now() };
  await advanceAll(tx, lifecycles.application, "withdraw", given, { by });
}

/**
 * Deletes sent notices to the previous address; if it was never verified, all emails about the
 * account. Returns false while one is waiting to be sent.
 */
async function forgetNotices(tx: Tx, former: string, wasProven: boolean): Promise<boolean> {
  const toFormer = isOneOf(sql`${emails.to}`, [former]);
  const isNotice = eq(emails.kind, "email_changed");
  const isTheirs = wasProven ? isNotice : inArray(emails.kind, [...ACCOUNT_MAILS]);
  const waits = inArray(emails.state, ["queued", "sending"]);
  await tx.delete(emails).where(and(toFormer, isTheirs, not(waits)));
  return (await tx.$count(emails, and(toFormer, isTheirs, waits))) === 0;
}
