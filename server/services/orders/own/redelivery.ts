import { ordersErrors as m } from "#messages/orders-errors.ts";
import { and, eq, inArray } from "drizzle-orm";
import type { DeliveryCalendar } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import { NO_MONEY } from "#shared/money.ts";
import type { Redelivery } from "#shared/orders/order-change.ts";
import { redeliveryDays } from "#shared/orders/redelivery.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { zoneTermsOf } from "#shared/platform/zones/zone-terms.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { deliveryRoutes, routeStops } from "#db/schema/logistics.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { slotsLeft } from "../../checkout/delivery-slots.ts";
import { isStoppedOrder } from "../../payments/refunds/stopped.ts";
import { getSettings } from "../../platform/settings.ts";
import { donatedTo } from "../donated.ts";
import { moveOrderSlot } from "../order-slot.ts";
import { isGivenBack, isMoneyAsked, withdrawAsked } from "../problems/asked.ts";
import { type Holder, lockOwnOrder, type Order } from "./own-order.ts";
import { writeDelivery } from "./write-delivery.ts";

/**
 * Lets an order whose delivery failed come again on another day or in another window, to the same door,
 * for nothing. It stays as it is until a route of that day takes it. Throws `not_found`, `conflict` for
 * an order that did not fail, is disputed, on a van or given back, and but for the team one that is donated or
 * whose money was asked for: the team's choice ends that. `undeliverable` for a day that is not offered, and
 * `window_full`.
 */
export async function chooseRedelivery(
  deps: Deps,
  holder: Holder,
  input: Redelivery,
): Promise<{ isChanged: boolean }> {
  const settings = await getSettings(deps);
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(deps, tx, holder, input.number);
    await requireChoice(deps, tx, holder.by, order);
    const { day, window } = input;
    if (!daysFor(deps, settings, order).includes(day)) {
      throw new DomainError("undeliverable", m.noDeliveryThatDay);
    }
    if (day !== order.deliveryDay || window !== order.deliveryWindow) {
      await moveOrderSlot(tx, settings, order, { day, window });
      await leaveForgottenRoute(deps, tx, order);
    }
    const isAnswer = holder.by === "team" && (await withdrawn(deps, tx, order, holder.user.id));
    const write = { order, holder, settings, to: { day, window }, back: NO_MONEY };
    return { isChanged: await writeDelivery(deps, tx, { ...write, isAgain: true, isAnswer }) };
  });
}

/** Whether its customer had asked for the money, which the team's choice ends. */
async function withdrawn(deps: Deps, tx: Tx, { id: orderId }: Order, by: string): Promise<boolean> {
  return withdrawAsked(deps, tx, { orderId, answer: m.comesAgain, by });
}

/** The days on which a van comes to the order's own door. */
function daysFor({ clock }: Pick<Deps, "clock">, settings: Settings, order: Order): Day[] {
  const { weekdays } = zoneTermsOf(settings, order.delivery.zipCode);
  const calendar: DeliveryCalendar = { ...calendarOf(settings), weekdays };
  return redeliveryDays(businessDayAt(clock.now()), calendar);
}

/** Why the holder cannot choose when it comes again, in words for them; null when they can. */
async function hindranceOf(
  deps: Pick<Deps, "clock">,
  db: Db | Tx,
  by: Holder["by"],
  order: Order,
): Promise<string | null> {
  if (order.state !== "failed_delivery") return m.notFailed;
  if (await isStoppedOrder(db, order)) return m.bankDecides;
  if (isAboard(deps, await stopsOf(db, order))) return m.vanTakesIt;
  const { isAsked, isBack } = await moneyOf(db, order);
  if (isBack) return m.allGivenBack;
  if (by === "team") return null;
  const bank = await donatedTo(db, order.id);
  if (bank) return m.goesToBank(bank);
  return isAsked ? m.askedForMoney : null;
}

/** Whether its customer has asked for the money and was not answered yet, or has all of it back. */
async function moneyOf(db: Db | Tx, { id }: Pick<Order, "id">) {
  const [money] = await db
    .select({ isAsked: isMoneyAsked, isBack: isGivenBack })
    .from(orders)
    .where(eq(orders.id, id));
  return { isAsked: money?.isAsked === true, isBack: money?.isBack === true };
}

/** Throws `conflict` when the holder has no choice about an order, in words for them. */
export async function requireChoice(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  by: Holder["by"],
  order: Order,
): Promise<void> {
  const hindrance = await hindranceOf(deps, tx, by, order);
  if (hindrance) throw new DomainError("conflict", hindrance);
}

type Stop = Awaited<ReturnType<typeof stopsOf>>[number];

/** Its stops so far, each with the route. */
async function stopsOf(db: Db | Tx, { id }: Pick<Order, "id">) {
  return db
    .select({
      id: routeStops.id,
      state: routeStops.state,
      routeId: deliveryRoutes.id,
      routeState: deliveryRoutes.state,
      day: deliveryRoutes.day,
      window: deliveryRoutes.window,
    })
    .from(routeStops)
    .innerJoin(deliveryRoutes, eq(deliveryRoutes.id, routeStops.routeId))
    .where(eq(routeStops.orderId, id));
}

/** Whether a van has it or is going to: its door is still to come, or being tried again. */
function isAboard(deps: Pick<Deps, "clock">, stops: readonly Stop[]): boolean {
  const open = stops.filter(({ state }) => state === "planned" || state === "arrived");
  return open.some((stop) => !isForgotten(deps, stop));
}

/** On a route of a day before that never left: it brings nothing any more. */
function isForgotten({ clock }: Pick<Deps, "clock">, { state, routeState, day }: Stop): boolean {
  return state === "planned" && routeState === "planned" && day < businessDayAt(clock.now());
}

/** An order waits on one route at a time: it leaves the one that never left, whose row keeps it from leaving now. */
async function leaveForgottenRoute(deps: Deps, tx: Tx, order: Order): Promise<void> {
  const stops = (await stopsOf(tx, order)).filter((stop) => isForgotten(deps, stop));
  if (stops.length === 0) return;
  const routes = stops.map(({ routeId }) => routeId);
  const still = await tx
    .select({ id: deliveryRoutes.id })
    .from(deliveryRoutes)
    .where(and(inArray(deliveryRoutes.id, routes), eq(deliveryRoutes.state, "planned")))
    .for("update");
  if (still.length < routes.length) throw new DomainError("conflict", m.vanTakesIt);
  const ids = stops.map(({ id }) => id);
  await tx.delete(routeStops).where(inArray(routeStops.id, ids));
}

/**
 * Of an order whose delivery failed, whether it comes again on its day, as chosen or on a van of the same
 * day, and the days that its holder can choose from, with the places left. Null for any other order.
 */
export async function redeliveryOf(
  deps: Pick<Deps, "db" | "clock">,
  by: Holder["by"],
  order: Order,
  settings: Settings,
) {
  if (order.state !== "failed_delivery") return null;
  const [hindrance, stops, { isAsked, isBack }] = await Promise.all([
    hindranceOf(deps, deps.db, by, order),
    stopsOf(deps.db, order),
    moneyOf(deps.db, order),
  ]);
  const days = hindrance === null ? daysFor(deps, settings, order) : [];
  const isOver = isAsked || isBack;
  const isToCome = !isOver && order.deliveryDay >= businessDayAt(deps.clock.now());
  return {
    /** Whether its customer wants the money instead, which the team decides about. */
    askedForMoney: isAsked,
    canChoose: hindrance === null,
    comesAgain: isAboard(deps, stops) || (isToCome && !stops.some(hasFailedOn(order))),
    days: await slotsLeft(deps, days, settings.windowCapacities),
  };
}

const hasFailedOn =
  ({ deliveryDay, deliveryWindow }: Order) =>
  ({ state, day, window }: Stop) =>
    state === "not_home" && day === deliveryDay && window === deliveryWindow;
