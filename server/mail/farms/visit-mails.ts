import { farmsVisitMail as m } from "#messages/farms-visit-mail.ts";
import type { Business } from "#shared/platform/business/business.ts";
import { visitDayWords, visitTimes } from "#shared/farms/visits/visit.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

const questions = ({ phone }: Business): MailBlock => ({
  kind: "text",
  text: m.questions(phone),
});

/** Confirms reserved places: when, where to meet, and how to give them up. */
export function visitReserved(data: MailData["visit_reserved"], business: Business): MailParts {
  return {
    subject: m.reserved(visitDayWords(data)),
    heading: m.seeYou,
    blocks: [
      placesRows(data),
      { kind: "text", text: m.passOn },
      { kind: "link", label: m.openPlaces, url: data.url },
      ...(data.isReminded ? [{ kind: "text", text: m.remindsYou } as const] : []),
      questions(business),
    ],
  };
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

/** Tells guests that the farm called the open day off, and why. */
export function visitCalledOff(data: MailData["visit_called_off"], business: Business): MailParts {
  const day = visitDayWords(data);
  return {
    subject: m.calledOff(day),
    heading: m.calledOff(day),
    blocks: [
      {
        kind: "text",
        text: m.farmCalledOff(data.farmName, day, visitTimes(data).from),
      },
      { kind: "text", text: data.reason },
      { kind: "text", text: m.nothingToDo },
      { kind: "link", label: m.otherDays, url: data.url },
      questions(business),
    ],
  };
}

function placesRows(data: MailData["visit_reminder"]): MailBlock {
  const { from, until } = visitTimes(data);
  const rows: [string, string][] = [
    [m.farm, data.farmName],
    [m.day, visitDayWords(data)],
    [m.time, m.hours(from, until)],
    [m.places, String(data.party)],
    [m.meet, data.meetingPoint],
  ];
  if (data.bring) rows.push([m.bring, data.bring]);
  return { kind: "rows", rows };
}
