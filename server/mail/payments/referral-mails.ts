import { paymentsReferralMail as m } from "#messages/payments/referrals/referral-mail.ts";
import { formatUsd } from "#shared/money.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Announces credit for a friend's first order. Only the page shows who the friend is. */
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

/** Announces that such credit is taken back. Only the page shows whose order it was for. */
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
