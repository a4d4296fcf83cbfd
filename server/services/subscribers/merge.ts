import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { earlyAccessSignups } from "#db/schema/memberships/early-access.ts";
import {
  productAlerts,
  subscribers,
  subscriberTokens,
} from "#db/schema/subscribers/subscribers.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { move } from "./subscriber-consent.ts";
import { HAS_LEFT } from "./subscribers.ts";

/**
 * Gives what a person has under a former address to the row of their new one: the place in line
 * unless the new row has its own, the links in emails, and, unless the new address has unsubscribed,
 * the product alerts and the confirmed newsletter. The former row is left for the caller to erase.
 * The person must have proved both addresses.
 */
export async function moveToNewAddress(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  { formerId, newId }: { formerId: string; newId: string },
): Promise<void> {
  const to = { subscriberId: newId };
  await tx
    .update(earlyAccessSignups)
    .set(to)
    .where(
      and(
        eq(earlyAccessSignups.subscriberId, formerId),
        sql`not exists (select from early_access_signups own where own.subscriber_id = ${newId})`,
      ),
    );
  await tx
    .update(subscriberTokens)
    .set(to)
    .where(
      and(
        eq(subscriberTokens.subscriberId, formerId),
        inArray(subscriberTokens.purpose, ["place", "unsubscribe"]),
      ),
    );
  const rows = await tx
    .select({ subscriber: subscribers, hasLeft: HAS_LEFT })
    .from(subscribers)
    .where(inArray(subscribers.id, [formerId, newId]))
    .for("update");
  const former = rows.find(({ subscriber }) => subscriber.id === formerId);
  const kept = rows.find(({ subscriber }) => subscriber.id === newId);
  if (!kept || kept.hasLeft) return;
  await tx
    .update(productAlerts)
    .set(to)
    .where(
      and(
        eq(productAlerts.subscriberId, formerId),
        isNull(productAlerts.sentAt),
        sql`not exists (select from product_alerts own where own.subscriber_id = ${newId}
          and own.product_id = product_alerts.product_id and own.sent_at is null)`,
      ),
    );
  if (former?.subscriber.state !== "confirmed") return;
  const what = { event: "confirmed", createdAt: deps.clock.now() } as const;
  await move(tx, kept.subscriber, "confirm", what);
}
