import { ordersErrors as m } from "#messages/orders/errors.ts";
import { deliveryDays } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import type { Cents } from "#shared/money.ts";
import type { DeliveryChange, ShownDelivery } from "#shared/orders/order-change.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { checkAddress } from "../../platform/zones/delivery-zone.ts";
import { writeRefund } from "../refunds/refund-order.ts";
import { AS_PAID } from "../refunds/refunding.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { donatedTo } from "../donated.ts";
import { moveOrderSlot } from "../order-slot.ts";
import { checkMove } from "./change-terms.ts";
import { actorOf, type Holder, lockOwnOrder, type Order, requireChangeable } from "./own-order.ts";
import { takeChange } from "./change-budget.ts";
import { deliveryOf, writeDelivery } from "./write-delivery.ts";
import { refuseOwnMoney } from "../../payments/refunds/own-money.ts";

/**
 * Changes the day, window, address or instructions of the holder's order, all or nothing. Returns whether anything
 * changed, and the refunded part of the fee in cents. A new zip code or day must meet the zone's current terms: the
 * difference to a lower fee is refunded, a higher fee is refused (docs/decisions/027). Throws `not_found`; `conflict`
 * after the cut-off, for a donated box, if it differs from `shown`, or if the refund would leave nothing paid on the
 * order; `undeliverable`; `window_full`; `too_many`; `invalid` for the zone's minimum, a higher fee or a different
 * tax; and `forbidden` if a team member would refund part of their own fee.
 */
export async function changeDelivery(
  deps: Deps,
  holder: Holder,
  input: DeliveryChange,
): Promise<{ back: Cents; isChanged: boolean }> {
  const settings = await getSettings(deps);
  checkAddress(settings, input);
  await takeChange(deps, holder, input.number);
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(deps, tx, holder, input.number);
    requireChangeable(deps, order, settings);
    requireAsShown(order, input);
    // The food bank counts on the day and window agreed on when the box closed.
    const bank = await donatedTo(tx, order.id);
    if (bank) throw new DomainError("conflict", m.goesToBank(bank));
    const back = await checkMove(tx, settings, order, input);
    if (back > 0 && holder.by === "team") await refuseOwnMoney(tx, holder.user, order);
    await changeSlot(deps, tx, { order, to: input, settings });
    if (back > 0) await giveFeeBack(deps, tx, { order, holder, back });
    const { number: _, shown: __, ...to } = input;
    const isChanged = await writeDelivery(deps, tx, { order, to, holder, settings, back });
    return { back, isChanged };
  });
}

/**
 * Throws `conflict` if somebody has changed the delivery since the form was opened, which would put it back. What is
 * already as asked for, after a lost response, is not refused.
 */
function requireAsShown(order: Order, { number: _, shown, ...to }: DeliveryChange): void {
  const now = deliveryOf(order);
  if (!shown || isSame(now, shown) || isSame(now, { ...now, ...to })) return;
  throw new DomainError("conflict", m.changedMeanwhile);
}

type Known = { [Key in keyof ShownDelivery]?: ShownDelivery[Key] | undefined };

/** Whether two deliveries are the same; an omitted text is an empty one. */
function isSame(one: Known, other: Known): boolean {
  const keys = [
    "day",
    "window",
    "address",
    "city",
    "zipCode",
    "phone",
    "specialInstructions",
  ] as const;
  return keys.every((key) => (one[key] ?? "") === (other[key] ?? ""));
}

/** Refunds part of the delivery fee without a refund email: the email about the change mentions it. */
async function giveFeeBack(
  deps: Deps,
  tx: Tx,
  { order, holder, back }: { order: Order; holder: Holder; back: Cents },
): Promise<void> {
  const written = await writeRefund(deps, tx, {
    order,
    what: {
      wish: { lines: [], delivery: back },
      reason: "cheaper_zone",
      cause: "customer_changed",
      money: AS_PAID,
    },
    by: { actor: actorOf(holder) },
    notice: "by_caller",
  });
  if (written?.isOver) throw new DomainError("conflict", m.onlyFreeGoods);
}

type Moving = { order: Order; to: Pick<DeliveryChange, "day" | "window">; settings: Settings };

async function changeSlot(deps: Deps, tx: Tx, { order, to, settings }: Moving): Promise<void> {
  const { day, window } = to;
  if (day === order.deliveryDay && window === order.deliveryWindow) return;
  const today = businessDayAt(deps.clock.now());
  if (day !== order.deliveryDay && !deliveryDays(today, calendarOf(settings)).includes(day)) {
    throw new DomainError("undeliverable", m.noDeliveryThatDay);
  }
  await moveOrderSlot(tx, settings, order, { day, window });
}
