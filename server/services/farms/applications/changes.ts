import { farmsErrors as m } from "#messages/farms/errors.ts";
import { and, desc, eq } from "drizzle-orm";
import { farmerApplications } from "#db/schema/farms/applications.ts";
import { inTransaction } from "#db/transaction.ts";
import type { ChangedAnswers } from "#shared/farms/applications/application-admin.ts";
import { REVIEW_BUSINESS_DAYS, reviewDueOn } from "#shared/farms/applications/application.ts";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { DomainError } from "#shared/errors.ts";
import { businessDayAt } from "#shared/time.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Db, Tx } from "#db/client.ts";
import { deadLink } from "../../platform/links/link-tokens.ts";
import { queueMail } from "../../mail/outbox.ts";
import { hashToken } from "../../platform/links/tokens.ts";
import { auditStep, type Deciding } from "./decide.ts";
import { type ApplicationRow } from "./move.ts";
import { applicationsOf, latestMessage } from "./own-applications.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/** Who is changing an application: anyone with its link, or the signed-in user. */
export type Changer = { token: string | undefined; user: SessionUser | null };

/**
 * The application of a link, which works until the decision, or the one for which a signed-in user
 * is to change answers. `toChange` has the answers and the latest message we sent about them; null
 * once they have been resubmitted. Throws `not_found` for a link that does not work or a user
 * without such an application, `signed_out` when there is neither a link nor a user.
 */
export async function getApplicationForChanges({ db }: { db: Db }, changer: Changer) {
  const { linkHash: _secret, userId: _user, ...application } = await ownOpen(db, changer);
  const { farmName, reviewDueOn: dueOn } = application;
  const isOpen = application.state === "changes_requested";
  const message = isOpen ? await latestMessage({ db }, application.id) : null;
  return { farmName, reviewDueOn: dueOn, toChange: isOpen ? { ...application, message } : null };
}

/**
 * Resubmits an application with changed answers, which restarts its review and the due date. Throws
 * the same as `getApplicationForChanges`, and `conflict` when no changes were requested.
 */
export async function resubmitApplication(
  deps: Deciding,
  changer: Changer,
  { sellingPlatforms, otherCertification, ...answers }: ChangedAnswers,
): Promise<{ reviewDueOn: string }> {
  const submittedAt = deps.clock.now();
  const due = reviewDueOn(businessDayAt(submittedAt));
  return inTransaction(deps.db, async (tx) => {
    const before = await ownOpen(tx, changer, "locked");
    const changes = {
      ...answers,
      sellingPlatforms: sellingPlatforms ?? before.sellingPlatforms,
      otherCertification: otherCertification || null,
    };
    const changed = Object.keys(changesBetween(before, changes));
    const actor = changer.user?.id ?? "applicant";
    const by = { actor, cause: causeOf(changed), at: submittedAt };
    const timing = { submittedAt, reviewDueOn: due };
    const set = { ...changes, ...timing };
    await advance(tx, lifecycles.application, before, "resubmit", { by, set });
    await thank(deps, tx, { ...before, ...changes, ...timing });
    await auditStep(deps, tx, {
      actor: changer.user,
      application: before,
      action: "application.resubmitted",
      detail: { changed },
    });
    return { reviewDueOn: due };
  });
}

function causeOf(changed: readonly string[]): string {
  return changed.length === 0 ? "again" : `changed:${changed.join(", ")}`;
}

async function ownOpen(
  db: Db | Tx,
  { token, user }: Changer,
  hold?: "locked",
): Promise<ApplicationRow> {
  if (token === undefined && user === null) {
    throw new DomainError("signed_out", m.signInFirst);
  }
  const query = db
    .select()
    .from(farmerApplications)
    .where(
      token === undefined && user !== null
        ? and(applicationsOf(user), eq(farmerApplications.state, "changes_requested"))
        : eq(farmerApplications.linkHash, hashToken(token ?? "")),
    )
    .orderBy(desc(farmerApplications.submittedAt), desc(farmerApplications.id))
    .limit(1);
  const [application] = await (hold ? query.for("update") : query);
  if (application) return application;
  throw token === undefined ? new DomainError("not_found", m.noChangesAsked) : deadLink();
}

async function thank(deps: Deciding, tx: Tx, application: ApplicationRow): Promise<void> {
  const { id, email, farmType, submittedAt } = application;
  await queueMail(deps, tx, {
    kind: "application_received",
    to: email,
    dedupeKey: `application_received:${id}:${submittedAt.getTime()}`,
    data: {
      farmType,
      businessDays: REVIEW_BUSINESS_DAYS,
      dueOn: application.reviewDueOn,
    },
  });
}
