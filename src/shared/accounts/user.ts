import type { Role } from "./roles.ts";

/** The signed-in user as the browser sees it. Must never contain secrets. */
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

/** A person's first and last name, without what is missing; empty if both are. */
export function fullName({ firstName = "", lastName = "" }: Named): string {
  return `${firstName} ${lastName}`.trim();
}

type Named = { firstName?: string | undefined; lastName?: string | undefined };

/** What an account is called: its person's name, or its username if it has none. */
export function accountName(
  account: Pick<SessionUser, "firstName" | "lastName" | "username">,
): string {
  return fullName(account) || account.username;
}

/** The account columns the session user is built from. The rest of the account stays on the server. */
export type AccountFields = Omit<SessionUser, "emailVerified"> & { emailVerifiedAt: Date | null };

/** Picks field by field, so that a new account column is never exposed to the browser by accident. */
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
