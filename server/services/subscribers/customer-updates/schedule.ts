import { and, eq, lte } from "drizzle-orm";
import { customerUpdates } from "#db/schema/subscribers/customer-updates.ts";
import { inTransaction } from "#db/transaction.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { DomainError } from "#shared/errors.ts";
import { type Schedule, scheduledInstant, scheduleProblem } from "#shared/subscribers/schedule.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { eachSurvives } from "../../platform/each-survives.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { lockUpdate, notDraft, sentAlready, startSending, subjectOf } from "./write.ts";

/**
 * Schedules a draft; whom it reaches is decided when it goes out. One that is scheduled for that time already stays so,
 * as after a lost response. Throws `not_found`, `conflict` if it is no draft, and `invalid` for a time that is over or
 * too far ahead.
 */
export async function scheduleCustomerUpdate(
  deps: Pick<Deps, "db" | "clock">,
  user: SessionUser,
  { id, ...schedule }: Schedule & { id: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const update = await lockUpdate(tx, id);
    const scheduledFor = scheduledInstant(schedule);
    if (update.state === "scheduled" && isSame(update.scheduledFor, scheduledFor)) return;
    if (update.state !== "draft") throw notDraft(update);
    const problem = scheduleProblem(schedule, deps.clock.now());
    if (problem) throw new DomainError("invalid", problem.message, { field: problem.field });
    await advance(tx, lifecycles.customerUpdate, update, "schedule", { set: { scheduledFor } });
    await recordAudit(deps, tx, user, {
      action: "customer_update.scheduled",
      subject: subjectOf(update),
      detail: { scheduledFor: scheduledFor.toISOString(), audience: update.audience },
    });
  });
}

const isSame = (one: Date | null, other: Date) => one?.getTime() === other.getTime();

/**
 * Changes a scheduled message back to a draft; a draft stays one, as after a lost response. Throws `not_found`, and
 * `conflict` if it is sent or being sent.
 */
export async function unscheduleCustomerUpdate(
  deps: Pick<Deps, "db" | "clock">,
  user: SessionUser,
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const update = await lockUpdate(tx, id);
    if (update.state === "draft") return;
    if (update.state !== "scheduled") throw sentAlready();
    const set = { scheduledFor: null };
    await advance(tx, lifecycles.customerUpdate, update, "unschedule", { set });
    await recordAudit(deps, tx, user, {
      action: "customer_update.unscheduled",
      subject: subjectOf(update),
    });
  });
}

/**
 * Starts sending each message whose time has come, once, to whomever it reaches now. One that reaches no one becomes a
 * draft again, which keeps its time until it is saved. A failure does not stop the others and is retried.
 */
export async function sendScheduledUpdates(
  deps: Pick<Deps, "db" | "clock" | "jobs" | "log">,
): Promise<void> {
  const isDue = and(
    eq(customerUpdates.state, "scheduled"),
    lte(customerUpdates.scheduledFor, deps.clock.now()),
  );
  const due = await deps.db.select({ id: customerUpdates.id }).from(customerUpdates).where(isDue);
  const steps = due.map(({ id }) => ({
    facts: { subjectId: id },
    run: () =>
      inTransaction(deps.db, async (tx) => {
        const isThis = and(eq(customerUpdates.id, id), isDue);
        const [update] = await tx.select().from(customerUpdates).where(isThis).for("update");
        if (!update) return;
        const { scheduledFor } = update;
        const people = await startSending(deps, tx, update, { by: null, scheduledFor });
        if (people > 0) return;
        await advance(tx, lifecycles.customerUpdate, update, "unschedule");
        await recordAudit(deps, tx, null, {
          action: "customer_update.unscheduled",
          subject: subjectOf(update),
          detail: { people },
        });
      }),
  }));
  await eachSurvives(deps, "a scheduled message could not be sent", steps);
}
