import { EMAIL_UNDO_DAYS } from "#shared/accounts/account.ts";
import { brand } from "#shared/brand.ts";
import type { Business } from "#shared/platform/business.ts";
import { RETENTION } from "#shared/platform/jobs/retention.ts";
import { formatDayLong } from "#shared/time.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

const notMe = ({ phone, email }: Business): MailBlock => ({
  kind: "text",
  text: `If this wasn't you, please call ${phone} or write to ${email} right away.`,
});

/** Proves that a new account's address is its owner's. */
export function verifyEmail({ url }: MailData["verify_email"]): MailParts {
  return {
    subject: "Please confirm your address",
    heading: `Welcome to ${brand.name}`,
    blocks: [
      {
        kind: "text",
        text: "Your account is open. Please sign in to it and confirm that this address is yours. If you have ordered with it before, you can then add those orders to your account.",
      },
      { kind: "link", label: "Confirm my address", url },
      {
        kind: "text",
        text: "The link works for a day. If you did not create an account, open the link anyway: there you can remove your address.",
      },
    ],
  };
}

/** The way back in for who forgot the password. */
export function resetPassword({ url }: MailData["reset_password"]): MailParts {
  return {
    subject: "Choose a new password",
    heading: "A new password",
    blocks: [
      { kind: "text", text: "Someone, most likely you, asked for a new password." },
      { kind: "link", label: "Choose a new password", url },
      {
        kind: "text",
        text: "The link works once, for an hour. If this wasn't you, do nothing: your password stays as it is.",
      },
    ],
  };
}

/** Notifies the owner that the password has changed. */
export function passwordChanged(_: MailData["password_changed"], business: Business): MailParts {
  return {
    subject: "Your password was changed",
    heading: "Your password was changed",
    blocks: [
      {
        kind: "text",
        text: "Your password was changed just now, and other devices are signed out.",
      },
      notMe(business),
    ],
  };
}

/** To the new address: proves that it is the owner's too. */
export function changeEmail({ url }: MailData["change_email"]): MailParts {
  return {
    subject: "Please confirm your new address",
    heading: "Your new address",
    blocks: [
      {
        kind: "text",
        text: "Please confirm that emails about your account should come here from now on.",
      },
      { kind: "link", label: "Use this address", url },
      {
        kind: "text",
        text: "The link works for a day, for whoever is signed in to the account. If this wasn't you, do nothing, or open it to refuse.",
      },
    ],
  };
}

/** To the old address, when the new one is asked for and when it counts. */
export function emailChanged(
  { to, isDone, undoUrl }: MailData["email_changed"],
  business: Business,
): MailParts {
  const subject = isDone ? "Your account has a new address" : "A new address for your account";
  const undo: MailBlock[] = undoUrl
    ? [
        {
          kind: "text",
          text: `If this wasn't you, this link gives the account back to this address, signs out everyone and lets you choose a new password. It works once, for ${EMAIL_UNDO_DAYS} days.`,
        },
        { kind: "link", label: "This wasn't me: undo it", url: undoUrl },
      ]
    : [];
  return {
    subject,
    heading: subject,
    blocks: [
      {
        kind: "text",
        text: isDone
          ? `From now on, emails about your account go to ${to}.`
          : `Someone, most likely you, asked that emails about your account go to ${to}. They will once that address is confirmed.`,
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
  const subject = isOn ? "Two-factor sign-in is on" : "Two-factor sign-in is off";
  return {
    subject,
    heading: subject,
    blocks: [
      {
        kind: "text",
        text: isOn
          ? "From now on you sign in with your password and a code from your authenticator app. Keep your recovery codes somewhere safe."
          : "From now on you sign in with your password alone.",
      },
      notMe(business),
    ],
  };
}

/** Staff are invited. */
export function invitation({ invitedBy, role, url }: MailData["invitation"]): MailParts {
  const place = role === "admin" ? "the market's own team" : "the people who pack and deliver";
  return {
    subject: `Your invitation to ${brand.name}`,
    heading: `Welcome to ${brand.name}`,
    blocks: [
      { kind: "text", text: `${invitedBy} invites you to join ${place}.` },
      { kind: "link", label: "Accept the invitation", url },
      { kind: "text", text: "The link works once, for a week." },
    ],
  };
}

/** An account is to be erased, and until when that can be undone. */
export function deletionAsked(
  { day, url }: MailData["deletion_asked"],
  business: Business,
): MailParts {
  return {
    subject: "Your account will be erased",
    heading: "Your account will be erased",
    blocks: [
      {
        kind: "text",
        text: `As you asked, we erase your account on ${formatDayLong(day)}. Until then you can sign in and keep it. Your orders stay in our books for ${RETENTION.orderYears} years with your name and the amounts, as tax law requires. Address, email and phone are removed.`,
      },
      { kind: "link", label: "Keep my account", url },
      notMe(business),
    ],
  };
}

/** Someone at the server's machine has opened the way back into an admin's account. */
export function adminRestored(
  { username }: MailData["admin_restored"],
  business: Business,
): MailParts {
  const subject = "Your account was opened again from the server";
  return {
    subject,
    heading: subject,
    blocks: [
      {
        kind: "text",
        text: `Someone with access to the server made a link that sets a new password for your account ${username}. Its two-factor sign-in is off until it is set up again, and all devices are signed out.`,
      },
      notMe(business),
    ],
  };
}
