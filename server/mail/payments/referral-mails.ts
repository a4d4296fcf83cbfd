import { paymentsReferralMail as m } from "#messages/payments-referral-mail.ts";
import { formatUsd } from "#shared/money.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Credit for a friend whose first order has come; who that was stands on the page alone. */
export function referralCredited({ amount, url }: MailData["referral_credited"]): MailParts {
  const sum = formatUsd(amount);
  return {
    subject: m.subject(sum),
    heading: m.heading(sum),
    blocks: [
      { kind: "text", text: m.text(sum) },
      { kind: "text", text: m.who },
      { kind: "link", label: m.see, url },
    ],
  };
}

/** Credit for a friend that is taken back; whose order it was stands on the page. */
export function referralTakenBack({ amount, url }: MailData["referral_taken_back"]): MailParts {
  const sum = formatUsd(amount);
  return {
    subject: m.backSubject(sum),
    heading: m.backSubject(sum),
    blocks: [
      { kind: "text", text: m.backText(sum) },
      { kind: "text", text: m.backWho },
      { kind: "link", label: m.see, url },
    ],
  };
}
