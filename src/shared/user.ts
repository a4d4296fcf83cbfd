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
