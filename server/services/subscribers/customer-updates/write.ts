import { and, eq, sql } from "drizzle-orm";
import { subscribersErrors as m } from "#messages/subscribers/errors.ts";
import { customerUpdates } from "#db/schema/subscribers/customer-updates.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import {
  type CustomerUpdate,
  customerUpdateLifecycle,
} from "#shared/subscribers/customer-update.ts";
import { DomainError } from "#shared/errors.ts";
import { businessDayAt } from "#shared/time.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import { type AccountActor, recordAudit } from "../../platform/audit/audit.ts";
import { peopleOf } from "./audience.ts";
import { unknownUpdate } from "./progress.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

type Saved = {
  id: string | null;
  /** That of the form, the same for all that it saves. */
  key?: string | undefined;
  /** The key under which the draft was saved that the form shows. */
  over?: string | null | undefined;
};

/**
 * Saves a new draft, or changes to one if it has an `id` or was already created under the same `key`. Throws
 * `not_found`, and `conflict` if it is scheduled, already sent, or was changed in another form than what is saved here
 * is based on: `editedUnder` in the details then allows to save over it knowingly.
 */
export async function saveCustomerUpdate(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: SessionUser,
  { id, key, over }: Saved,
  update: CustomerUpdate,
): Promise<{ id: string }> {
  const editedUnder = key ?? null;
  return inTransaction(db, async (tx) => {
    if (id === null) {
      const [made] = await tx
        .insert(customerUpdates)
        .values({
          ...update,
          createdBy: user.id,
          actKey: editedUnder,
          editedUnder,
          createdAt: clock.now(),
        })
        .onConflictDoNothing({ target: [customerUpdates.createdBy, customerUpdates.actKey] })
        .returning({ id: customerUpdates.id });
      if (made) return made;
    }
    const known = await lockUpdate(tx, id ?? (await createdUnder(tx, user, key)));
    if (known.state !== "draft") throw notDraft(known);
    if (known.editedUnder !== editedUnder && known.editedUnder !== (over ?? null)) {
      throw new DomainError("conflict", m.changedMeanwhile, { editedUnder: known.editedUnder });
    }
    const set = { ...update, scheduledFor: null, editedUnder };
    await tx.update(customerUpdates).set(set).where(eq(customerUpdates.id, known.id));
    return { id: known.id };
  });
}

/** The id of the message that the user has created under a key. Throws `not_found`. */
async function createdUnder(tx: Tx, user: SessionUser, key: string | undefined) {
  if (key === undefined) throw unknownUpdate();
  const [known] = await tx
    .select({ id: customerUpdates.id })
    .from(customerUpdates)
    .where(and(eq(customerUpdates.createdBy, user.id), eq(customerUpdates.actKey, key)));
  if (!known) throw unknownUpdate();
  return known.id;
}

/**
 * Fixes the list of recipients now, whenever it was scheduled for, and leaves writing their emails to the job queue.
 * Throws `not_found`, and `conflict` if it is already sent or reaches no one.
 */
export async function sendCustomerUpdateNow(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  user: SessionUser,
  id: string,
): Promise<{ people: number }> {
  return inTransaction(deps.db, async (tx) => {
    const update = await lockUpdate(tx, id);
    if (!customerUpdateLifecycle.next(update.state, "send")) throw sentAlready();
    const people = await startSending(deps, tx, update, { by: user, scheduledFor: null });
    if (people === 0) throw new DomainError("conflict", m.noAudience);
    return { people };
  });
}

/**
 * Fixes the list of recipients of a locked message and leaves writing their emails to the job queue. Returns how many
 * they are; with none, writes nothing.
 */
export async function startSending(
  deps: Pick<Deps, "clock" | "jobs">,
  tx: Tx,
  update: typeof customerUpdates.$inferSelect,
  { by, scheduledFor }: { by: AccountActor; scheduledFor: Date | null },
): Promise<number> {
  const { id, audience } = update;
  const people = await peopleOf(tx, audience, { today: businessDayAt(deps.clock.now()) });
  const chosen = await tx.execute(
    sql`insert into customer_update_recipients (update_id, email, order_id)
      select ${id}::uuid, email, order_id from (${people}) people`,
  );
  if (chosen.count === 0) return 0;
  const set = { startedAt: deps.clock.now(), scheduledFor };
  await advance(tx, lifecycles.customerUpdate, update, "send", { set });
  await deps.jobs.enqueue(tx, "send_customer_update", { updateId: id });
  await recordAudit(deps, tx, by, {
    action: "customer_update.sent",
    subject: subjectOf(update),
    detail: { people: chosen.count, audience },
  });
  return chosen.count;
}

/** Stops writing further emails; those already in the outbox are still sent. Throws `not_found`, `conflict`. */
export async function stopCustomerUpdate(
  deps: Pick<Deps, "db" | "clock">,
  user: SessionUser,
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const update = await lockUpdate(tx, id);
    if (!customerUpdateLifecycle.next(update.state, "stop")) {
      throw new DomainError("conflict", m.notBeingSent);
    }
    const set = { finishedAt: deps.clock.now() };
    await advance(tx, lifecycles.customerUpdate, update, "stop", { set });
    await recordAudit(deps, tx, user, {
      action: "customer_update.stopped",
      subject: subjectOf(update),
    });
  });
}

/** A message as the subject of an audit entry. */
export const subjectOf = ({
  id,
  subject,
}: Pick<typeof customerUpdates.$inferSelect, "id" | "subject">) => ({
  kind: "customer_update",
  id,
  name: subject,
});

/** A message, with its row locked. Throws `not_found`. */
export async function lockUpdate(tx: Tx, id: string) {
  const [update] = await tx
    .select()
    .from(customerUpdates)
    .where(eq(customerUpdates.id, id))
    .for("update");
  if (!update) throw unknownUpdate();
  return update;
}

/** The error for a message that is no draft any more. */
export function notDraft({
  state,
}: Pick<typeof customerUpdates.$inferSelect, "state">): DomainError {
  return state === "scheduled" ? new DomainError("conflict", m.isScheduled) : sentAlready();
}

/** The error for a message that is sent, or is being sent. */
export function sentAlready(): DomainError {
  return new DomainError("conflict", m.alreadySent);
}
