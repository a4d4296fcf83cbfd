import { visitLinks } from "#db/schema/farms/visits.ts";
import type { Tx } from "#db/client.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { visitLinkPath } from "#shared/farms/visits/visit-path.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { GuestRow, VisitRow } from "./visit-row.ts";

type Place = { visit: VisitRow; farmName: string; guest: GuestRow };

/**
 * Emails a guest the details of their places, with a new link to them: only the hash of each token
 * is stored, so an earlier link cannot be sent again. `kind` is the confirmation or the reminder.
 */
export async function mailPlaces(
  deps: Pick<Deps, "clock" | "mail" | "publicUrl">,
  tx: Tx,
  { visit, farmName, guest }: Place,
  kind: "visit_reserved" | "visit_reminder" = "visit_reserved",
): Promise<void> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await tx.insert(visitLinks).values({ tokenHash, guestId: guest.id, issuedAt: deps.clock.now() });
  const data = {
    farmName,
    startsAt: visit.startsAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
    party: guest.party,
    meetingPoint: visit.meetingPoint,
    bring: visit.bring,
    url: deps.publicUrl + visitLinkPath(token),
  };
  const mail = { to: guest.email, language: guest.language };
  if (kind === "visit_reminder") {
    return queueMail(deps, tx, { ...mail, kind, dedupeKey: `${kind}:${guest.id}`, data });
  }
  const isReminded = guest.remindedAt === null && isRemindedLater(visit, deps.clock.now());
  return queueMail(deps, tx, {
    ...mail,
    kind,
    dedupeKey: `${kind}:${tokenHash}`,
    data: { ...data, isReminded },
  });
}

/** Guests who reserve the day before or later get no reminder. */
function isRemindedLater({ startsAt }: VisitRow, now: Date): boolean {
  return businessDayAt(startsAt) > addDays(businessDayAt(now), 1);
}
