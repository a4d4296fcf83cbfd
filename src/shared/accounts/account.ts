import { HOUR_MS, MINUTE_MS } from "../durations.ts";

/** What the link in an account email authorizes. */
export const ACCOUNT_TOKEN_PURPOSES = [
  "verify_email",
  "reset_password",
  "change_email",
  "undo_email",
  "restore_access",
] as const;
export type AccountTokenPurpose = (typeof ACCOUNT_TOKEN_PURPOSES)[number];

/** How many days a change of an account's email address can be undone from the previous address. */
export const EMAIL_UNDO_DAYS = 7;

/** How long each kind of link stays valid, in milliseconds. */
export const ACCOUNT_TOKEN_LIFE_MS = {
  verify_email: 24 * HOUR_MS,
  reset_password: HOUR_MS,
  change_email: 24 * HOUR_MS,
  restore_access: HOUR_MS,
  undo_email: EMAIL_UNDO_DAYS * 24 * HOUR_MS,
} as const satisfies Record<AccountTokenPurpose, number>;

/** How long a staff invitation can be accepted, in milliseconds. */
export const INVITATION_LIFE_MS = 7 * 24 * HOUR_MS;

/** How recently the password must have been entered for sensitive actions, in milliseconds. */
export const CONFIRMATION_LIFE_MS = 10 * MINUTE_MS;

/** Days between an account deletion request and the deletion; until then it can be undone. */
export const DELETION_GRACE_DAYS = 14;
