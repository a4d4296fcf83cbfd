import type { Outputs } from "#client/lib/api/trpc.ts";
import { type Cents, NO_MONEY } from "#shared/money.ts";

/** The server's response when a payment of `total` is created, all of it for goods. */
export function madeIntent(total: Cents): Outputs["checkout"]["createIntent"] {
  return {
    clientSecret: "secret",
    paymentIntentId: "pi_1",
    checkoutId: "00000000-0000-4000-8000-000000000001",
    revision: 1,
    totals: { subtotal: total, tax: NO_MONEY, delivery: NO_MONEY, discount: NO_MONEY, total },
    day: "2026-12-03",
    window: "morning",
    holdExpiresAt: "2026-12-01T12:00:00.000Z",
  };
}
