import { z } from "zod";
import { accountsFields as m } from "#messages/accounts/fields.ts";
import { emailField } from "../fields.ts";
import { passwordField, personName, usernameField } from "./registration.ts";
import type { Role } from "./roles.ts";

/** Roles that are assigned by invitation only, never by registration. */
export const INVITED_ROLES = ["logistics", "admin"] as const;

export const invitationSchema = z.strictObject({
  email: emailField(),
  role: z.enum(INVITED_ROLES, { error: () => m.chooseRole }),
});
export type InvitationFields = z.output<typeof invitationSchema>;

/** An invitation as shown on the page its link opens. */
export type OpenInvitation = {
  email: string;
  role: Exclude<Role, "customer">;
  /** The farm that a farmer will work for. */
  farmName: string | null;
  /** Whether the email address already has an account; if so, that account can accept the invitation. */
  hasAccount: boolean;
};

/** The form for accepting an invitation. */
export const acceptanceFields = z.object({
  firstName: personName("firstName"),
  lastName: personName("lastName"),
  username: usernameField,
  password: passwordField,
});
export const acceptanceSchema = acceptanceFields.extend({ token: z.string().max(100) });
export type Acceptance = z.output<typeof acceptanceSchema>;
