import { ApiError } from "../../http/errors.ts";
import type { AccountRow } from "../../state/rows.ts";
import type { Tx } from "../../state/store.ts";

/** An account that the platform may act on. Throws 403 if it is unknown or no longer accessible. */
export function reachable(tx: Tx, id: string): AccountRow {
  const row = tx.find("account", id);
  if (row?.access === "granted") return row;
  throw new ApiError(403, {
    type: "invalid_request_error",
    code: "account_invalid",
    message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
  });
}
