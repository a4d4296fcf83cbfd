import type { Business } from "#shared/platform/business.ts";
import { REMINDER_DAYS } from "#shared/farms/farm-certificate.ts";
import { formatDayFull } from "#shared/time.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

const questions = ({ phone }: Business) => `Questions? Just answer this email or call ${phone}.`;
const REMINDERS = new Intl.ListFormat("en-US").format(REMINDER_DAYS.map(String));
const LINK = "Open your certificates";

/** A certificate was verified: its badge shows. */
export function certificateVerified(
  { farmName, certificate, validTo, url }: MailData["certificate_verified"],
  business: Business,
): MailParts {
  return {
    subject: "Your certificate is verified",
    heading: "Your certificate is verified",
    blocks: [
      {
        kind: "rows",
        rows: [
          ["Farm", farmName],
          ["Certificate", certificate],
          ["Valid through", formatDayFull(validTo)],
        ],
      },
      {
        kind: "text",
        text: `Shoppers see it with your farm and your goods through ${formatDayFull(validTo)}. We remind you ${REMINDERS} days before that, unless a renewal is verified by then.`,
      },
      { kind: "link", label: LINK, url },
      { kind: "text", text: questions(business) },
    ],
  };
}

/** A certificate was not accepted, and why. */
export function certificateRejected(
  { farmName, certificate, reason, url }: MailData["certificate_rejected"],
  business: Business,
): MailParts {
  return {
    subject: "We could not accept your certificate",
    heading: "Your certificate",
    blocks: [
      {
        kind: "text",
        text: `We could not accept the certificate of ${farmName} (${certificate}), so shoppers do not see it:`,
      },
      { kind: "text", text: reason },
      { kind: "text", text: "Please correct it and send it again." },
      { kind: "link", label: LINK, url },
      { kind: "text", text: questions(business) },
    ],
  };
}

/** A certificate ends soon, and no renewal is verified or being checked. */
export function certificateEnding(
  { farmName, certificate, validTo, daysLeft, url }: MailData["certificate_ending"],
  business: Business,
): MailParts {
  return {
    subject: `One of your certificates expires ${inDays(daysLeft)}`,
    heading: `One of your certificates expires ${inDays(daysLeft)}`,
    blocks: [
      {
        kind: "text",
        text: `The certificate of ${farmName} (${certificate}) is valid through ${formatDayFull(validTo)}. After that day shoppers no longer see it.`,
      },
      {
        kind: "text",
        text: "Please enter the renewal as soon as you have it. The current one counts through its last day.",
      },
      { kind: "link", label: "Enter the renewal", url },
      { kind: "text", text: questions(business) },
    ],
  };
}

function inDays(days: number): string {
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
