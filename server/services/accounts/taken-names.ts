import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { violatedConstraint } from "#db/violations.ts";
import { DomainError } from "#shared/errors.ts";

/** The error for a taken name by violated constraint; `field` is the form field it belongs to. */
const TAKEN: Record<string, { field: "username" | "email"; message: () => string }> = {
  users_username_unique: { field: "username", message: () => m.usernameTaken },
  users_email_unique: { field: "email", message: () => m.emailTaken },
};

/** Throws `conflict` with the field for a taken username or email; rethrows any other error. */
export function rethrowTaken(error: unknown): never {
  const taken = TAKEN[violatedConstraint(error) ?? ""];
  if (!taken) throw error;
  throw new DomainError("conflict", taken.message(), { field: taken.field });
}
