import { farmsMail as m } from "#messages/farms/mail.ts";
import { paymentsFarmAccount as words } from "#messages/payments/payouts/farm-account.ts";
import type { Business } from "#shared/platform/business/business.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Tells the farm that its payout account is ready. */
export function payoutAccountReady(
  { farmName, url }: MailData["payout_account_ready"],
  { phone }: Business,
): MailParts {
  return {
    subject: m.accountReady,
    heading: m.accountReady,
    blocks: [
      { kind: "text", text: m.accountIsReady(farmName) },
      { kind: "link", label: m.openMoney, url },
      { kind: "text", text: m.questions(phone) },
    ],
  };
}

/**
 * Tells the farm that it cannot be paid until it gives the provider more information, the provider finishes a
 * review, or the farm sets up a new account.
 */
export function payoutAccountNeeds(
  { farmName, needs, isHeld, isOutOfReach, url }: MailData["payout_account_needs"],
  { phone }: Business,
): MailParts {
  if (isOutOfReach) {
    return {
      subject: m.accountLost,
      heading: m.accountLost,
      blocks: [
        { kind: "text", text: m.accountIsLost(farmName) },
        { kind: "link", label: m.openMoney, url },
        { kind: "text", text: m.questions(phone) },
      ],
    };
  }
  const isChecked = needs.length === 0;
  const held = isChecked ? m.heldForCheck(farmName) : m.heldUntil(farmName);
  return {
    subject: isHeld ? m.accountHeld : m.accountNeeds,
    heading: isHeld ? m.accountHeld : m.accountNeeds,
    blocks: [
      { kind: "text", text: isHeld ? held : m.needsThis(farmName) },
      ...needs.map((need) => ({ kind: "text", text: `• ${words.needs[need]}` }) as const),
      { kind: "link", label: m.openMoney, url },
      { kind: "text", text: m.questions(phone) },
    ],
  };
}
