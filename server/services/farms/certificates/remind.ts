import { eq } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import { farmCertifications } from "#db/schema/farms/certificates.ts";
import { inTransaction } from "#db/transaction.ts";
import { dueReminder, REMINDER_DAYS } from "#shared/farms/farm-certificate.ts";
import { businessDayAt, businessHourAt, daysBetween, type Day } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { endsWithin, renewalWaits } from "../../catalog/certificates.ts";
import { peopleOf } from "../../mail/farm-people.ts";
import { REMIND_FROM_HOUR } from "../../orders/remind-customers.ts";
import { eachSurvives } from "../../platform/each-survives.ts";
import { queueMail } from "../../mail/outbox.ts";
import { lockCertificate } from "./certificate-row.ts";

const [LONGEST] = REMINDER_DAYS;

/**
 * Reminds farms 60, 30 and 7 days before a certificate expires, once each, unless a renewal that
 * lasts longer is verified or waiting for a decision. Runs hourly starting at `REMIND_FROM_HOUR`;
 * missed days are caught up. Returns how many certificates it sent reminders about. A failure does
 * not stop the others, but throws at the end.
 */
export async function remindOfCertificates(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  if (businessHourAt(now) < REMIND_FROM_HOUR) return 0;
  const today = businessDayAt(now);
  let reminded = 0;
  const steps = (await endingSoon(deps, today)).map(({ id }) => ({
    facts: { subjectId: String(id), table: "farm_certifications" },
    run: async () => {
      if (await remind(deps, id, today)) reminded += 1;
    },
  }));
  await eachSurvives(deps, "a farm could not be reminded of its certificate", steps);
  return reminded;
}

async function endingSoon({ db }: Deps, today: Day): Promise<{ id: number }[]> {
  const sql = db.$client;
  const rows = await sql<{ id: number; daysLeft: number; given: number | null }[]>`
    select c.id, c.valid_to - ${today}::date as "daysLeft", c.reminded_days as given
    from farm_certifications c where ${endsWithin(sql, today, LONGEST)} and not ${renewalWaits(sql)}
    order by c.id`;
  return rows.filter(({ daysLeft, given }) => dueReminder(daysLeft, given) !== null);
}

/** Checks again while holding the row lock, so that two processes send only one reminder. */
function remind(deps: Deps, id: number, today: Day): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockCertificate(tx, id);
    const { state, validTo, remindedDays, farmId, certification, name } = row;
    if (state !== "verified" || validTo === null) return false;
    const daysLeft = daysBetween(today, validTo);
    const due = dueReminder(daysLeft, remindedDays);
    if (due === null) return false;
    await tx
      .update(farmCertifications)
      .set({ remindedDays: due })
      .where(eq(farmCertifications.id, id));
    const [farm] = await tx.select({ name: farms.name }).from(farms).where(eq(farms.id, farmId));
    for (const { userId, email } of await peopleOf(tx, [farmId])) {
      await queueMail(deps, tx, {
        kind: "certificate_ending",
        to: email,
        dedupeKey: `certificate_ending:${id}:${validTo}:${due}:${userId}`,
        data: {
          farmName: farm?.name ?? "",
          certification,
          name,
          validTo,
          daysLeft,
          url: `${deps.publicUrl}/dashboard/farmer/certificates`,
        },
      });
    }
    return true;
  });
}
