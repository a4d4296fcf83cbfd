import type { SubscribeInput } from "#shared/subscriber.ts";
import { subscriberEvents, subscribers } from "#db/schema/subscribers.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../deps.ts";

/**
 * Stores an address with its source. The answer is the same whether it was known or not, so that
 * nobody learns who is a subscriber. Names and zip given later complete what is there.
 */
export async function subscribe(deps: Deps, input: SubscribeInput): Promise<void> {
  if (input.website) return;
  const lead =
    "firstName" in input
      ? { firstName: input.firstName, lastName: input.lastName, zipCode: input.zipCode }
      : {};
  await inTransaction(deps.db, async (tx) => {
    const [added] = await tx
      .insert(subscribers)
      .values({ email: input.email, source: input.source, ...lead })
      .onConflictDoUpdate({ target: subscribers.email, set: { ...lead, email: input.email } })
      .returning({ id: subscribers.id });
    if (!added) return;
    await tx
      .insert(subscriberEvents)
      .values({ subscriberId: added.id, event: "signed_up", source: input.source });
  });
}
