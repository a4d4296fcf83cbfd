import { platformErrors as m } from "#messages/platform/errors.ts";
import { count, desc, inArray, isNull } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { webhookEvents } from "#db/schema/payments/payments.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "../../deps.ts";

/** Throws `not_found` if the test pages are disabled. */
export function assertTestPages({ testPages }: Pick<Deps, "testPages">): void {
  if (!testPages) throw new DomainError("not_found", m.nothingHere);
}

/** Whether payments work, without revealing secrets. Throws `not_found` if the test pages are disabled. */
export async function paymentDiagnostics(deps: Deps) {
  assertTestPages(deps);
  const { db, payments } = deps;
  const [[last], [waiting], apiReachable] = await Promise.all([
    db
      .select({ type: webhookEvents.type, receivedAt: webhookEvents.receivedAt })
      .from(webhookEvents)
      .orderBy(desc(webhookEvents.receivedAt), desc(webhookEvents.id))
      .limit(1),
    db.select({ count: count() }).from(webhookEvents).where(isNull(webhookEvents.processedAt)),
    answers(deps),
  ]);
  return {
    mode: payments.mode,
    keyPrefix: `${/^pk_[a-z]+(?:_sandbox)?/.exec(payments.publishableKey)?.[0] ?? "?"}_…`,
    apiReachable,
    lastEvent: last ? { type: last.type, receivedAt: last.receivedAt.toISOString() } : null,
    waitingEvents: waiting?.count ?? 0,
  };
}

/** Checks the provider by looking up a payment that does not exist. */
async function answers({ payments, log }: Deps): Promise<boolean> {
  try {
    return (await payments.readIntent("pi_diagnostics")) === null;
  } catch (error) {
    log.warn({ err: error }, "the payment provider does not answer");
    return false;
  }
}

/** Which of these usernames have an account. */
export async function knownUsernames({ db }: Deps, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.username, [...names]));
  return new Set(rows.map((row) => row.username));
}
