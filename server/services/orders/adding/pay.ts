import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, eq, sql } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { PayAddition } from "#shared/orders/order-addition.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { Db, Tx } from "#db/client.ts";
import { checkoutQuotes } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import type { Checkout } from "../../payments/checkouts/checkout-row.ts";
import { payWithSavedCard } from "../../payments/intents/pay-saved.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { takesAddition } from "./may-add.ts";

/**
 * The outcome of paying an addition: added to its order, still processing, refunded, or to be paid in the form
 * instead. `message` explains a decline to the payer, else null.
 */
export type PaidAddition =
  | { status: "added"; orderNumber: string }
  | { status: "processing" | "refunded" }
  | { status: "form"; message: string | null };

/**
 * Pays an addition with this saved card. Idempotent: one that is already paid is returned as is. If the bank
 * declines or requires authentication, the form can still pay the same payment. Throws `not_found`, and `conflict` if
 * `revision` is no longer the current quote, the card no longer saved, the hold has expired, or the order takes no more
 * goods; in these cases nothing is charged.
 */
export async function payAddition(
  deps: Deps,
  userId: string,
  { checkoutId, revision, cardId }: PayAddition,
): Promise<PaidAddition> {
  const settings = await getSettings(deps);
  const { outcome, message } = await payWithSavedCard(deps, userId, {
    checkoutId,
    cardId,
    purpose: "addition",
    check: async (tx, checkout) => {
      if (checkout.revision !== revision) {
        throw new DomainError("conflict", m.changedElsewhere);
      }
      await requireOpenOrder(deps, tx, checkout, settings);
    },
  });
  if (outcome.status === "placed") return { status: "added", orderNumber: outcome.orderNumber };
  if (outcome.status === "processing") return { status: "processing" };
  if (outcome.status === "refunded") return { status: "refunded" };
  return { status: "form", message };
}

/** Throws `conflict` if the order no longer takes the quoted goods: the payment would only be refunded. */
export async function requireOpenOrder(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  checkout: Checkout,
  settings: Settings,
): Promise<void> {
  if (await isOrderOpen(deps, tx, checkout, settings)) return;
  throw new DomainError("conflict", m.takesNoMore);
}

/** Whether the order of an addition still takes its goods, as `takesAddition` defines it. */
export async function isOrderOpen(
  deps: Pick<Deps, "clock">,
  db: Db | Tx,
  { id, revision }: Checkout,
  settings: Settings,
): Promise<boolean> {
  const [row] = await db
    .select({ order: orders })
    .from(checkoutQuotes)
    .innerJoin(orders, eq(orders.id, sql`(${checkoutQuotes.quote} ->> 'orderId')::uuid`))
    .where(and(eq(checkoutQuotes.checkoutId, id), eq(checkoutQuotes.revision, revision)));
  return row !== undefined && takesAddition(deps, db, row.order, settings);
}
