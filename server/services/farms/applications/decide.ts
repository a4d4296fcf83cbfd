import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { MessageToFarm } from "#shared/farms/applications/application-admin.ts";
import type { AuditAction } from "#shared/platform/audit/audit.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit, type UserActor } from "../../platform/audit/audit.ts";
import { queueMail } from "../../mail/outbox.ts";
import { hashToken, newToken } from "../../platform/links/tokens.ts";
import { type ApplicationRow, lockApplication } from "./move.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/** What deciding on an application needs. */
export type Deciding = Pick<Deps, "db" | "clock" | "mail" | "jobs" | "publicUrl">;

/** Marks an application as in review and emails the farm. Throws `not_found`, `conflict`. */
export async function startReview(deps: Deciding, actor: UserActor, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const application = await lockApplication(tx, id);
    const by = { actor: actor.id, cause: "review", at: deps.clock.now() };
    await advance(tx, lifecycles.application, application, "review", { by });
    const { farmName, reviewDueOn: dueOn } = application;
    await queueMail(deps, tx, {
      kind: "application_in_review",
      to: application.email,
      dedupeKey: `application_in_review:${id}:${application.submittedAt.getTime()}`,
      data: { farmName, dueOn },
    });
    await auditStep(deps, tx, { actor, application, action: "application.review_started" });
  });
}

/**
 * Asks the farm for changes. The email has a link to the answers that works until the application
 * is decided; a new link replaces the previous one. Throws `not_found`, `conflict`.
 */
export async function askForChanges(
  deps: Deciding,
  actor: UserActor,
  { id, message }: MessageToFarm,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const application = await lockApplication(tx, id);
    const token = newToken();
    const linkHash = hashToken(token);
    const by = { actor: actor.id, cause: message, at: deps.clock.now() };
    const set = { linkHash };
    await advance(tx, lifecycles.application, application, "request_changes", { by, set });
    await queueMail(deps, tx, {
      kind: "application_changes",
      to: application.email,
      dedupeKey: `application_changes:${linkHash}`,
      data: {
        farmName: application.farmName,
        message,
        url: `${deps.publicUrl}/join-as-farmer/changes?token=${token}`,
      },
    });
    await auditStep(deps, tx, {
      actor,
      application,
      action: "application.changes_asked",
      detail: { message },
    });
  });
}

/** Rejects an application and emails the farm the reason; it may apply again. Throws `not_found`, `conflict`. */
export async function rejectApplication(
  deps: Deciding,
  actor: UserActor,
  { id, message }: MessageToFarm,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const application = await lockApplication(tx, id);
    const by = { actor: actor.id, cause: message, at: deps.clock.now() };
    const set = { linkHash: null };
    await advance(tx, lifecycles.application, application, "reject", { by, set });
    const { farmName } = application;
    await queueMail(deps, tx, {
      kind: "application_rejected",
      to: application.email,
      dedupeKey: `application_rejected:${id}`,
      data: { farmName, reason: message },
    });
    await auditStep(deps, tx, {
      actor,
      application,
      action: "application.rejected",
      detail: { reason: message },
    });
  });
}

type Step = {
  /** Null for an applicant without an account. */
  actor: UserActor | null;
  application: Pick<ApplicationRow, "id" | "farmName">;
  action: AuditAction;
  detail?: Record<string, unknown>;
};

/** Records a step of an application in the audit log. */
export async function auditStep(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  { actor, application: { id, farmName }, action, detail = {} }: Step,
): Promise<void> {
  const subject = { kind: "application", id, name: farmName };
  await recordAudit(deps, tx, actor, { action, subject, detail });
}
