import { z } from "zod";
import { accountsFields as m } from "#messages/accounts/fields.ts";
import { emailField, lineField, plainText } from "../fields.ts";
import { limits } from "../platform/limits.ts";
import { REGISTRATION_ROLES } from "./roles.ts";

/**
 * A username is a single word of ASCII letters, so that none can be made to look like another. Case does not
 * distinguish users (the column compares case-insensitively).
 */
export const usernameField = lineField(() => m.shortUsername)
  .min(limits.usernameMin, { error: () => m.shortUsername })
  .max(limits.usernameMax, { error: () => m.longUsername(limits.usernameMax) })
  .regex(/^[A-Za-z0-9._-]+$/, { error: () => m.plainUsername });

/** Spaces and all other characters are significant: a password is never trimmed. */
export const passwordField = z
  .string({ error: () => m.shortPassword })
  .min(limits.passwordMin, { error: () => m.shortPassword })
  .max(limits.passwordMax, { error: () => m.longPassword(limits.passwordMax) });

export function personName(which: "firstName" | "lastName") {
  const short = () => m.names[which].short;
  return lineField(short)
    .min(limits.nameMin, { error: short })
    .max(limits.personName, { error: () => m.names[which].long(limits.personName) });
}

/** Registration (spec section 5), message by message. */
export const registrationSchema = z.object({
  username: usernameField,
  password: passwordField,
  email: emailField(),
  firstName: personName("firstName"),
  lastName: personName("lastName"),
  role: z.enum(REGISTRATION_ROLES, { error: () => m.chooseRole }).default("customer"),
  zipCode: plainText.max(limits.zipMax, { error: () => m.validZip }).optional(),
  phoneNumber: plainText.max(limits.phone, { error: () => m.validPhone }).optional(),
});
export type Registration = z.output<typeof registrationSchema>;

const noName = { error: () => m.enterName };
const noPassword = { error: () => m.enterPassword };
const noCode = { error: () => m.enterCode };

/** A six-digit code from an authenticator app, or a recovery code; spaces and dashes are ignored. */
export const codeField = lineField(noCode.error).min(6, noCode).max(20, noCode);

/** Credentials: an email is accepted in place of the username. */
export const loginSchema = z.object({
  username: lineField(noName.error).min(1, noName).max(limits.email, noName),
  password: z.string(noPassword).min(1, noPassword).max(limits.passwordMax, noPassword),
  /** From the authenticator app, or a recovery code; requested after the password has been accepted. */
  code: codeField.optional(),
});
export type Login = z.output<typeof loginSchema>;

/**
 * Generates a username for someone who was never asked to choose one (they sign in by email). `suffix` makes it
 * unique.
 */
export function usernameFor(email: string, suffix: string): string {
  const name = (email.split("@")[0] ?? "").replaceAll(/[^A-Za-z0-9._-]/g, "");
  return `${name.slice(0, limits.usernameMax - suffix.length - 1)}-${suffix}`;
}
