import { accountsErrors as m } from "#messages/accounts-errors.ts";
import { violatedConstraint } from "#db/violations.ts";
import { DomainError } from "#shared/errors.ts";

/** The answer to a taken name, by the constraint that found it; `field` puts it under the field. */
const TAKEN: Record<string, { field: "username" | "email"; message: () => string }> = {
  users_username_unique: { field: "username", message: () => m.usernameTaken },
  users_email_unique: { field: "email", message: () => m.emailTaken },
};

/** Throws a `conflict` that names what is taken; any other error is thrown again. */
export function rethrowTaken(error: unknown): never {
  const taken = TAKEN[violatedConstraint(error) ?? ""];
  if (!taken) throw error;
  throw new DomainError("conflict", taken.message(), { field: taken.field });
}
