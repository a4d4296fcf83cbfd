import type Stripe from "stripe";
import { noSuch } from "../http/errors.ts";
import type { Rows } from "../state/rows.ts";
import type { Tx } from "../state/store.ts";

export function isDeleted(row: Rows["customer"]): row is Stripe.DeletedCustomer {
  return "deleted" in row && row.deleted;
}

/** The customer named in a parameter. Throws if unknown or deleted. */
export function customerOf(tx: Tx, id: string): Stripe.Customer {
  const row = tx.find("customer", id);
  if (!row || isDeleted(row)) throw noSuch("customer", id, "customer", 400);
  return row;
}
