import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { ProductAlertInput } from "#shared/subscriber.ts";
import { products, stock } from "#db/schema/catalog.ts";
import { productAlerts, subscribers } from "#db/schema/subscribers.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../deps.ts";
import { queueMail } from "./outbox.ts";
import { unsubscribeLink } from "./subscriber-links.ts";
import { keepSubscriber } from "./subscribers.ts";

/** Alerts one run takes; the next run takes the rest. */
const BATCH = 100;

/**
 * Remembers that an address waits for a product; asking twice is asking once. It is told by one mail
 * as soon as the product can be had. Throws `not_found` for an unknown product.
 */
export async function askForAlert(deps: Deps, input: ProductAlertInput): Promise<void> {
  if (input.website) return;
  const { email, productId } = input;
  await inTransaction(deps.db, async (tx) => {
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, productId));
    if (!product) throw new DomainError("not_found", "We do not know this product");
    const person = { email, source: "back_in_season" } as const;
    const { id: subscriberId } = await keepSubscriber(tx, person, "asked_for_alert");
    await tx.insert(productAlerts).values({ subscriberId, productId }).onConflictDoNothing();
  });
}

/** Writes a mail for every alert whose product can be had now. Returns how many. */
export async function sendDueAlerts(deps: Deps): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const due = await tx
      .select({ alert: productAlerts, product: products, to: subscribers.email })
      .from(productAlerts)
      .innerJoin(products, eq(products.id, productAlerts.productId))
      .innerJoin(stock, eq(stock.productId, products.id))
      .innerJoin(subscribers, eq(subscribers.id, productAlerts.subscriberId))
      .where(
        and(
          isNull(productAlerts.sentAt),
          products.visible,
          sql`${stock.onHand} > ${stock.reserved}`,
        ),
      )
      .orderBy(asc(productAlerts.createdAt))
      .limit(BATCH)
      .for("update", { of: productAlerts, skipLocked: true });
    for (const { alert, product, to } of due) {
      const { url: unsubscribeUrl } = await unsubscribeLink(deps, tx, alert.subscriberId);
      const productUrl = `${deps.publicUrl}/products/${product.id}`;
      await queueMail(deps, tx, {
        kind: "back_in_season",
        to,
        dedupeKey: `back_in_season:${alert.id}`,
        data: { product, productUrl, unsubscribeUrl },
      });
      await tx
        .update(productAlerts)
        .set({ sentAt: deps.clock.now() })
        .where(eq(productAlerts.id, alert.id));
    }
    return due.length;
  });
}
