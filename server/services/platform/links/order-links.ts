import { and, eq, exists, gt, isNull, type SQL } from "drizzle-orm";
import { linkEnd } from "#shared/orders/order-link.ts";
import { orderLinkPath, orderPath } from "#shared/orders/order-path.ts";
import type { Day } from "#shared/time.ts";
import { orderLinks } from "#db/schema/orders/links.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { hashToken, newToken } from "./tokens.ts";

type Linked = Pick<typeof orders.$inferSelect, "id" | "number" | "userId" | "deliveryDay">;

/**
 * The URL of an order for an email about it, created in the transaction that writes the email: a page of the owner's
 * account or, for a guest, a new link. Only the hash of its token is stored, so it cannot be repeated in another email.
 * The link may only go to the order's own email address or to the browser that paid.
 */
export async function orderUrl(
  deps: Pick<Deps, "clock" | "publicUrl">,
  tx: Tx,
  order: Linked,
): Promise<string> {
  const { url, link } = newOrderUrl(deps, order);
  if (link) await tx.insert(orderLinks).values(link);
  return url;
}

/** The email preferences page of the account that owns an order; null for a guest's order. */
export function mailChoicesUrl(
  { publicUrl }: Pick<Deps, "publicUrl">,
  { userId }: Pick<Linked, "userId">,
): string | null {
  return userId === null ? null : `${publicUrl}/dashboard/customer/mail`;
}

type LinkRow = typeof orderLinks.$inferInsert;

/** Like `orderUrl`, for callers that store a guest's link themselves; it does not work before that. */
export function newOrderUrl(
  { clock, publicUrl }: Pick<Deps, "clock" | "publicUrl">,
  order: Linked,
): { url: string; link: LinkRow | null } {
  if (order.userId !== null) {
    return { url: `${publicUrl}${orderPath(order.number)}`, link: null };
  }
  const token = newToken();
  return {
    url: `${publicUrl}${orderLinkPath(token)}`,
    link: linkRow(token, order, clock.now()),
  };
}

/** The token of a new link to a guest's order. Older links still work. */
export async function newOrderLink(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  order: Pick<Linked, "id" | "deliveryDay">,
): Promise<string> {
  const token = newToken();
  await tx.insert(orderLinks).values(linkRow(token, order, clock.now()));
  return token;
}

function linkRow(
  token: string,
  { id: orderId, deliveryDay }: Pick<Linked, "id" | "deliveryDay">,
  issuedAt: Date,
): LinkRow {
  return { tokenHash: hashToken(token), orderId, issuedAt, endsAt: linkEnd(deliveryDay) };
}

/** Adjusts the expiry of an order's links to its new delivery day. */
export async function moveLinkEnds(tx: Tx, orderId: string, deliveryDay: Day): Promise<void> {
  const set = { endsAt: linkEnd(deliveryDay) };
  await tx.update(orderLinks).set(set).where(eq(orderLinks.orderId, orderId));
}

/** The order that a link opens, as long as no account owns it and the link has not expired. */
export function opensByLink({ clock }: Pick<Deps, "clock">, db: Db | Tx, token: string): SQL {
  const link = db
    .select({ orderId: orderLinks.orderId })
    .from(orderLinks)
    .where(
      and(
        eq(orderLinks.orderId, orders.id),
        eq(orderLinks.tokenHash, hashToken(token)),
        gt(orderLinks.endsAt, clock.now()),
      ),
    );
  const opens = and(isNull(orders.userId), exists(link));
  if (!opens) throw new Error("A link opens nothing");
  return opens;
}
