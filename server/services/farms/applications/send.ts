import { farmsErrors as m } from "#messages/farms-errors.ts";
import { REVIEW_BUSINESS_DAYS, reviewDueOn } from "#shared/farms/applications/application.ts";
import { DomainError } from "#shared/errors.ts";
import type { FarmerApplication } from "#shared/farms/applications/farmer-application.ts";
import { languageNow } from "#shared/language.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Tx } from "#db/client.ts";
import { farmerApplicationHistory, farmerApplications } from "#db/schema/farms/applications.ts";
import { inTransaction } from "#db/transaction.ts";
import { violatedConstraint } from "#db/violations.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";

type Applicant = { userId: string | null };

/**
 * Stores an application, starts its history and queues the confirmation email, all in one
 * transaction. Throws `conflict` while another application with the same email address is open.
 */
export async function submitApplication(
  deps: Pick<Deps, "db" | "mail" | "jobs" | "clock">,
  application: FarmerApplication,
  { userId }: Applicant,
): Promise<{ id: string; reviewDueOn: string }> {
  const submittedAt = deps.clock.now();
  const due = reviewDueOn(businessDayAt(submittedAt));
  return inTransaction(deps.db, async (tx) => {
    const id = await insertApplication(tx, application, { userId, submittedAt, due });
    await tx.insert(farmerApplicationHistory).values({
      applicationId: id,
      from: null,
      to: "submitted",
      actor: userId ?? "applicant",
      cause: "sent",
      createdAt: submittedAt,
    });
    await queueMail(deps, tx, {
      kind: "application_received",
      to: application.email,
      language: languageNow(),
      dedupeKey: `application_received:${id}`,
      data: {
        farmName: application.farmName,
        farmType: application.farmType,
        location: application.location,
        businessDays: REVIEW_BUSINESS_DAYS,
        dueOn: due,
      },
    });
    return { id, reviewDueOn: due };
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === ONE_OPEN ? alreadyOpen() : error;
  });
}

const ONE_OPEN = "farmer_applications_one_open";

type Circumstances = { userId: string | null; submittedAt: Date; due: string };

async function insertApplication(
  tx: Tx,
  application: FarmerApplication,
  { userId, submittedAt, due }: Circumstances,
): Promise<string> {
  const {
    acceptTerms: _accepted,
    sellingPlatforms = [],
    otherCertification,
    ...answers
  } = application;
  const [row] = await tx
    .insert(farmerApplications)
    .values({
      ...answers,
      sellingPlatforms,
      otherCertification: otherCertification || null,
      userId,
      submittedAt,
      createdAt: submittedAt,
      reviewDueOn: due,
    })
    .returning({ id: farmerApplications.id });
  if (!row) throw new Error("The application did not come back");
  return row.id;
}

function alreadyOpen(): DomainError {
  return new DomainError("conflict", m.alreadyOpen, { field: "email" });
}
