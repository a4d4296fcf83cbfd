import { visitLinks } from "#db/schema/farms/visits.ts";
import type { Tx } from "#db/client.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { visitLinkPath } from "#shared/farms/visits/visit-path.ts";
import { shownVisit } from "#shared/farms/visits/visit-words.ts";
import type { Language } from "#shared/language.ts";
import type { Deps } from "#server/deps.ts";
import type { AnnouncedText } from "#server/mail/farms/visit-mail-data.ts";
import { queueMail } from "../../mail/outbox.ts";
import { readerLanguage } from "../../mail/reader-language.ts";
import { hashToken, newToken } from "../../platform/links/tokens.ts";
import type { GuestRow, VisitRow } from "./visit-row.ts";

/** The language in which a guest is written to. */
export function guestLanguage(tx: Tx, { email, language }: GuestRow): Promise<Language> {
  return readerLanguage(tx, { to: email, language, orderNumber: null });
}

/** `changed` has what is different from the guest's earlier email, if that is what the email is about. */
type Place = {
  visit: VisitRow;
  farmName: string;
  guest: GuestRow;
  changed?: readonly AnnouncedText[];
};

/**
 * Emails a guest the details of their places, with a new link to them: only the hash of each token is stored, so an
 * earlier link cannot be sent again. `kind` is the confirmation, which also tells what changed, or the reminder.
 */
export async function mailPlaces(
  deps: Pick<Deps, "clock" | "mail" | "publicUrl">,
  tx: Tx,
  { visit, farmName, guest, changed = [] }: Place,
  kind: "visit_reserved" | "visit_reminder" = "visit_reserved",
): Promise<void> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await tx.insert(visitLinks).values({ tokenHash, guestId: guest.id, issuedAt: deps.clock.now() });
  const language = await guestLanguage(tx, guest);
  const { meetingPoint, bring } = shownVisit(visit, language);
  const data = {
    farmName,
    startsAt: visit.startsAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
    party: guest.party,
    meetingPoint,
    bring,
    url: deps.publicUrl + visitLinkPath(token),
  };
  const mail = { to: guest.email, language };
  if (kind === "visit_reminder") {
    return queueMail(deps, tx, { ...mail, kind, dedupeKey: `${kind}:${guest.id}`, data });
  }
  const isReminded = guest.remindedAt === null && isRemindedLater(visit, deps.clock.now());
  return queueMail(deps, tx, {
    ...mail,
    kind,
    dedupeKey: `${kind}:${tokenHash}`,
    data: { ...data, isReminded, changed },
  });
}

/** Guests who reserve the day before or later get no reminder. */
function isRemindedLater({ startsAt }: VisitRow, now: Date): boolean {
  return businessDayAt(startsAt) > addDays(businessDayAt(now), 1);
}
