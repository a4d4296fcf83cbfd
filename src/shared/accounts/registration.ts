import { z } from "zod";
import { emailField, lineField, plainText } from "../fields.ts";
import { limits } from "../platform/limits.ts";
import { REGISTRATION_ROLES } from "./roles.ts";

const SHORT_USERNAME = "Username must be at least 3 characters";

/**
 * A username is one word of plain letters, so that none can be made to look like another; the case
 * of letters does not distinguish two users (the column compares without it).
 */
export const usernameField = lineField(SHORT_USERNAME)
  .min(limits.usernameMin, SHORT_USERNAME)
  .max(limits.usernameMax, `Username must be at most ${limits.usernameMax} characters`)
  .regex(/^[A-Za-z0-9._-]+$/, "Username can use letters, digits, dots, dashes and underscores");

const SHORT_PASSWORD = "Password must be at least 8 characters";

/** Spaces and any other characters count as typed: a password is never trimmed. */
export const passwordField = z
  .string({ error: SHORT_PASSWORD })
  .min(limits.passwordMin, SHORT_PASSWORD)
  .max(limits.passwordMax, `Password must be at most ${limits.passwordMax} characters`);

export function personName(label: string) {
  const short = `${label} must be at least 2 characters`;
  return lineField(short)
    .min(limits.nameMin, short)
    .max(limits.personName, `${label} must be at most ${limits.personName} characters`);
}

/** Registration (spec section 5), message by message. */
export const registrationSchema = z.object({
  username: usernameField,
  password: passwordField,
  email: emailField("Please enter a valid email address"),
  firstName: personName("First name"),
  lastName: personName("Last name"),
  role: z.enum(REGISTRATION_ROLES, "Please choose a role").default("customer"),
  zipCode: plainText.max(limits.zipMax, "Please enter a valid zip code").optional(),
  phoneNumber: plainText.max(limits.phone, "Please enter a valid phone number").optional(),
});
export type Registration = z.output<typeof registrationSchema>;

const NO_NAME = "Please enter your username or email";
const NO_PASSWORD = "Please enter your password";

const NO_CODE = "Please enter the code";

/** Six digits of an authenticator app, or a recovery code; spaces and dashes do not matter. */
export const codeField = lineField(NO_CODE).min(6, NO_CODE).max(20, NO_CODE);

/** Credentials: an email is accepted in place of the username. */
export const loginSchema = z.object({
  username: lineField(NO_NAME).min(1, NO_NAME).max(limits.email, NO_NAME),
  password: z
    .string({ error: NO_PASSWORD })
    .min(1, NO_PASSWORD)
    .max(limits.passwordMax, NO_PASSWORD),
  /** Of the authenticator app, or a recovery code; asked for once the password was right. */
  code: codeField.optional(),
});
export type Login = z.output<typeof loginSchema>;

/** A username for someone who was not asked for one; they sign in by email. `suffix` makes it theirs alone. */
export function usernameFor(email: string, suffix: string): string {
  const name = (email.split("@")[0] ?? "").replaceAll(/[^A-Za-z0-9._-]/g, "");
  return `${name.slice(0, limits.usernameMax - suffix.length - 1)}-${suffix}`;
}
