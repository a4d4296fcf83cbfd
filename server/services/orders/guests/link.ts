import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, eq, isNull } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { type AskLink, linkEnd } from "#shared/orders/order-link.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { type Asker, ownCheckouts } from "../../payments/checkouts/checkout-row.ts";
import { newOrderLink, opensByLink, orderUrl } from "../../platform/links/order-links.ts";
import { hashToken } from "../../platform/links/tokens.ts";
import { takeMail } from "../../platform/typed-mails.ts";
import type { Order } from "../own/own-order.ts";

/** The order that a link opens. Throws the same `not_found` whether the link is unknown, expired or revoked. */
export async function orderOfLink(
  deps: Pick<Deps, "db" | "clock">,
  token: string,
  db: Deps["db"] | Tx = deps.db,
): Promise<Order> {
  const [order] = await db
    .select()
    .from(orders)
    .where(opensByLink(deps, db, token));
  if (!order) throw new DomainError("not_found", m.deadLink);
  return order;
}

/**
 * Creates an order link for a guest, in the browser that paid the order. Throws `not_found` for any other order, one
 * that an account owns, or a signed-in user.
 */
export async function openOwnOrder(
  deps: Deps,
  asker: Asker,
  number: string,
): Promise<{ token: string }> {
  return inTransaction(deps.db, async (tx) => {
    const [found] = await tx
      .select({ id: orders.id, deliveryDay: orders.deliveryDay })
      .from(orders)
      .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
      .where(and(eq(orders.number, number), isNull(orders.userId), ownCheckouts(asker)));
    if (!found || asker.user) throw new DomainError("not_found", m.noOrder);
    return { token: await newOrderLink(deps, tx, found) };
  });
}

/**
 * Requests a new link to a guest's order. A job does the rest, so that neither the response nor its timing reveals
 * whether such an order exists. Throws `too_many`.
 */
export async function askForLink(
  deps: Pick<Deps, "db" | "jobs" | "throttle">,
  asked: AskLink,
  address: string,
): Promise<void> {
  await deps.throttle.take("order_link_ask_address", address);
  await takeMail(deps, asked.email, address);
  await inTransaction(deps.db, (tx) => deps.jobs.enqueue(tx, "send_order_link", asked));
}

/**
 * Emails a new link to the order's own address. Does nothing if there is no guest order with that number and address,
 * or links to it no longer work.
 */
export async function sendOrderLink(
  deps: Pick<Deps, "db" | "mail" | "jobs" | "clock" | "publicUrl">,
  { number, email }: AskLink,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const isIt = and(eq(orders.number, number), eq(orders.email, email), isNull(orders.userId));
    const [order] = await tx.select().from(orders).where(isIt).for("update");
    if (!order || linkEnd(order.deliveryDay) <= deps.clock.now()) return;
    const url = await orderUrl(deps, tx, order);
    await queueMail(deps, tx, {
      kind: "order_link",
      to: order.email,
      dedupeKey: `order_link:${hashToken(url)}`,
      data: { orderNumber: order.number, orderUrl: url },
    });
  });
}
