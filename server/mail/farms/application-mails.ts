import { brand } from "#shared/brand.ts";
import type { Business } from "#shared/platform/business.ts";
import { formatDayLong } from "#shared/time.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

const questions = ({ phone }: Business) => `Questions? Just answer this email or call ${phone}.`;

/** Someone reads the application now. */
export function applicationInReview(
  data: MailData["application_in_review"],
  business: Business,
): MailParts {
  const { farmName, dueOn } = data;
  return {
    subject: "We are reading your application",
    heading: "Your application",
    blocks: [
      text(
        `Your application for ${farmName} is being read by one of us, who will call you to arrange a visit. You will hear from us by ${formatDayLong(dueOn)}; there is nothing for you to do until then.`,
      ),
      text(questions(business)),
    ],
  };
}

/** Something is missing or unclear: the farm mends it and sends the application again. */
export function applicationChanges(
  data: MailData["application_changes"],
  business: Business,
): MailParts {
  const { farmName, message, url } = data;
  return {
    subject: "A question about your application",
    heading: "Your application",
    blocks: [
      text(`We have read your application for ${farmName} and need this from you:`),
      ...paragraphs(message),
      { kind: "link", label: "Change your answers and send them again", url },
      text(`The link works until we have decided. ${questions(business)}`),
    ],
  };
}

const NEXT: Record<MailData["application_approved"]["account"], { words: string; label: string }> =
  {
    linked: {
      words:
        "Your account works for the farm from now on. In the farmer's area you tell your story, list what you grow and see what is ordered.",
      label: "Open the farmer's area",
    },
    existing: {
      words:
        "You have an account with this address already. Open the link, sign in with it and accept: the account becomes the farm's, and its customer pages close. Your orders stay as they are. The link works once, for a week.",
      label: "Accept with your account",
    },
    none: {
      words:
        "Open the link to make the account with which you tell your story, list what you grow and see what is ordered. It works once, for a week.",
      label: "Make your account",
    },
  };

/** The farm is in: how its people get to work. */
export function applicationApproved(
  data: MailData["application_approved"],
  business: Business,
): MailParts {
  const { farmName, account, url } = data;
  const { words, label } = NEXT[account];
  return {
    subject: "Your farm is approved",
    heading: `Welcome to ${brand.name}`,
    blocks: [
      text(
        `We would be glad to sell what ${farmName} grows. Its page is up; shoppers can order as soon as you list the first product.`,
      ),
      text(words),
      { kind: "link", label, url },
      text(questions(business)),
    ],
  };
}

/** The farm is turned down, and why. */
export function applicationRejected(
  data: MailData["application_rejected"],
  business: Business,
): MailParts {
  const { farmName, reason } = data;
  return {
    subject: "Your application",
    heading: "Your application",
    blocks: [
      text(`Thank you for your application. We cannot accept ${farmName} right now:`),
      ...paragraphs(reason),
      text(`Should that change, please apply again. ${questions(business)}`),
    ],
  };
}

function text(words: string): MailBlock {
  return { kind: "text", text: words };
}

/** What someone wrote in several paragraphs. */
function paragraphs(words: string): MailBlock[] {
  return words
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map(text);
}
