import { brand } from "#shared/brand.ts";
import type { Business } from "#shared/business.ts";
import { formatDayLong } from "#shared/time.ts";
import type { MailBlock, MailParts } from "./layout.ts";
import type { MailData } from "./port.ts";

const notMe = ({ phone, email }: Business): MailBlock => ({
  kind: "text",
  text: `If it was not you, please call ${phone} or write to ${email} right away.`,
});

/** Proves that a new account's address is its owner's. */
export function verifyEmail({ firstName, url }: MailData["verify_email"]): MailParts {
  return {
    subject: `Please confirm your address, ${firstName}`,
    heading: `Welcome, ${firstName}`,
    blocks: [
      {
        kind: "text",
        text: "Your account is open. Please sign in to it and confirm that this address is yours. If you have ordered with it before, you can then add those orders to your account.",
      },
      { kind: "link", label: "Confirm my address", url },
      {
        kind: "text",
        text: "The link works for a day. If you made no account, open it all the same: there you can take your address off it.",
      },
    ],
  };
}

/** The way back in for who forgot the password. */
export function resetPassword({ firstName, url }: MailData["reset_password"]): MailParts {
  return {
    subject: "Choose a new password",
    heading: `Hello ${firstName}`,
    blocks: [
      { kind: "text", text: "Somebody, most likely you, asked for a new password." },
      { kind: "link", label: "Choose a new password", url },
      {
        kind: "text",
        text: "The link works once, for an hour. If it was not you, do nothing: your password stays as it is.",
      },
    ],
  };
}

/** Tells the owner that the password is another one now. */
export function passwordChanged(
  { firstName }: MailData["password_changed"],
  business: Business,
): MailParts {
  return {
    subject: "Your password was changed",
    heading: `Hello ${firstName}`,
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
export function changeEmail({ firstName, url }: MailData["change_email"]): MailParts {
  return {
    subject: "Please confirm your new address",
    heading: `Hello ${firstName}`,
    blocks: [
      {
        kind: "text",
        text: "Please confirm that your account's mail shall come here from now on.",
      },
      { kind: "link", label: "Use this address", url },
      {
        kind: "text",
        text: "The link works for a day, for who is signed in to the account. If it was not you, do nothing, or open it to refuse.",
      },
    ],
  };
}

/** To the old address, when the new one is asked for and when it counts. */
export function emailChanged(
  { firstName, to, isDone }: MailData["email_changed"],
  business: Business,
): MailParts {
  return {
    subject: isDone ? "Your account has a new address" : "A new address for your account",
    heading: `Hello ${firstName}`,
    blocks: [
      {
        kind: "text",
        text: isDone
          ? `From now on your account's mail goes to ${to}.`
          : `Somebody, most likely you, asked that your account's mail goes to ${to}. It does once that address is confirmed.`,
      },
      notMe(business),
    ],
  };
}

/** Tells the owner that signing in takes a code from now on, or no more. */
export function secondFactorChanged(
  { firstName, isOn }: MailData["second_factor_changed"],
  business: Business,
): MailParts {
  return {
    subject: isOn ? "Two-factor sign-in is on" : "Two-factor sign-in is off",
    heading: `Hello ${firstName}`,
    blocks: [
      {
        kind: "text",
        text: isOn
          ? "From now on signing in takes your password and a code of your authenticator app. Keep your recovery codes where you find them."
          : "Signing in takes your password alone from now on.",
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
  { firstName, day, url }: MailData["deletion_asked"],
  business: Business,
): MailParts {
  return {
    subject: "Your account will be erased",
    heading: `Hello ${firstName}`,
    blocks: [
      {
        kind: "text",
        text: `As you asked, we erase your account on ${formatDayLong(day)}. Until then you can sign in and keep it. Orders stay in our books without your name.`,
      },
      { kind: "link", label: "Keep my account", url },
      notMe(business),
    ],
  };
}
