import { sql } from "drizzle-orm";
import { type HeldShare, type HoldScope, mayHold } from "#shared/checkout/hold-share.ts";
import type { Quote, StockShortage } from "#shared/checkout/checkout.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { Tx } from "#db/client.ts";
import type { Shopper } from "../payments/checkouts/checkout-row.ts";
import { hashToken } from "../platform/links/tokens.ts";

/** For one product, or for the window if there is none. */
export type Share = HeldShare & { productId: number | null };

/**
 * How much of a quote's goods and window the shopper, and everyone on their network, holds in other checkouts. Exact
 * only while the goods' rows are locked.
 */
export async function heldShares(
  tx: Tx,
  { token, user, network }: Shopper,
  checkoutId: string,
  quote: Quote,
): Promise<Share[]> {
  const ids = sql.param(`{${quote.lines.map(({ productId }) => productId).join(",")}}`);
  const rows = await tx.execute<Share>(sql`
    select * from held_shares(${hashToken(token)}, ${user?.id ?? null}::uuid, ${network ?? null}::text,
      ${checkoutId}, ${ids}::int[], ${quote.day}, ${quote.window})`);
  return [...rows];
}

/** A line that exceeds what the shopper may hold. */
type OverLine = StockShortage & { scope: HoldScope };

/** The parts of a quote that exceed the shopper's limits: lines with the allowed quantity, and the window. */
export function overShare(shares: readonly Share[], quote: Quote, settings: Settings) {
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
