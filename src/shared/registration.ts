import { z } from "zod";
import { emailField, plainText, trimmed } from "./fields.ts";
import { limits } from "./limits.ts";
import { REGISTRATION_ROLES } from "./roles.ts";

/** A username is one word; case does not tell two users apart. */
const username = trimmed
  .min(limits.usernameMin, "Username must be at least 3 characters")
  .max(limits.usernameMax, "Username must be at most 32 characters")
  .regex(/^[A-Za-z0-9._-]+$/, "Username can use letters, digits, dots, dashes and underscores");

/** Spaces and any other characters count as typed: a password is never trimmed. */
export const passwordField = z
  .string()
  .min(limits.passwordMin, "Password must be at least 8 characters")
  .max(limits.passwordMax, "Password must be at most 256 characters");

const personName = (label: string) =>
  plainText
    .min(limits.nameMin, `${label} must be at least 2 characters`)
    .max(limits.personName, `${label} must be at most ${limits.personName} characters`);

/** Registration (spec section 5), message by message. */
export const registrationSchema = z.object({
  username,
  password: passwordField,
  email: emailField("Please enter a valid email address"),
  firstName: personName("First name"),
  lastName: personName("Last name"),
  role: z.enum(REGISTRATION_ROLES).default("customer"),
  zipCode: plainText.max(limits.zipMax, "Please enter a valid zip code").optional(),
  phoneNumber: plainText.max(limits.phone, "Please enter a valid phone number").optional(),
});
export type Registration = z.output<typeof registrationSchema>;

/** Credentials: an email is accepted in place of the username. */
export const loginSchema = z.object({
  username: trimmed
    .min(1, "Enter your username or email")
    .max(limits.email, "Enter your username or email"),
  password: z.string().min(1, "Enter your password").max(limits.passwordMax, "Enter your password"),
});
export type Login = z.output<typeof loginSchema>;
