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
 * The address of an order for an email about it, in the transaction that writes the email: its owner's
 * page, or for a guest a new link. Only the hash of its token is stored, so no other email can repeat
 * it. The link must go to the order's own address, or to the browser that paid.
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

/** Where the account that owns an order chooses its emails, for an email about it; null for a guest's order. */
export function mailChoicesUrl(
  { publicUrl }: Pick<Deps, "publicUrl">,
  { userId }: Pick<Linked, "userId">,
): string | null {
  return userId === null ? null : `${publicUrl}/dashboard/customer/mail`;
}

type LinkRow = typeof orderLinks.$inferInsert;

/** As `orderUrl`, for whoever writes the link, a guest's, beside other things: it opens nothing before that. */
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

/** A new link's token for a guest's order. The older ones go on working. */
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

/** Lets the links of an order end with its new day of delivery. */
export async function moveLinkEnds(tx: Tx, orderId: string, deliveryDay: Day): Promise<void> {
  const set = { endsAt: linkEnd(deliveryDay) };
  await tx.update(orderLinks).set(set).where(eq(orderLinks.orderId, orderId));
}

/** Which order a link opens: one that no account owns, until the link ends. */
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
