import { and, desc, eq } from "drizzle-orm";
import { checkouts, holds, slotHolds } from "#db/schema/checkout/checkout.ts";
import type { Db } from "#db/client.ts";
import { type Asker, ownCheckouts } from "../payments/checkouts/checkout-row.ts";
import { hashToken } from "../platform/links/tokens.ts";
import type { DeliverySlot } from "./delivery-slots.ts";

type OwnHolds = {
  /** Units by product. */
  units: ReadonlyMap<number, number>;
  slot: DeliverySlot | null;
};

const NOTHING: OwnHolds = { units: new Map(), slot: null };

/**
 * What this browser's own unpaid checkout holds. Its next quote replaces it, so the shopper can still choose these
 * goods and slots.
 */
export async function ownHolds(db: Db, asker: Asker): Promise<OwnHolds> {
  if (asker.token === null) return NOTHING;
  const isHere = eq(checkouts.tokenHash, hashToken(asker.token));
  const [own] = await db
    .select({ id: checkouts.id, state: checkouts.state })
    .from(checkouts)
    .where(and(isHere, ownCheckouts(asker), eq(checkouts.purpose, "order")))
    .orderBy(desc(checkouts.createdAt), desc(checkouts.id))
    .limit(1);
  if (own?.state !== "held") return NOTHING;
  const [units, [slot]] = await Promise.all([
    db
      .select({ id: holds.productId, quantity: holds.quantity })
      .from(holds)
      .where(and(eq(holds.checkoutId, own.id), eq(holds.state, "active"))),
    db
      .select({ day: slotHolds.day, window: slotHolds.window })
      .from(slotHolds)
      .where(eq(slotHolds.checkoutId, own.id)),
  ]);
  return { units: new Map(units.map(({ id, quantity }) => [id, quantity])), slot: slot ?? null };
}
