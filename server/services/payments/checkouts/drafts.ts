import { and, eq, ne, sql } from "drizzle-orm";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import type { Tx } from "#db/client.ts";
import type { Checkout } from "./checkout-row.ts";

/**
 * Whether another checkout of the same phone draft has bought something, so that the payment of this one must not. Two
 * that are paid at the same moment wait for each other here until the transaction ends; each holds only its own row by
 * then. False for what shoppers pay themselves.
 */
export async function isDraftBought(
  tx: Tx,
  { id, tokenHash, takenBy }: Pick<Checkout, "id" | "tokenHash" | "takenBy">,
): Promise<boolean> {
  if (takenBy === null) return false;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`bought:${tokenHash}`}, 0))`,
  );
  const isOther = and(eq(checkouts.tokenHash, tokenHash), ne(checkouts.id, id));
  const bought = await tx.$count(checkouts, and(isOther, eq(checkouts.state, "placed")));
  return bought > 0;
}
