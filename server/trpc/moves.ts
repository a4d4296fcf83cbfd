import { platformErrors as m } from "#messages/platform-errors.ts";
import { CONFIRMATION_LIFE_MS } from "#shared/accounts/account.ts";
import type { AuditAction } from "#shared/platform/audit/audit.ts";
import { DomainError } from "#shared/errors.ts";
import type { Context } from "./context.ts";

/** What a call can do that a stolen session must not. */
type Moved = "money" | "power" | "personal_data";

/** How the caller is authenticated again. */
export type Proof =
  /** With the password or a code of the app, in this session, within the last ten minutes. */
  | "recent"
  /** As `recent`, once the caller has given away more than `CONFIRM_REFUND_OVER` within a day. */
  | "recent_over_limit"
  /** The call itself carries the password. */
  | "password"
  /** The call carries a one-time token that was mailed to the address that it is about. */
  | "link";

export type Moves = {
  what: Moved;
  proof: Proof;
  /** What it leaves in the audit log: one of these. */
  audit: readonly AuditAction[];
};

/**
 * Declares, for `.meta(...)`, that a procedure moves money or power or hands out personal data. The
 * kinds of procedures read it and refuse with `confirm_password` until the caller is authenticated
 * again (ASVS 7.5.1, 7.5.3). A test walks every mutation and refuses one that is not declared.
 */
export function moves(
  what: Moved,
  audit: AuditAction | readonly AuditAction[],
  proof: Proof = "recent",
): { moves: Moves } {
  return { moves: { what, proof, audit: [audit].flat() } };
}

/**
 * Refuses with `confirm_password` unless the caller gave the password or a code in this session
 * within the last ten minutes. The browser asks for it and repeats the call.
 */
export function requireConfirmation({ session, deps }: Pick<Context, "session" | "deps">): void {
  const age = session?.confirmedAt
    ? deps.clock.now().getTime() - session.confirmedAt.getTime()
    : Number.POSITIVE_INFINITY;
  if (age > CONFIRMATION_LIFE_MS) {
    throw new DomainError("confirm_password", m.enterPassword);
  }
}
