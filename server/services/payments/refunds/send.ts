import { and, eq } from "drizzle-orm";
import { isFinalNo } from "#shared/payments/provider-failure.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import { noteRefund, type Refund } from "./note.ts";

/** The provider forgets keys after 24 hours; an hour earlier they are not trusted any more. */
const KEY_LIFE_MS = 23 * 60 * 60 * 1000;

/**
 * Asks the provider for a refund we owe and books the answer. The key makes it happen once; a refund
 * that was asked for before is looked up first, so that no new key makes it twice. Throws
 * `ProviderFailure`; calling it again goes on where it stopped.
 */
export async function sendRefund(deps: Deps, refund: Refund): Promise<void> {
  const { id: refundId, intentId, amount } = refund;
  const isNew = refund.attempt === 1 && refund.sentAt === null;
  const known = isNew ? null : await deps.payments.findRefund({ refundId, intentId });
  if (known) return noteRefund(deps, refundId, known);
  const attempt = await takeKey(deps, refund);
  if (attempt === null) return;
  try {
    const sent = await deps.payments.refund({ refundId, attempt, intentId, amount });
    await noteRefund(deps, refundId, sent);
  } catch (error) {
    if (isFinalNo(error))
      await setKey(deps, refundId, attempt, { attempt: attempt + 1, sentAt: null });
    throw error;
  }
}

/** The attempt to send now; null when another process has moved on to the next. */
async function takeKey(deps: Deps, { id, attempt, sentAt }: Refund): Promise<number | null> {
  const now = deps.clock.now();
  if (sentAt && now.getTime() - sentAt.getTime() < KEY_LIFE_MS) return attempt;
  const next = sentAt ? attempt + 1 : attempt;
  return (await setKey(deps, id, attempt, { attempt: next, sentAt: now })) ? next : null;
}

async function setKey(
  { db }: Deps,
  id: string,
  from: number,
  next: { attempt: number; sentAt: Date | null },
): Promise<boolean> {
  const set = await db
    .update(refunds)
    .set(next)
    .where(and(eq(refunds.id, id), eq(refunds.attempt, from), eq(refunds.state, "requested")))
    .returning({ id: refunds.id });
  return set.length > 0;
}
