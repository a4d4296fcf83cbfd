import type { Role } from "#shared/accounts/roles.ts";

/** For emails with the same content for everyone. */
type NoData = Record<string, never>;

/** Data for the emails about an account and its sign-in. */
export type AccountMailData = {
  verify_email: { url: string };
  reset_password: { url: string };
  password_changed: NoData;
  change_email: { url: string };
  /**
   * `to` is the new address. `isDone` is false while the change is only requested. `undoUrl` changes the account
   * back to the address that this email goes to; null if there is no such link.
   */
  email_changed: { to: string; isDone: boolean; undoUrl: string | null };
  admin_restored: { username: string };
  second_factor_changed: { isOn: boolean };
  invitation: { invitedBy: string; role: Role; url: string };
  /** `day`: when the account will be erased. `url`: where that can be undone. */
  deletion_asked: { day: string; url: string };
};
