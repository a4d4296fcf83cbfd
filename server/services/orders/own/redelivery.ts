import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { DeliveryCalendar } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import { NO_MONEY } from "#shared/money.ts";
import type { Redelivery } from "#shared/orders/order-change.ts";
import { redeliveryDays } from "#shared/orders/redelivery.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { zoneTermsOf } from "#shared/platform/zones/zone-terms.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { deliveryRoutes, routeStops } from "#db/schema/logistics/logistics.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { slotsLeft } from "../../checkout/delivery-slots.ts";
import { isStoppedOrder } from "../../payments/refunds/stopped.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { isAboard } from "../units/comes-again.ts";
import { comesAgain } from "../../platform/standing-orders.ts";
import { donatedTo } from "../donated.ts";
import { moveOrderSlot } from "../order-slot.ts";
import { isGivenBack, isMoneyAsked, withdrawAsked } from "../problems/asked.ts";
import { takeChange } from "./change-budget.ts";
import { type Holder, lockOwnOrder, type Order } from "./own-order.ts";
import { writeDelivery } from "./write-delivery.ts";

/**
 * Schedules another delivery of an order whose delivery failed, to the same address and free of charge. The order's
 * state changes only when a route of that day takes it. Throws `not_found`; `conflict` if the delivery did not fail, or
 * the order is disputed, on a van or fully refunded, or, unless the team calls, donated or with an open refund request,
 * which the team's choice closes; `undeliverable` for a day that is not offered; `window_full`; and `too_many`.
 */
export async function chooseRedelivery(
  deps: Deps,
  holder: Holder,
  input: Redelivery,
): Promise<{ isChanged: boolean }> {
  const settings = await getSettings(deps);
  await takeChange(deps, holder, input.number);
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

/** Closes an open refund request; returns whether there was one. */
async function withdrawn(deps: Deps, tx: Tx, { id: orderId }: Order, by: string): Promise<boolean> {
  return withdrawAsked(deps, tx, { orderId, answer: m.comesAgain, by });
}

/** The days on which vans serve the order's address. */
function daysFor({ clock }: Pick<Deps, "clock">, settings: Settings, order: Order): Day[] {
  const { weekdays } = zoneTermsOf(settings, order.delivery.zipCode);
  const calendar: DeliveryCalendar = { ...calendarOf(settings), weekdays };
  return redeliveryDays(businessDayAt(clock.now()), calendar);
}

/** Why the holder cannot schedule another delivery, in words for them; null if they can. */
async function hindranceOf(
  deps: Pick<Deps, "clock">,
  db: Db | Tx,
  by: Holder["by"],
  order: Order,
): Promise<string | null> {
  const isTeam = by === "team";
  if (order.state !== "failed_delivery") return m.notFailed;
  if (await isStoppedOrder(db, order)) return isTeam ? m.bankHasIt : m.bankDecides;
  const { isAsked, isBack, isTaken } = await wayOf(deps, db, order);
  if (isTaken) return isTeam ? m.vanHasIt : m.vanTakesIt;
  if (isBack) return m.allGivenBack;
  if (isTeam) return null;
  const bank = await donatedTo(db, order.id);
  if (bank) return m.goesToBank(bank);
  return isAsked ? m.askedForMoney : null;
}

/** The facts that decide whether another delivery can be scheduled. */
async function wayOf({ clock }: Pick<Deps, "clock">, db: Db | Tx, { id }: Pick<Order, "id">) {
  const today = businessDayAt(clock.now());
  const [way] = await db
    .select({
      isAsked: isMoneyAsked,
      isBack: isGivenBack,
      isTaken: isAboard(today),
      isToCome: comesAgain(today),
    })
    .from(orders)
    .where(eq(orders.id, id));
  if (!way) throw new Error("An order is gone");
  return way;
}

/** Throws `conflict` with the reason if the holder cannot schedule another delivery. */
export async function requireChoice(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  by: Holder["by"],
  order: Order,
): Promise<void> {
  const hindrance = await hindranceOf(deps, tx, by, order);
  if (hindrance) throw new DomainError("conflict", hindrance);
}

/** Removes the order from a route that never started: its stop there would keep it off any other route. */
async function leaveForgottenRoute(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  { id }: Pick<Order, "id">,
): Promise<void> {
  const today = businessDayAt(clock.now());
  const stops = await tx
    .select({ id: routeStops.id, routeId: routeStops.routeId })
    .from(routeStops)
    .innerJoin(deliveryRoutes, eq(deliveryRoutes.id, routeStops.routeId))
    .where(
      and(eq(routeStops.orderId, id), sql`is_forgotten(route_stops, delivery_routes, ${today})`),
    );
  if (stops.length === 0) return;
  const routes = stops.map(({ routeId }) => routeId);
  const still = await tx
    .select({ id: deliveryRoutes.id })
    .from(deliveryRoutes)
    .where(and(inArray(deliveryRoutes.id, routes), eq(deliveryRoutes.state, "planned")))
    .for("update");
  if (still.length < routes.length) throw new DomainError("conflict", m.vanTakesIt);
  const ids = stops.map((stop) => stop.id);
  await tx.delete(routeStops).where(inArray(routeStops.id, ids));
}

/**
 * For an order whose delivery failed: whether it will be delivered again, and the days to choose from with the slots
 * left. Null for any other order.
 */
export async function redeliveryOf(
  deps: Pick<Deps, "db" | "clock">,
  by: Holder["by"],
  order: Order,
  settings: Settings,
) {
  if (order.state !== "failed_delivery") return null;
  const [hindrance, { isAsked, isToCome }] = await Promise.all([
    hindranceOf(deps, deps.db, by, order),
    wayOf(deps, deps.db, order),
  ]);
  const days = hindrance === null ? daysFor(deps, settings, order) : [];
  return {
    /** Whether the customer asked for a refund instead, which the team decides. */
    askedForMoney: isAsked,
    canChoose: hindrance === null,
    /** Why not, in words for the holder. */
    hindrance,
    comesAgain: isToCome,
    days: await slotsLeft(deps, days, settings.windowCapacities),
  };
}
