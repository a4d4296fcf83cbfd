import { boxesMail as m } from "#messages/boxes/mail.ts";
import { boxNoun, refusalWords, unmetText } from "#shared/boxes/box-words.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { declineReason } from "#shared/payments/cards/decline.ts";
import { keptCardLabel } from "#shared/payments/cards/saved-cards.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDeadline } from "#shared/deadline.ts";
import { formatDayLong, formatDayOf, formatDayShort, formatInstant } from "#shared/time.ts";
import type { BoxMailData } from "./box-mail-data.ts";
import type { MailParts } from "../layout.ts";

const text = (words: string) => ({ kind: "text", text: words }) as const;
const link = (label: string, url: string) => ({ kind: "link", label, url }) as const;

/** Confirms a new subscription, with a copy of the agreement. */
export function boxStarted(mail: BoxMailData["box_started"]): MailParts {
  const { size, boxesUrl, consent, consentAt, day, window, chargeAt, total } = mail;
  return {
    subject: m.begins(boxNoun(size), formatDayLong(day)),
    heading: m.thanks,
    blocks: [
      text(m.firstComes(boxNoun(size), formatSlot(day, window))),
      {
        kind: "rows",
        rows: [
          [m.nextCharge, formatUsd(total)],
          [m.on, formatDayOf(chargeAt)],
        ],
      },
      text(m.agreed(formatInstant(consentAt), consent)),
      link(m.skipSwapPause, boxesUrl),
    ],
  };
}

/** Sent the day before the cut-off: what is coming and what it costs. */
export function boxReminder(mail: BoxMailData["box_reminder"]): MailParts {
  const { size, boxesUrl, day, window, chargeAt, total, card, contents, unmet, donatedTo } = mail;
  return {
    subject: m.yourBoxFor(boxNoun(size), formatSlot(day, window)),
    heading: m.coming,
    blocks: [
      ...(donatedTo ? [text(m.goesTo(donatedTo))] : []),
      text(m.swapUntil(formatDeadline(chargeAt), formatUsd(total), keptCardLabel(card))),
      ...(contents.length > 0
        ? [
            text(m.asOfToday),
            {
              kind: "goods",
              goods: contents.map(({ picture, name, pack, farmName }) => ({
                picture,
                words: m.thing(name, packWords(pack), farmName),
              })),
            } as const,
            ...unmet.map((swap) => text(unmetText(swap))),
            text(m.anotherInstead),
          ]
        : [text(m.stillFilling)]),
      link(m.swapOrSkip, boxesUrl),
    ],
  };
}

export function boxDeclined(mail: BoxMailData["box_declined"]): MailParts {
  const { size, boxesUrl, day, card, why, needsHolder, againAt } = mail;
  return {
    subject: m.notCharged(formatDayShort(day)),
    heading: m.keptForYou,
    blocks: [
      text(m.bankRefused(keptCardLabel(card), declineReason(why))),
      text(
        needsHolder
          ? m.confirmYourself(boxNoun(size), formatDeadline(againAt))
          : m.weTryAgain(boxNoun(size), formatDeadline(againAt)),
      ),
      link(m.payOrChange, boxesUrl),
    ],
  };
}

export function boxGivenUp(mail: BoxMailData["box_given_up"]): MailParts {
  const { size, boxesUrl, day, why, zipCode } = mail;
  const box = boxNoun(size);
  return {
    subject: m.notComing(box, formatDayLong(day)),
    heading: m.sorry,
    blocks: [
      text(m.notComingWhy(box, formatDayLong(day), refusalWords(why, zipCode))),
      text(m.othersStay),
      link(m.seeBoxes, boxesUrl),
    ],
  };
}
