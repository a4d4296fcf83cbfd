import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import { mayMail } from "../../platform/typed-mails.ts";

/**
 * Whether the account's address gets a notice of what its user does. A verified one always does; any other may be a
 * stranger's, whom nobody may flood with notices, and gets them only within its mailbox's budget. Call it outside of
 * transactions.
 */
export async function mayNotify(
  deps: Pick<Deps, "db" | "throttle">,
  { email, emailVerified }: Pick<SessionUser, "email" | "emailVerified">,
  address: string,
): Promise<boolean> {
  return emailVerified || mayMail(deps, email, address);
}
