import { eq } from "drizzle-orm";
import { ordersErrors as m } from "#messages/orders/errors.ts";
import type { FoodBank } from "#shared/boxes/box-choices.ts";
import { foodBankFor, isReached, placeOf } from "#shared/boxes/food-bank.ts";
import type { Delivery } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { NO_MONEY } from "#shared/money.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { Db, Tx } from "#db/client.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { changeTermsOf } from "./change-terms.ts";
import { takeChange } from "./change-budget.ts";
import { lockOwnOrder, type Order, ownedBy, requireChangeable } from "./own-order.ts";
import { writeDelivery } from "./write-delivery.ts";

/** The alternative destination of a closed box: a food bank, or the household's own address if `bank` is null. */
type OtherPlace = { bank: FoodBank | null; place: Delivery };

/**
 * The alternative destination of a weekly box: the food bank, or the household's address if the box is donated. The
 * caller checks whether the order can still be changed. Null for other orders; without a food bank; if the address is
 * not served on the order's day or the food bank's zone has a higher minimum; or if its delivery fee or tax would
 * differ, since the amount charged must not change.
 */
export async function otherPlaceOf(
  db: Db | Tx,
  settings: Settings,
  order: Order,
): Promise<OtherPlace | null> {
  const [box] = await db
    .select({ donatedTo: boxes.donatedTo, delivery: boxSubscriptions.delivery })
    .from(boxes)
    .innerJoin(boxSubscriptions, eq(boxSubscriptions.id, boxes.subscriptionId))
    .where(eq(boxes.orderId, order.id));
  const zipCode = box?.donatedTo ? box.delivery.zipCode : settings.foodBank?.zipCode;
  if (!box || zipCode === undefined) return null;
  const day = order.deliveryDay;
  const { difference, goods, isTaxedAlike } = await changeTermsOf(db, settings, order, zipCode);
  if (difference !== 0 || !isTaxedAlike) return null;
  if (box.donatedTo) {
    return isReached(settings, zipCode, day) ? { bank: null, place: box.delivery } : null;
  }
  const bank = foodBankFor(settings, { day, price: goods });
  return bank && { bank, place: placeOf(order, { donatedTo: bank }) };
}

/** Whether the order's box goes to a food bank; null if the order is not a box. */
async function isDonated(tx: Tx, order: Order): Promise<boolean | null> {
  const [box] = await tx
    .select({ donatedTo: boxes.donatedTo })
    .from(boxes)
    .where(eq(boxes.orderId, order.id));
  return box ? box.donatedTo !== null : null;
}

/**
 * Donates a closed weekly box to the food bank, or undoes the donation, until the order's cut-off. Changes nothing if
 * the box already goes where it is asked to. Throws `not_found`, and `too_many`, and `conflict` after the cut-off or if
 * the box cannot go there for the amount already charged.
 */
export async function donateOrder(
  deps: Deps,
  user: { id: string; username: string },
  { number, donated }: { number: string; donated: boolean },
): Promise<void> {
  const settings = await getSettings(deps);
  const holder = ownedBy(user);
  await takeChange(deps, holder, number);
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(deps, tx, holder, number);
    if ((await isDonated(tx, order)) === donated) return;
    requireChangeable(deps, order, settings);
    const other = await otherPlaceOf(tx, settings, order);
    if (!other || donated !== (other.bank !== null))
      throw new DomainError("conflict", m.staysThere);
    await tx.update(boxes).set({ donatedTo: other.bank }).where(eq(boxes.orderId, order.id));
    const { address, city, zipCode, phone = "", specialInstructions = "" } = other.place;
    const where = { address, city, zipCode, phone, specialInstructions };
    const when = { day: order.deliveryDay, window: order.deliveryWindow };
    const to = { ...when, ...where };
    await writeDelivery(deps, tx, { order, to, holder, settings, back: NO_MONEY });
  });
}
