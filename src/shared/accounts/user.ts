import type { Role } from "./roles.ts";

/** The signed-in user as the browser sees it: no secret is ever among these fields. */
export type SessionUser = {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  zipCode: string | null;
  phoneNumber: string | null;
  emailVerified: boolean;
};

/** What an account holds of its session user. The rest of the account stays on the server. */
export type AccountFields = Omit<SessionUser, "emailVerified"> & { emailVerifiedAt: Date | null };

/** Picks field by field, so that a new column of the account does not reach the browser by itself. */
export function sessionUserOf(account: AccountFields): SessionUser {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    role: account.role,
    zipCode: account.zipCode,
    phoneNumber: account.phoneNumber,
    emailVerified: account.emailVerifiedAt !== null,
  };
}
