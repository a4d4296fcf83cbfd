import { and, asc, eq, isNull, not, sql } from "drizzle-orm";
import { catalogErrors as m } from "#messages/catalog/errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { ProductAlertInput } from "#shared/subscribers/subscriber.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { productAlerts, subscribers } from "#db/schema/subscribers/subscribers.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { eachSurvives } from "../../platform/each-survives.ts";
import { queueMail } from "../../mail/outbox.ts";
import { mayMail } from "../../platform/typed-mails.ts";
import { shownName } from "#shared/catalog/shown-words.ts";
import { speak } from "../../../language.ts";
import { readerLanguage } from "../../mail/reader-language.ts";
import { unsubscribeLink } from "../../subscribers/subscriber-links.ts";
import { HAS_LEFT, keepSubscriber, mailConfirmation } from "../../subscribers/subscribers.ts";

/**
 * Stores that an address wants to be notified of a product; idempotent. It gets one email as soon
 * as the product is available. An unsubscribed address gets a confirmation link and no other email
 * until that is used, since a stranger may have typed it. Throws `not_found` for an unknown
 * product.
 */
export async function askForAlert(
  deps: Deps,
  input: ProductAlertInput,
  address: string,
): Promise<void> {
  if (input.website) return;
  const { email, productId } = input;
  const createdAt = deps.clock.now();
  const isMailed = await mayMail(deps, email, address);
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
    if (known?.hasLeft && isMailed) await mailConfirmation(deps, tx, { id: subscriberId, email });
  });
}

/** Alerts not sent yet, for a product that is available now, to an address that has not unsubscribed. */
const IS_DUE = and(
  isNull(productAlerts.sentAt),
  not(HAS_LEFT),
  products.visible,
  sql`${stock.onHand} > ${stock.reserved}`,
);

/**
 * Sends an email for every alert whose product is available now, longest wait first. Returns how
 * many it sent. A failure does not stop the others, but throws at the end, so that the job runs
 * again.
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

/** Returns false for an alert that another process is sending, or whose product has sold out in the meantime. */
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
