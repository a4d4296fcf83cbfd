import { sql } from "drizzle-orm";
import type { HoldScope } from "#shared/checkout/hold-share.ts";
import { limits } from "#shared/platform/limits.ts";
import type { Settings } from "#shared/platform/settings.ts";
import type { Tx } from "#db/client.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Shopper } from "./checkout-row.ts";
import { HoldRefusedError } from "./hold-refused.ts";

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
  // In one order for all, so that two who wait never wait for each other.
  const locks = [
    open.address + AT_ONCE < caps.address ? null : `network:${network}`,
    user && open.account + AT_ONCE >= caps.account ? `account:${user.id}` : null,
  ].filter((lock) => lock !== null);
  if (locks.length === 0) return;
  for (const lock of locks) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  }
  const { account, address } = await countOpen(tx, shopper);
  if (account >= caps.account) {
    throw tooManyOpen("visitor", "You have other checkouts open. Please finish one of them first.");
  }
  if (address >= caps.address) {
    throw tooManyOpen(
      "address",
      "Many people on your network are checking out right now. Please try again in a few minutes.",
    );
  }
}

function tooManyOpen(among: HoldScope, message: string): HoldRefusedError {
  const details = { retryAfterSeconds: limits.holdMinutesUndisturbed * 60 };
  return new HoldRefusedError({ kind: "checkout", among }, { code: "too_many", message, details });
}
