import { randomUUID } from "node:crypto";
import { count, eq, ilike, sql } from "drizzle-orm";
import {
  customerUpdateRecipients,
  customerUpdates,
} from "#db/schema/subscribers/customer-updates.ts";
import { emails } from "#db/schema/platform/system.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import {
  type CustomerUpdate,
  customerUpdateLifecycle,
} from "#shared/subscribers/customer-update.ts";
import { DomainError } from "#shared/errors.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "../../platform/audit.ts";
import { queueMail } from "../../mail/outbox.ts";
import { containing, ordered, pageOf, type TableQuery } from "../../platform/table-query.ts";
import { countAudience, recipientsOf } from "./audience.ts";
import { mailOf } from "./mail.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

export const CUSTOMER_UPDATE_SORTS = ["createdAt"] as const;

/** The messages that were written, newest first unless asked otherwise. */
export function customerUpdatePage(
  { db }: Pick<Deps, "db">,
  query: TableQuery<(typeof CUSTOMER_UPDATE_SORTS)[number]>,
) {
  const where = query.q ? ilike(customerUpdates.subject, containing(query.q)) : undefined;
  const rows = db
    .select({
      id: customerUpdates.id,
      subject: customerUpdates.subject,
      state: customerUpdates.state,
      createdAt: customerUpdates.createdAt,
      author: users.username,
    })
    .from(customerUpdates)
    .innerJoin(users, eq(users.id, customerUpdates.createdBy))
    .where(where)
    .orderBy(...ordered(query.dir, customerUpdates.createdAt, customerUpdates.id));
  const total = db.select({ total: count() }).from(customerUpdates).where(where);
  return pageOf(query, rows, total);
}

/** A message, how many it reaches, and what became of their mails. Throws `not_found`. */
export async function getCustomerUpdate({ db }: Pick<Deps, "db">, id: string) {
  const [update] = await db.select().from(customerUpdates).where(eq(customerUpdates.id, id));
  if (!update) throw unknown();
  const [mails] = await db
    .select({
      people: count(),
      queued: count(customerUpdateRecipients.queuedAt),
      sent: sql<number>`count(*) filter (where ${emails.state} = 'sent')::int`,
      failed: sql<number>`count(*) filter (where ${emails.state} in ('failed', 'suppressed'))::int`,
    })
    .from(customerUpdateRecipients)
    .leftJoin(
      emails,
      sql`${emails.dedupeKey} = 'customer_update:' || ${customerUpdateRecipients.updateId} || ':' || ${customerUpdateRecipients.email}`,
    )
    .where(eq(customerUpdateRecipients.updateId, id));
  const people =
    update.state === "draft" ? await countAudience({ db }, update.audience) : (mails?.people ?? 0);
  return {
    ...update,
    people,
    queued: mails?.queued ?? 0,
    sent: mails?.sent ?? 0,
    failed: mails?.failed ?? 0,
  };
}

/** Keeps a draft: a new one, or what one says from now on. Throws `not_found`, `conflict` once it is sent. */
export async function saveCustomerUpdate(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: SessionUser,
  id: string | null,
  update: CustomerUpdate,
): Promise<{ id: string }> {
  if (id === null) {
    const [made] = await db
      .insert(customerUpdates)
      .values({ ...update, createdBy: user.id, createdAt: clock.now() })
      .returning({ id: customerUpdates.id });
    if (!made) throw new Error("The message did not come back");
    return made;
  }
  await inTransaction(db, async (tx) => {
    const known = await lockUpdate(tx, id);
    if (known.state !== "draft") throw sentAlready();
    await tx.update(customerUpdates).set(update).where(eq(customerUpdates.id, id));
  });
  return { id };
}

/** Emails a draft to the caller, and to no one else. Throws `not_found`. */
export async function testCustomerUpdate(
  deps: Pick<Deps, "db" | "mail" | "jobs" | "clock">,
  user: SessionUser,
  id: string,
): Promise<{ to: string }> {
  const update = await getCustomerUpdate(deps, id);
  await inTransaction(deps.db, (tx) =>
    queueMail(deps, tx, {
      kind: "customer_update",
      to: user.email,
      dedupeKey: `test:${randomUUID()}`,
      data: mailOf(update, null),
    }),
  );
  return { to: user.email };
}

/**
 * Chooses the people once, and leaves the writing of their mails to the queue. Throws `not_found`,
 * `conflict` when it is sent already or no one is reached.
 */
export async function sendCustomerUpdateNow(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  user: SessionUser,
  id: string,
): Promise<{ people: number }> {
  return inTransaction(deps.db, async (tx) => {
    const update = await lockUpdate(tx, id);
    if (!customerUpdateLifecycle.next(update.state, "send")) throw sentAlready();
    const people = await recipientsOf(tx, id, update.audience);
    const chosen = await tx.execute(
      sql`insert into customer_update_recipients (update_id, email) ${people}`,
    );
    if (chosen.count === 0) throw new DomainError("conflict", "No one is in this audience");
    const set = { startedAt: deps.clock.now() };
    await advance(tx, lifecycles.customerUpdate, update, "send", { set });
    await deps.jobs.enqueue(tx, "send_customer_update", { updateId: id });
    await recordAudit(deps, tx, user, {
      action: "customer_update.sent",
      subject: { kind: "customer_update", id, name: update.subject },
      detail: { people: chosen.count, audience: update.audience },
    });
    return { people: chosen.count };
  });
}

/** Writes no further emails; what is in the outbox already leaves. Throws `not_found`, `conflict`. */
export async function stopCustomerUpdate(
  deps: Pick<Deps, "db" | "clock">,
  user: SessionUser,
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const update = await lockUpdate(tx, id);
    if (!customerUpdateLifecycle.next(update.state, "stop")) {
      throw new DomainError("conflict", "This message is not being sent");
    }
    const set = { finishedAt: deps.clock.now() };
    await advance(tx, lifecycles.customerUpdate, update, "stop", { set });
    await recordAudit(deps, tx, user, {
      action: "customer_update.stopped",
      subject: { kind: "customer_update", id, name: update.subject },
    });
  });
}

async function lockUpdate(tx: Tx, id: string) {
  const [update] = await tx
    .select()
    .from(customerUpdates)
    .where(eq(customerUpdates.id, id))
    .for("update");
  if (!update) throw unknown();
  return update;
}

function unknown(): DomainError {
  return new DomainError("not_found", "We do not know this message");
}

function sentAlready(): DomainError {
  return new DomainError("conflict", "This message was sent already");
}
