import { accountsMail as m } from "#messages/accounts/mail.ts";
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

/** Asks the owner of a new account to confirm its address. */
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

/** Links to a page where someone who forgot the password can set a new one. */
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

/** Tells the owner that the password has changed. */
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

/** Sent to the new address, for its owner to confirm. */
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

/** Sent to the old address, both when the change is requested and when it takes effect. */
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

/** Tells the owner that signing in now requires a code, or no longer does. */
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

/** Invites someone to join the staff. */
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

/** Confirms a request to erase the account, and until when it can be undone. */
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

/** Tells an admin that someone with access to the server created a link to restore their account. */
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
