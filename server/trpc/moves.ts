import { platformErrors as m } from "#messages/platform/errors.ts";
import { CONFIRMATION_LIFE_MS } from "#shared/accounts/account.ts";
import type { AuditAction } from "#shared/platform/audit/audit.ts";
import { DomainError } from "#shared/errors.ts";
import type { Context } from "./context.ts";

/** What a call affects that a stolen session must not be able to touch. */
type Moved = "money" | "power" | "personal_data";

/** How the caller must re-authenticate. */
export type Proof =
  /** With the password or an authenticator code, in this session, within the last ten minutes. */
  | "recent"
  /**
   * Like `recent`, but only once the caller has given out more than `CONFIRM_REFUND_OVER` in refunds and credit
   * within a day.
   */
  | "recent_over_limit"
  /** The call includes the password itself. */
  | "password"
  /** The call includes a one-time token that was emailed to the address it concerns. */
  | "link";

export type Moves = {
  what: Moved;
  proof: Proof;
  /** The possible audit log actions of this call. */
  audit: readonly AuditAction[];
};

/**
 * Declares, in `.meta(...)`, that a procedure moves money or power or exposes personal data. The procedure
 * builders then throw `confirm_password` until the caller re-authenticates (ASVS 7.5.1, 7.5.3). A test fails for
 * any mutation that should declare this and does not.
 */
export function moves(
  what: Moved,
  audit: AuditAction | readonly AuditAction[],
  proof: Proof = "recent",
): { moves: Moves } {
  return { moves: { what, proof, audit: [audit].flat() } };
}

/**
 * Throws `confirm_password` unless the caller entered the password or an authenticator code in this session within
 * the last ten minutes. The browser then prompts for it and repeats the call.
 */
export function requireConfirmation({ session, deps }: Pick<Context, "session" | "deps">): void {
  const age = session?.confirmedAt
    ? deps.clock.now().getTime() - session.confirmedAt.getTime()
    : Number.POSITIVE_INFINITY;
  if (age > CONFIRMATION_LIFE_MS) {
    throw new DomainError("confirm_password", m.enterPassword);
  }
}
