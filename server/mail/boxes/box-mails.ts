import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDayLong, formatDayOf, formatDeadline, formatInstant } from "#shared/time.ts";
import type { BoxMailData } from "./box-mail-data.ts";
import type { MailParts } from "../layout.ts";

const text = (words: string) => ({ kind: "text", text: words }) as const;
const link = (label: string, url: string) => ({ kind: "link", label, url }) as const;

/** The copy of what was agreed to. */
export function boxStarted(mail: BoxMailData["box_started"]): MailParts {
  const { box, boxesUrl, consent, consentAt, day, window, chargeAt, total } = mail;
  return {
    subject: `Your ${box} begins on ${formatDayLong(day)}`,
    heading: "Thank you",
    blocks: [
      text(`Your first ${box} comes ${formatSlot(day, window)}.`),
      {
        kind: "rows",
        rows: [
          ["Next charge", formatUsd(total)],
          ["On", formatDayOf(chargeAt)],
        ],
      },
      text(`You agreed on ${formatInstant(consentAt)}: “${consent}”`),
      link("Skip, swap, pause or cancel", boxesUrl),
    ],
  };
}

/** The day before the cut-off: what comes, and what it costs. */
export function boxReminder(mail: BoxMailData["box_reminder"]): MailParts {
  const { box, boxesUrl, day, window, chargeAt, total, card, contents, unmet } = mail;
  return {
    subject: `Your ${box} for ${formatSlot(day, window)}`,
    heading: "Here is what is coming",
    blocks: [
      text(
        `You can swap things or skip this box until ${formatDeadline(chargeAt)}. Then we charge ${formatUsd(total)} to your ${card}.`,
      ),
      ...(contents.length > 0
        ? [
            text("As of today, it holds:"),
            {
              kind: "goods",
              goods: contents.map(({ picture, name, pack, farmName }) => ({
                picture,
                words: `${name} (${pack}), ${farmName}`,
              })),
            } as const,
            ...unmet.map(text),
            text("If something runs out before then, another product comes instead."),
          ]
        : [text("We are still filling it; the harvest decides in the next few hours.")]),
      link("Swap or skip", boxesUrl),
    ],
  };
}

export function boxDeclined(mail: BoxMailData["box_declined"]): MailParts {
  const { box, boxesUrl, day, card, error, needsHolder, againAt } = mail;
  return {
    subject: `We could not charge your card for the box of ${formatDayLong(day)}`,
    heading: "Your box is kept for you",
    blocks: [
      text(`Your bank did not let us charge your ${card}: ${error}`),
      text(
        needsHolder
          ? `It wants you to confirm the payment yourself. Please pay your ${box} on the page below, or choose another card, before ${formatDeadline(againAt)}.`
          : `We try again on ${formatDeadline(againAt)}. Please choose another card or pay before then; we hold your goods and your window until then.`,
      ),
      link("Pay now or change the card", boxesUrl),
    ],
  };
}

export function boxGivenUp(mail: BoxMailData["box_given_up"]): MailParts {
  const { box, boxesUrl, day, reason } = mail;
  return {
    subject: `Your ${box} of ${formatDayLong(day)} is not coming`,
    heading: "We are sorry",
    blocks: [
      text(`Your ${box} of ${formatDayLong(day)} is not coming. ${reason}`),
      text("Nothing was charged for it. Boxes in later weeks are not affected."),
      link("See your boxes", boxesUrl),
    ],
  };
}

export function boxNote({ subject, paragraphs, boxesUrl }: BoxMailData["box_note"]): MailParts {
  return {
    subject,
    heading: subject,
    blocks: [...paragraphs.map(text), link("See your boxes", boxesUrl)],
  };
}
