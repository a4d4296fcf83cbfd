import { ordersErrors as m } from "#messages/orders-errors.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
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
import { comesAgain, isAboard } from "../comes-again.ts";
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

/** Whether its money is asked for or back, a van takes it, or it is to be brought again. */
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

/** An order waits on one route at a time: it leaves the one that never left, whose row keeps it from leaving now. */
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
  const [hindrance, { isAsked, isToCome }] = await Promise.all([
    hindranceOf(deps, deps.db, by, order),
    wayOf(deps, deps.db, order),
  ]);
  const days = hindrance === null ? daysFor(deps, settings, order) : [];
  return {
    /** Whether its customer wants the money instead, which the team decides about. */
    askedForMoney: isAsked,
    canChoose: hindrance === null,
    /** Why not, in words for whoever reads. */
    hindrance,
    comesAgain: isToCome,
    days: await slotsLeft(deps, days, settings.windowCapacities),
  };
}
