import { and, eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { isFinalRefusal } from "#shared/payments/provider-failure.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import type { Deps } from "#server/deps.ts";
import type { ChargeOutcome } from "#server/payments/port.ts";
import { intentFor } from "../../payments/intents/intents.ts";
import type { Claim } from "./claim.ts";

/**
 * Step two, outside any transaction: charges the checkout's single payment to the saved card. The idempotency key makes
 * repeating the same attempt harmless. If the provider rejects the request without an answer from the bank, that key is
 * used up and the next one is tried once. Null if the payment had already succeeded.
 */
export async function payBox(deps: Deps, claim: Claim, more = true): Promise<ChargeOutcome | null> {
  const { boxId, checkoutId, attempt, cardId, chargeKey } = claim;
  try {
    const { id: intentId } = await intentFor(deps, checkoutId);
    const idempotencyKey = `box:${boxId}:${attempt}:${chargeKey}:${cardId}`;
    return await deps.payments.chargeOffSession({ intentId, cardId, idempotencyKey });
  } catch (error) {
    if (error instanceof DomainError && error.code === "already_paid") return null;
    if (!isFinalRefusal(error)) throw error;
    const next = { ...claim, chargeKey: chargeKey + 1 };
    await deps.db
      .update(boxes)
      .set({ chargeKey: next.chargeKey })
      .where(and(eq(boxes.id, boxId), eq(boxes.chargeKey, chargeKey)));
    if (!more) throw error;
    return payBox(deps, next, false);
  }
}
