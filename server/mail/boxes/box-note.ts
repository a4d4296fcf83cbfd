import { boxesMail as m } from "#messages/boxes/mail.ts";
import { boxNoun, rhythmWords, unmetText } from "#shared/boxes/box-words.ts";
import type { BoxSizeId } from "#shared/boxes/boxes.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDayLong } from "#shared/time.ts";
import type { MailParts } from "../layout.ts";
import type { BoxMailData, BoxNote } from "./box-mail-data.ts";

type Note = { subject: string; paragraphs: readonly string[] };
type About = BoxNote["about"];
type Of<Kind extends About> = Extract<BoxNote, { about: Kind }> & { size: BoxSizeId };

const NOTES: { readonly [Kind in About]: (note: Of<Kind>) => Note } = {
  moved: ({ from, day }) => ({
    subject: m.comesOn(formatDayLong(day)),
    paragraphs: [m.movedFrom(formatDayLong(from), formatDayLong(day))],
  }),
  paused: ({ until, comingDays, declinedDays }) => ({
    subject: m.pause(formatDayLong(until)),
    paragraphs: [
      ...comingDays.map((day) => m.stillComes(formatDayLong(day))),
      ...declinedDays.map((day) => m.stillCharged(formatDayLong(day))),
      comingDays.length + declinedDays.length > 0
        ? m.noOtherBefore(formatDayLong(until))
        : m.noBoxBefore(formatDayLong(until)),
    ],
  }),
  canceled: ({ lastDay }) => ({
    subject: m.canceled,
    paragraphs: [lastDay ? m.lastComes(formatDayLong(lastDay)) : m.noMore],
  }),
  window: ({ day, window }) => ({
    subject: m.comesAt(formatSlot(day, window)),
    paragraphs: [m.nextWindow(formatSlot(day, window))],
  }),
  swaps: ({ day, unmet }) => ({
    subject:
      unmet.length === 1
        ? m.swapNotPossible(formatDayLong(day))
        : m.swapsNotPossible(formatDayLong(day)),
    paragraphs: [...unmet.map(unmetText), m.samePrice],
  }),
  yearly: ({ size, everyWeeks, since, price }) => ({
    subject: m.yearly,
    paragraphs: [
      m.goesOn(boxNoun(size), rhythmWords(everyWeeks), formatDayLong(since)),
      price === null ? m.wheneverYouLike : m.costsEach(formatUsd(price)),
    ],
  }),
  price: ({ size, price, before, day, from }) => ({
    subject: m.newPrice(boxNoun(size), formatDayLong(from)),
    paragraphs: [
      m.costsInstead({
        box: boxNoun(size),
        price: formatUsd(price),
        before: formatUsd(before),
        day: formatDayLong(day),
        from: formatDayLong(from),
      }),
      m.ifNotWanted,
    ],
  }),
};

/** A short message about a change to the boxes, with a link to them. */
export function boxNote(mail: BoxMailData["box_note"]): MailParts {
  const { subject, paragraphs } = noteOf(mail);
  return {
    subject,
    heading: subject,
    blocks: [
      ...paragraphs.map((text) => ({ kind: "text", text }) as const),
      { kind: "link", label: m.seeBoxes, url: mail.boxesUrl },
    ],
  };
}

function noteOf<Kind extends About>(note: Of<Kind>): Note {
  const words: (note: Of<Kind>) => Note = NOTES[note.about];
  return words(note);
}
