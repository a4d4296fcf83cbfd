import { farmsMail as m } from "#messages/farms/mail.ts";
import type { Business } from "#shared/platform/business/business.ts";
import { certificationLabel } from "#shared/farms/certifications.ts";
import { REMINDER_DAYS } from "#shared/farms/farm-certificate.ts";
import { formatDayFull } from "#shared/time.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

const questions = ({ phone }: Business) => m.questions(phone);

/** Tells the farm that a certificate is verified and its badge now shows. */
export function certificateVerified(
  { farmName, certification, name, validTo, url }: MailData["certificate_verified"],
  business: Business,
): MailParts {
  return {
    subject: m.verified,
    heading: m.verified,
    blocks: [
      {
        kind: "rows",
        rows: [
          [m.farm, farmName],
          [m.certificate, certificationLabel(certification, name)],
          [m.validThrough, formatDayFull(validTo)],
        ],
      },
      {
        kind: "text",
        text: m.shoppersSee(formatDayFull(validTo), REMINDER_DAYS.map(String)),
      },
      { kind: "link", label: m.openCertificates, url },
      { kind: "text", text: questions(business) },
    ],
  };
}

/** Tells the farm that a certificate was not accepted, and why. */
export function certificateRejected(
  { farmName, certification, name, reason, url }: MailData["certificate_rejected"],
  business: Business,
): MailParts {
  return {
    subject: m.notAccepted,
    heading: m.yourCertificate,
    blocks: [
      {
        kind: "text",
        text: m.couldNotAccept(farmName, certificationLabel(certification, name)),
      },
      { kind: "text", text: reason },
      { kind: "text", text: m.correctIt },
      { kind: "link", label: m.openCertificates, url },
      { kind: "text", text: questions(business) },
    ],
  };
}

/** Warns that a certificate is about to expire with no renewal verified or under review. */
export function certificateEnding(
  { farmName, certification, name, validTo, daysLeft, url }: MailData["certificate_ending"],
  business: Business,
): MailParts {
  return {
    subject: m.expires(daysLeft),
    heading: m.expires(daysLeft),
    blocks: [
      {
        kind: "text",
        text: m.validUntil(
          farmName,
          certificationLabel(certification, name),
          formatDayFull(validTo),
        ),
      },
      {
        kind: "text",
        text: m.enterSoon,
      },
      { kind: "link", label: m.enterRenewal, url },
      { kind: "text", text: questions(business) },
    ],
  };
}
