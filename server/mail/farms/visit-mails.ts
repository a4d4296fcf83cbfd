import { farmsVisitMail as m } from "#messages/farms/visits/visit-mail.ts";
import type { Business } from "#shared/platform/business/business.ts";
import { visitDayWords, visitTimes } from "#shared/farms/visits/visit.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";
import type { AnnouncedText } from "./visit-mail-data.ts";

const questions = ({ phone }: Business): MailBlock => ({
  kind: "text",
  text: m.questions(phone),
});

/** Confirms reserved places, or says what changed: when, where to meet, and how to give them up. */
export function visitReserved(data: MailData["visit_reserved"], business: Business): MailParts {
  const { changed } = data;
  const day = visitDayWords(data);
  const isFirst = changed.length === 0;
  return {
    subject: isFirst ? m.reserved(day) : changedWords(changed, day),
    heading: isFirst ? m.seeYou : changedWords(changed, day),
    blocks: [
      ...(isFirst ? [] : [{ kind: "text", text: m.goByThis(data.farmName) } as const]),
      placesRows(data, changed),
      { kind: "text", text: m.passOn },
      { kind: "link", label: m.openPlaces, url: data.url },
      ...(data.isReminded ? [{ kind: "text", text: m.remindsYou } as const] : []),
      questions(business),
    ],
  };
}

function changedWords(changed: readonly AnnouncedText[], day: string): string {
  if (changed.length > 1) return m.changedBoth(day);
  return changed[0] === "bring" ? m.changedBring(day) : m.changedMeet(day);
}

/** Sent the day before an open day. */
export function visitReminder(data: MailData["visit_reminder"], business: Business): MailParts {
  return {
    subject: m.tomorrow,
    heading: m.seeYouTomorrow,
    blocks: [
      placesRows(data),
      { kind: "text", text: m.passOn },
      { kind: "link", label: m.openPlaces, url: data.url },
      questions(business),
    ],
  };
}

/** Tells guests that the farm canceled the open day, and why. */
export function visitCanceled(data: MailData["visit_canceled"], business: Business): MailParts {
  const day = visitDayWords(data);
  return {
    subject: m.canceled(day),
    heading: m.canceled(day),
    blocks: [
      {
        kind: "text",
        text: m.farmCanceled(data.farmName, day, visitTimes(data).from),
      },
      { kind: "text", text: data.reason },
      { kind: "text", text: m.nothingToDo },
      { kind: "link", label: m.otherDays, url: data.url },
      questions(business),
    ],
  };
}

/** What changed is first, also if there is now nothing to bring. */
function placesRows(
  data: MailData["visit_reminder"],
  changed: readonly AnnouncedText[] = [],
): MailBlock {
  const { from, until } = visitTimes(data);
  const announced: Record<AnnouncedText, [string, string]> = {
    meetingPoint: [m.meet, data.meetingPoint],
    bring: [m.bring, data.bring || m.bringNothing],
  };
  const rows: [string, string][] = [
    ...changed.map((text) => announced[text]),
    [m.farm, data.farmName],
    [m.day, visitDayWords(data)],
    [m.time, m.hours(from, until)],
    [m.places, String(data.party)],
  ];
  if (!changed.includes("meetingPoint")) rows.push(announced.meetingPoint);
  if (data.bring && !changed.includes("bring")) rows.push(announced.bring);
  return { kind: "rows", rows };
}
