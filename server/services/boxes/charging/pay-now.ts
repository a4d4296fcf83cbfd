import { boxesErrors as m } from "#messages/boxes/errors.ts";
import { and, eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import type { Deps } from "#server/deps.ts";
import { intentFor } from "../../payments/intents/intents.ts";

/**
 * What the browser needs so that the cardholder can pay a declined box. It is the same payment that the retries use, so
 * whichever comes first, the box is paid once. Throws `not_found`, `already_paid`.
 */
export async function payDeclinedBox(
  deps: Deps,
  userId: string,
  boxId: string,
): Promise<{ clientSecret: string; paymentIntentId: string; cardId: string }> {
  const [found] = await deps.db
    .select({ checkoutId: boxes.checkoutId, cardId: boxSubscriptions.paymentMethodId })
    .from(boxes)
    .innerJoin(boxSubscriptions, eq(boxSubscriptions.id, boxes.subscriptionId))
    .where(
      and(eq(boxes.id, boxId), eq(boxSubscriptions.userId, userId), eq(boxes.state, "declined")),
    );
  if (!found?.checkoutId) {
    throw new DomainError("not_found", m.nothingToPay);
  }
  const { id, clientSecret } = await intentFor(deps, found.checkoutId);
  return { clientSecret, paymentIntentId: id, cardId: found.cardId };
}
