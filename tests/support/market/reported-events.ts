import { isNotNull } from "drizzle-orm";
import { webhookEvents } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import {
  processStoredEvent,
  storeEvent,
} from "#server/services/payments/provider/provider-events.ts";

/** Stores and processes every event the provider has reported that has not been processed yet. */
export async function processReportedEvents(deps: Deps): Promise<void> {
  const processed = await deps.db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(isNotNull(webhookEvents.processedAt));
  const known = new Set(processed.map(({ id }) => id));
  for (const event of await deps.payments.recentEvents(new Date(0))) {
    if (known.has(event.id)) continue;
    await storeEvent(deps, event);
    await processStoredEvent(deps, event.id);
  }
}
