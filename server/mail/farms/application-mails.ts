import { farmsMail as m } from "#messages/farms/mail.ts";
import { brand } from "#shared/brand.ts";
import type { Business } from "#shared/platform/business/business.ts";
import { formatDayLong } from "#shared/time.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

const questions = ({ phone }: Business) => m.questions(phone);

/** Tells the farm that its application is being reviewed. */
export function applicationInReview(
  data: MailData["application_in_review"],
  business: Business,
): MailParts {
  const { farmName, dueOn } = data;
  return {
    subject: m.reading,
    heading: m.yourApplication,
    blocks: [text(m.beingRead(farmName, formatDayLong(dueOn))), text(questions(business))],
  };
}

/** Asks the farm to correct or complete its application and send it again. */
export function applicationChanges(
  data: MailData["application_changes"],
  business: Business,
): MailParts {
  const { farmName, message, url } = data;
  return {
    subject: m.aQuestion,
    heading: m.yourApplication,
    blocks: [
      text(m.needThis(farmName)),
      text(message),
      { kind: "link", label: m.changeAnswers, url },
      text(m.linkWorks(questions(business))),
    ],
  };
}

/**
 * Tells the person who will run an approved farm how to get started. While the farm is paused or suspended, it says
 * what reopens it instead.
 */
export function applicationApproved(
  data: MailData["application_approved"],
  business: Business,
): MailParts {
  const { farmName, status, account, url } = data;
  const { words, label } = m.next[account];
  const isLive = status === "live";
  return {
    subject: isLive ? m.approved : m.yourAccess,
    heading: m.welcome(brand.name),
    blocks: [
      text(isLive ? m.gladToSell(farmName) : m.isClosed[status](farmName)),
      text(words),
      { kind: "link", label, url },
      text(questions(business)),
    ],
  };
}

/** Tells the farm that it is rejected, and why. */
export function applicationRejected(
  data: MailData["application_rejected"],
  business: Business,
): MailParts {
  const { farmName, reason } = data;
  return {
    subject: m.yourApplication,
    heading: m.yourApplication,
    blocks: [text(m.cannotAccept(farmName)), text(reason), text(m.applyAgain(questions(business)))],
  };
}

function text(words: string): MailBlock {
  return { kind: "text", text: words };
}
