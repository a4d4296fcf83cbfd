import { sql } from "drizzle-orm";
import { type HeldShare, mayHold } from "#shared/hold-share.ts";
import type { Quote } from "#shared/checkout.ts";
import { limits } from "#shared/limits.ts";
import type { Settings } from "#shared/settings.ts";
import type { Tx } from "#db/client.ts";
import type { Shopper } from "./checkout-row.ts";
import { HoldRefusedError } from "./hold-refused.ts";
import { hashToken } from "./tokens.ts";

/** Transactions that may count at the same moment: this close to a cap they count one by one. */
const AT_ONCE = 20;

export type OpenCheckouts = { account: number; address: number };

/** Open checkouts of the shopper's account and network, without the one of their cookie. */
export async function countOpen(tx: Tx, shopper: Shopper): Promise<OpenCheckouts> {
  const { user, network } = shopper;
  if (!network) return { account: 0, address: 0 };
  const [row] = await tx.execute<OpenCheckouts>(sql`
    select count(*) filter (where user_id = ${user?.id ?? null}::uuid)::int as account,
      count(*) filter (where network_key = ${network})::int as address
    from checkouts
    where network_key is not null
      and (token_hash <> ${hashToken(shopper.token)} or user_id is distinct from ${user?.id ?? null}::uuid)
      and (network_key = ${network} or user_id = ${user?.id ?? null}::uuid)`);
  return row ?? { account: 0, address: 0 };
}

/**
 * Refuses one more open checkout of an account or a network (decision 014). `open` was counted without
 * a lock; close to a cap it is counted again, one shopper of the network after the other.
 */
export async function refuseTooManyOpen(
  tx: Tx,
  shopper: Shopper,
  open: OpenCheckouts,
  settings: Settings,
): Promise<void> {
  const { user, network } = shopper;
  if (!network) return;
  const caps = {
    account: user ? settings.openCheckoutsPerAccount : Infinity,
    address: settings.openCheckoutsPerAddress,
  };
  if (open.account + AT_ONCE < caps.account && open.address + AT_ONCE < caps.address) return;
  // In one order for all, so that two who wait never wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`network:${network}`}, 0))`);
  if (user) {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`account:${user.id}`}, 0))`,
    );
  }
  const { account, address } = await countOpen(tx, shopper);
  if (account >= caps.account) {
    throw tooManyOpen("You have other checkouts open. Please finish one of them first.");
  }
  if (address >= caps.address) {
    throw tooManyOpen(
      "Many people on your network are checking out right now. Please try again in a few minutes.",
    );
  }
}

function tooManyOpen(message: string): HoldRefusedError {
  const details = { retryAfterSeconds: limits.holdMinutesUndisturbed * 60 };
  return new HoldRefusedError({ kind: "checkout" }, { code: "too_many", message, details });
}

type Row = HeldShare & { productId: number | null };

/**
 * What the shopper, with everyone on their network, holds of a quote's goods and window. Exact once the
 * checkout's own holds are taken: their rows are locked then.
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
      select id, id = ${checkoutId} as own, network_key = ${network} as near,
        coalesce(user_id = ${user?.id ?? null}::uuid, false) or token_hash = ${hashToken(token)} as same
      from checkouts
      where id = ${checkoutId} or (network_key is not null and
        (network_key = ${network} or user_id = ${user?.id ?? null}::uuid or token_hash = ${hashToken(token)}))
    )
    select h.product_id as "productId", s.on_hand as "all",
      coalesce(sum(h.quantity) filter (where own), 0)::int as own,
      coalesce(sum(h.quantity) filter (where not own and same), 0)::int as visitor,
      coalesce(sum(h.quantity) filter (where not own and near), 0)::int as address
    from open join holds h on h.checkout_id = open.id and h.state = 'active'
      join stock s on s.product_id = h.product_id
    where h.product_id = any(${ids}::int[])
    group by h.product_id, s.on_hand
    union all
    select null, d.capacity, count(*) filter (where own)::int,
      count(*) filter (where not own and same)::int, count(*) filter (where not own and near)::int
    from open join seat_holds t on t.checkout_id = open.id
      join delivery_slots d on d.day = t.day and d."window" = t."window"
    where t.day = ${quote.day} and t."window" = ${quote.window}
    group by d.capacity`);
  return [...rows];
}

/** What of a quote is more than its shopper may hold: lines with what they may have, and the window. */
export function overShare(shares: readonly Row[], quote: Quote, settings: Settings) {
  const over = shares.filter((share) => share.own > mayHold(share, settings));
  const lines = over.flatMap((share) => {
    const line = quote.lines.find(({ productId }) => productId === share.productId);
    return line
      ? [
          {
            id: line.productId,
            name: line.name,
            wanted: line.quantity,
            left: mayHold(share, settings),
          },
        ]
      : [];
  });
  return { lines, seat: over.some(({ productId }) => productId === null) };
}
