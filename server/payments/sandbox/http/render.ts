import type { Json } from "./json.ts";
import type { Kind, Rows } from "../state/rows.ts";
import type { Tx } from "../state/store.ts";

/** A row as the API returns it: fills in what depends on time and hides what must not be shown. */
export function rendered(tx: Tx, kind: Kind, row: Rows[Kind]): Json {
  if (kind === "balance_transaction") return atTime(tx, row as Rows["balance_transaction"]);
  if (kind === "webhook_endpoint") return withoutSecret(row as Rows["webhook_endpoint"]);
  if (kind === "event") return withPending(tx, row as Rows["event"]);
  if (kind === "payout") return (row as Rows["payout"]).object;
  return row;
}

function atTime(tx: Tx, row: Rows["balance_transaction"]): Json {
  return { ...row, status: row.available_on <= tx.now() ? "available" : "pending" };
}

function withoutSecret(row: Rows["webhook_endpoint"]): Json {
  const { secret: _secret, connect: _connect, ...shown } = row;
  return shown;
}

function withPending(tx: Tx, row: Rows["event"]): Json {
  let pending = 0;
  for (const delivery of tx.newest("delivery")) if (delivery.event === row.id) pending += 1;
  return { ...row, pending_webhooks: pending };
}
