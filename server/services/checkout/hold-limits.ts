import { sql } from "drizzle-orm";
import { type HeldShare, type HoldScope, mayHold } from "#shared/checkout/hold-share.ts";
import type { Quote, StockShortage } from "#shared/checkout/checkout.ts";
import type { Settings } from "#shared/platform/settings.ts";
import type { Tx } from "#db/client.ts";
import type { Shopper } from "../payments/checkouts/checkout-row.ts";
import { hashToken } from "../platform/tokens.ts";

type Row = HeldShare & { productId: number | null };

/**
 * What the shopper, and everyone on their network, holds in other checkouts of a quote's goods and
 * window. Exact once the goods' rows are locked.
 */
export async function heldShares(
  tx: Tx,
  { token, user, network }: Shopper,
  checkoutId: string,
  quote: Quote,
): Promise<Row[]> {
  if (!network) return [];
  const ids = sql.param(`{${quote.lines.map(({ productId }) => productId).join(",")}}`);
  const rows = await tx.execute<Row>(sql`
    with open as (
      select id, network_key = ${network} as near,
        coalesce(user_id = ${user?.id ?? null}::uuid, false) or token_hash = ${hashToken(token)} as same
      from checkouts
      where id <> ${checkoutId} and network_key is not null and
        (network_key = ${network} or user_id = ${user?.id ?? null}::uuid or token_hash = ${hashToken(token)})
    ),
    goods as (
      select h.product_id, h.quantity, same, near
      from open join holds h on h.checkout_id = open.id and h.state = 'active'
    ),
    slots as (
      select same, near from open join slot_holds t on t.checkout_id = open.id
      where t.day = ${quote.day} and t."window" = ${quote.window}
    )
    select s.product_id as "productId", s.on_hand as "all",
      coalesce(sum(quantity) filter (where same), 0)::int as visitor,
      coalesce(sum(quantity) filter (where near), 0)::int as address
    from stock s left join goods on goods.product_id = s.product_id
    where s.product_id = any(${ids}::int[])
    group by s.product_id
    union all
    select null, d.capacity, (select count(*) from slots where same)::int,
      (select count(*) from slots where near)::int
    from delivery_slots d where d.day = ${quote.day} and d."window" = ${quote.window}`);
  return [...rows];
}

/** A line of which a shopper wants more than they may hold. */
type OverLine = StockShortage & { scope: HoldScope };

/** What of a quote is more than its shopper may hold: lines with what they may have, and the window. */
export function overShare(shares: readonly Row[], quote: Quote, settings: Settings) {
  const limitOf = (id: number | null) => {
    const share = shares.find(({ productId }) => productId === id);
    return share && mayHold(share, settings);
  };
  const lines = quote.lines.flatMap(({ productId: id, name, quantity: wanted }): OverLine[] => {
    const limit = limitOf(id);
    return limit && wanted > limit.left ? [{ id, name, wanted, ...limit }] : [];
  });
  const place = limitOf(null);
  return { lines, slot: place && place.left < 1 ? place.scope : null };
}
