import { sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import type { HoldScope } from "#shared/checkout/hold-share.ts";
import { limits } from "#shared/platform/limits.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { Tx } from "#db/client.ts";
import { hashToken } from "../../platform/links/tokens.ts";
import type { Shopper } from "./checkout-row.ts";
import { HoldRefusedError } from "./hold-refused.ts";

/**
 * Refuses another open checkout for an account or network at its limit (decision 014). Near a limit, requests of
 * the same account or network are serialized so that the count is exact.
 */
export async function refuseTooManyOpen(
  tx: Tx,
  { token, user, network }: Shopper,
  settings: Settings,
): Promise<void> {
  const { openCheckoutsPerAccount, openCheckoutsPerAddress } = settings;
  const [row] = await tx.execute<{ scope: HoldScope | null }>(sql`
    select too_many_open(${hashToken(token)}, ${user?.id ?? null}::uuid, ${network ?? null}::text,
      ${openCheckoutsPerAccount}, ${openCheckoutsPerAddress}) as scope`);
  if (row?.scope) throw tooManyOpen(row.scope);
}

/** The error for one open checkout too many; `among` says whose limit was reached. */
export function tooManyOpen(among: HoldScope): HoldRefusedError {
  const details = { retryAfterSeconds: limits.holdMinutesUndisturbed * 60 };
  const refusal = { code: "too_many", message: m.tooManyOpen[among], details } as const;
  return new HoldRefusedError({ kind: "checkout", among }, refusal);
}
