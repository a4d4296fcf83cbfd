import { sql } from "drizzle-orm";

/**
 * Condition on `invitations`: the invitation gives no more than its sender still may. One to the team
 * works only while its sender is an admin whose account is not disabled; one to a farm comes from the
 * market and outlives whoever approved it.
 */
export const STILL_BACKED = sql<boolean>`(invitations.role not in ('admin', 'logistics') or exists (
  select from users sender
  where sender.id = invitations.invited_by and sender.role = 'admin' and not sender.disabled))`;
