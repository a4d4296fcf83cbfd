import { and, asc, eq, isNull, not, sql } from "drizzle-orm";
import { catalogErrors as m } from "#messages/catalog-errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { ProductAlertInput } from "#shared/subscribers/subscriber.ts";
import { products, stock } from "#db/schema/catalog/catalog.ts";
import { productAlerts, subscribers } from "#db/schema/subscribers/subscribers.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { eachSurvives } from "../../platform/each-survives.ts";
import { queueMail } from "../../mail/outbox.ts";
import { shownName } from "#shared/catalog/shown-words.ts";
import { speak } from "../../../language.ts";
import { readerLanguage } from "../../mail/reader-language.ts";
import { unsubscribeLink } from "../../subscribers/subscriber-links.ts";
import { HAS_LEFT, keepSubscriber, mailConfirmation } from "../../subscribers/subscribers.ts";

/**
 * Remembers that an address waits for a product; asking twice is asking once. It is notified by one email
 * as soon as the product can be had. An address that had unsubscribed is emailed the link that confirms it, and gets
 * no other email before that was pressed: whoever typed it may be a stranger. Throws `not_found` for an unknown product.
 */
export async function askForAlert(deps: Deps, input: ProductAlertInput): Promise<void> {
  if (input.website) return;
  const { email, productId } = input;
  const createdAt = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, productId));
    if (!product) throw new DomainError("not_found", m.noProduct);
    const person = { email, source: "back_in_season" } as const;
    const { id: subscriberId } = await keepSubscriber(tx, person, "asked_for_alert", createdAt);
    await tx
      .insert(productAlerts)
      .values({ subscriberId, productId, createdAt })
      .onConflictDoNothing();
    const isThis = eq(subscribers.id, subscriberId);
    const [known] = await tx.select({ hasLeft: HAS_LEFT }).from(subscribers).where(isThis);
    if (known?.hasLeft) await mailConfirmation(deps, tx, { id: subscriberId, email });
  });
}

/** Alerts that were not sent yet, of a product that can be had now, to who has not unsubscribed. */
const IS_DUE = and(
  isNull(productAlerts.sentAt),
  not(HAS_LEFT),
  products.visible,
  sql`${stock.onHand} > ${stock.reserved}`,
);

/**
 * Writes an email for every alert whose product can be had now, the longest waiting first. Returns how
 * many. One that fails does not stop the others; then it throws, and the job runs again.
 */
export async function sendDueAlerts(deps: Deps): Promise<number> {
  const due = await deps.db
    .select({ id: productAlerts.id })
    .from(productAlerts)
    .innerJoin(products, eq(products.id, productAlerts.productId))
    .innerJoin(stock, eq(stock.productId, products.id))
    .innerJoin(subscribers, eq(subscribers.id, productAlerts.subscriberId))
    .where(IS_DUE)
    .orderBy(asc(productAlerts.createdAt), asc(productAlerts.id));
  let sent = 0;
  const steps = due.map(({ id }) => ({
    facts: { subjectId: id, table: "product_alerts" },
    run: async () => {
      if (await sendAlert(deps, id)) sent += 1;
    },
  }));
  await eachSurvives(deps, "an alert could not be written", steps);
  return sent;
}

/** False for one that another process sends, or whose product has sold out in the meantime. */
function sendAlert(deps: Deps, id: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const [due] = await tx
      .select({ alert: productAlerts, product: products, to: subscribers.email })
      .from(productAlerts)
      .innerJoin(products, eq(products.id, productAlerts.productId))
      .innerJoin(stock, eq(stock.productId, products.id))
      .innerJoin(subscribers, eq(subscribers.id, productAlerts.subscriberId))
      .where(and(eq(productAlerts.id, id), IS_DUE))
      .for("update", { of: productAlerts, skipLocked: true });
    if (!due) return false;
    const { alert, product, to } = due;
    const language = await readerLanguage(tx, { to, orderNumber: null });
    const name = speak(language, () => shownName(product));
    const { url: unsubscribeUrl } = await unsubscribeLink(deps, tx, alert.subscriberId);
    const productUrl = `${deps.publicUrl}/products/${product.id}`;
    await queueMail(deps, tx, {
      kind: "back_in_season",
      to,
      dedupeKey: `back_in_season:${id}`,
      language,
      data: { product: { ...product, name }, productUrl, unsubscribeUrl },
    });
    await tx
      .update(productAlerts)
      .set({ sentAt: deps.clock.now() })
      .where(eq(productAlerts.id, id));
    return true;
  });
}
