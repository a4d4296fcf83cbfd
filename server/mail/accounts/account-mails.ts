import { accountsMail as m } from "#messages/accounts-mail.ts";
import { EMAIL_UNDO_DAYS } from "#shared/accounts/account.ts";
import { brand } from "#shared/brand.ts";
import type { Business } from "#shared/platform/business/business.ts";
import { RETENTION } from "#shared/platform/jobs/retention.ts";
import { formatDayLong } from "#shared/time.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

const notMe = ({ phone, email }: Business): MailBlock => ({
  kind: "text",
  text: m.notMe(phone, email),
});

/** Proves that a new account's address is its owner's. */
export function verifyEmail({ url }: MailData["verify_email"]): MailParts {
  return {
    subject: m.confirmAddress,
    heading: m.welcome(brand.name),
    blocks: [
      {
        kind: "text",
        text: m.verifyText,
      },
      { kind: "link", label: m.confirmMine, url },
      {
        kind: "text",
        text: m.verifyLink,
      },
    ],
  };
}

/** The way back in for whoever forgot the password. */
export function resetPassword({ url }: MailData["reset_password"]): MailParts {
  return {
    subject: m.choosePassword,
    heading: m.newPassword,
    blocks: [
      { kind: "text", text: m.resetText },
      { kind: "link", label: m.choosePassword, url },
      {
        kind: "text",
        text: m.resetLink,
      },
    ],
  };
}

/** Notifies the owner that the password has changed. */
export function passwordChanged(_: MailData["password_changed"], business: Business): MailParts {
  return {
    subject: m.passwordChanged,
    heading: m.passwordChanged,
    blocks: [
      {
        kind: "text",
        text: m.passwordChangedText,
      },
      notMe(business),
    ],
  };
}

/** To the new address: proves that it is the owner's too. */
export function changeEmail({ url }: MailData["change_email"]): MailParts {
  return {
    subject: m.confirmNew,
    heading: m.newAddress,
    blocks: [
      {
        kind: "text",
        text: m.confirmNewText,
      },
      { kind: "link", label: m.takeAddress, url },
      {
        kind: "text",
        text: m.confirmNewLink,
      },
    ],
  };
}

/** To the old address, when the new one is asked for and when it counts. */
export function emailChanged(
  { to, isDone, undoUrl }: MailData["email_changed"],
  business: Business,
): MailParts {
  const subject = isDone ? m.hasNewAddress : m.newAddressAsked;
  const undo: MailBlock[] = undoUrl
    ? [
        {
          kind: "text",
          text: m.undoText(EMAIL_UNDO_DAYS),
        },
        { kind: "link", label: m.undo, url: undoUrl },
      ]
    : [];
  return {
    subject,
    heading: subject,
    blocks: [
      {
        kind: "text",
        text: isDone ? m.goTo(to) : m.willGoTo(to),
      },
      ...undo,
      notMe(business),
    ],
  };
}

/** Notifies the owner that signing in takes a code from now on, or no more. */
export function secondFactorChanged(
  { isOn }: MailData["second_factor_changed"],
  business: Business,
): MailParts {
  const subject = isOn ? m.factorOn : m.factorOff;
  return {
    subject,
    heading: subject,
    blocks: [
      {
        kind: "text",
        text: isOn ? m.factorOnText : m.factorOffText,
      },
      notMe(business),
    ],
  };
}

/** Staff are invited. */
export function invitation({ invitedBy, role, url }: MailData["invitation"]): MailParts {
  const invited = role === "admin" ? m.invitedToTeam : m.invitedToLogistics;
  return {
    subject: m.invitation(brand.name),
    heading: m.welcome(brand.name),
    blocks: [
      { kind: "text", text: invited(invitedBy) },
      { kind: "link", label: m.accept, url },
      { kind: "text", text: m.weekLink },
    ],
  };
}

/** An account is to be erased, and until when that can be undone. */
export function deletionAsked(
  { day, url }: MailData["deletion_asked"],
  business: Business,
): MailParts {
  return {
    subject: m.erased,
    heading: m.erased,
    blocks: [
      {
        kind: "text",
        text: m.erasedText(formatDayLong(day), RETENTION.orderYears),
      },
      { kind: "link", label: m.keep, url },
      notMe(business),
    ],
  };
}

/** Someone at the server's machine has opened the way back into an admin's account. */
export function adminRestored(
  { username }: MailData["admin_restored"],
  business: Business,
): MailParts {
  const subject = m.restored;
  return {
    subject,
    heading: subject,
    blocks: [
      {
        kind: "text",
        text: m.restoredText(username),
      },
      notMe(business),
    ],
  };
}
