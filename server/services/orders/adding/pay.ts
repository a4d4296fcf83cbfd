import { ordersErrors as m } from "#messages/orders-errors.ts";
import { and, eq, sql } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { PayAddition } from "#shared/orders/order-addition.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { Db, Tx } from "#db/client.ts";
import { checkoutQuotes } from "#db/schema/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import type { Checkout } from "../../payments/checkouts/checkout-row.ts";
import { payWithSavedCard } from "../../payments/intents/pay-saved.ts";
import { getSettings } from "../../platform/settings.ts";
import { takesAddition } from "./may-add.ts";

/** What became of it: added, on its way, given back, or to be paid in the form, with what the bank said. */
export type PaidAddition =
  | { status: "added"; orderNumber: string }
  | { status: "processing" | "refunded" }
  | { status: "form"; message: string | null };

/**
 * Pays an addition with the user's saved card, once however often it is called: an addition that is paid
 * is returned as it is. When the bank says no, or wants its holder, the form pays the same payment.
 * Throws `not_found`, and `conflict` when another quote than `revision` stands by now, its time is over, or
 * its order takes no more goods; nothing is charged then.
 */
export async function payAddition(
  deps: Deps,
  userId: string,
  { checkoutId, revision }: PayAddition,
): Promise<PaidAddition> {
  const settings = await getSettings(deps);
  const { outcome, message } = await payWithSavedCard(deps, userId, {
    checkoutId,
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

/**
 * Throws `conflict` when the order was canceled or locked since the goods were quoted: no card is charged
 * for nothing.
 */
export async function requireOpenOrder(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  checkout: Checkout,
  settings: Settings,
): Promise<void> {
  if (await isOrderOpen(deps, tx, checkout, settings)) return;
  throw new DomainError("conflict", m.takesNoMore);
}

/** Whether the order of an addition still takes its goods. */
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
