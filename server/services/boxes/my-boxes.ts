import { and, asc, desc, eq, gte, inArray } from "drizzle-orm";
import type { BoxState } from "#shared/boxes/box-plan.ts";
import { problemWords } from "#shared/boxes/box-words.ts";
import { boxSizeOf, valueOf } from "#shared/boxes/boxes.ts";
import { lastOrderDay, type WindowId } from "#shared/checkout/delivery.ts";
import { type Cents, cents, NO_MONEY } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import { VOID_ORDER_STATES } from "#shared/orders/order.ts";
import { isChangeable } from "#shared/orders/changeable.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { keptCardLabel } from "#shared/payments/cards/saved-cards.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { checkoutQuotes } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "../../deps.ts";
import { hasSlot } from "../checkout/settle-order.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { lastDayOf } from "./change.ts";
import { isOpenBox, storedPlan } from "./own-box.ts";
import { canMoveBack, movesOf } from "./day-and-place.ts";
import { bankPlace, foodBankFor, placeOf } from "#shared/boxes/food-bank.ts";
import type { Box, Subscription } from "./plan.ts";
import { chargeOf } from "./terms.ts";
import { type BoxThing, comesOn, refundedOf } from "./box-orders.ts";
import { holdingsOf } from "./holdings.ts";
import { shownNameOf } from "../platform/people/shown-name.ts";

type Read = Pick<Deps, "db" | "clock">;
/** One week of a household's box, as its owner sees it. */
export type MyBox = {
  id: string;
  /** When it comes: with its order, if it has one, which can be moved on its own. */
  day: string;
  window: WindowId;
  /** Its regular day, if nothing is delivered then; null if it comes on that day. */
  movedFrom: string | null;
  /** Its regular day, if its owner chose another one. */
  chosenFrom: string | null;
  /** The other days of its week on which it can come, each with the cut-off it would have. */
  moves: { day: string; until: string }[];
  /** Whether it can be moved back to its regular day. */
  canMoveBack: boolean;
  /** Who gets it instead of the household. */
  donatedTo: string | null;
  /** Who it can be donated to, where, and the total charged then; null if it cannot be donated or already is. */
  donation: { name: string; place: string; total: Cents } | null;
  state: BoxState;
  /** The box's price, what is charged in addition, and the total; once charged, the amounts charged. */
  price: Cents;
  tax: Cents;
  delivery: Cents;
  total: Cents;
  /** What was refunded of it since. */
  refunded: Cents;
  /** When it can last be changed, or when a declined card is charged again. */
  dueAt: string | null;
  isOpen: boolean;
  /**
   * Its contents, without what was taken off its order or is short, or what they would be as the harvest stands; null
   * if nothing fills it.
   */
  contents: BoxThing[] | null;
  /** The shop price of those goods, without tax and delivery, comparable with `price`. */
  value: Cents;
  /** A sentence for each swap that it does not meet. */
  unmet: string[];
  isSwapped: boolean;
  orderNumber: string | null;
  /**
   * The last day to cancel its order, give it away or change its address; null before there is an order and once that
   * day is over.
   */
  orderUntil: Day | null;
  lastError: string | null;
};

/** The customer's weekly box with its coming weeks; null if there is none, or it has ended. */
export async function getMyBoxes(deps: Read, userId: string) {
  const [subscription] = await deps.db
    .select()
    .from(boxSubscriptions)
    .where(eq(boxSubscriptions.userId, userId))
    .orderBy(desc(boxSubscriptions.createdAt), desc(boxSubscriptions.id))
    .limit(1);
  if (!subscription) return null;
  const settings = await getSettings(deps);
  const now = deps.clock.now();
  const today = businessDayAt(now);
  const rows = await deps.db
    .select({ box: boxes, order: orders, quote: checkoutQuotes.quote })
    .from(boxes)
    .leftJoin(orders, eq(orders.id, boxes.orderId))
    .leftJoin(
      checkoutQuotes,
      and(eq(checkoutQuotes.checkoutId, boxes.checkoutId), eq(checkoutQuotes.revision, 1)),
    )
    .where(and(eq(boxes.subscriptionId, subscription.id), gte(comesOn, today)))
    .orderBy(asc(comesOn));
  const others = rows.map(({ box }) => box);
  const [holdings, refunded] = await Promise.all([
    holdingsOf(deps, subscription, others),
    refundedOf(deps, others),
  ]);
  const its = { subscription, others, settings, now, holdings, refunded };
  const lastDay = await lastDayOf(deps.db, subscription, today);
  const at = others.find((box) => isOpenBox(box, now))?.dueAt ?? now;
  return {
    ...(await planOf(deps, subscription, { settings, at })),
    boxes: rows.map((row) => myBoxOf(row, its)),
    lastDay,
  };
}

type BoxRow = {
  box: Box;
  order: typeof orders.$inferSelect | null;
  quote: typeof checkoutQuotes.$inferSelect.quote | null;
};
/** What a week's box is read with: its subscription, the other weeks, and what all of them hold and got refunded. */
type Household = {
  subscription: Subscription;
  others: Box[];
  settings: Settings;
  now: Date;
  holdings: Awaited<ReturnType<typeof holdingsOf>>;
  refunded: Awaited<ReturnType<typeof refundedOf>>;
};

function myBoxOf({ box, order, quote }: BoxRow, household: Household): MyBox {
  const { subscription, others, settings, now, holdings, refunded } = household;
  const { contents = null, unmet = [] } = holdings.get(box.id) ?? {};
  const { id, state, dueAt, lastError, swaps } = box;
  const isOpen = isOpenBox(box, now);
  const place = placeOf(subscription, box);
  const its = { subscription, box, others };
  const moves = isOpen ? movesOf(settings, its, now) : [];
  return {
    id,
    ...whenOf(box, order),
    window: order?.deliveryWindow ?? (quote && hasSlot(quote) ? quote : subscription).window,
    moves: moves.map((move) => ({ day: move.day, until: move.until.toISOString() })),
    canMoveBack: isOpen && canMoveBack(settings, its, now),
    donatedTo: box.donatedTo?.name ?? null,
    donation: isOpen ? donationOf(settings, box, now) : null,
    state: isVoid(order) ? "canceled" : state,
    lastError: problemWords(lastError, place.zipCode),
    contents,
    unmet,
    orderNumber: order?.number ?? null,
    orderUntil: order ? orderUntil(order, settings, businessDayAt(now)) : null,
    ...moneyOf(
      order
        ? orderTotals(order)
        : (quote?.totals ?? chargeOf(place, box, { settings, at: dueAt ?? now })),
    ),
    refunded: refunded.get(box.orderId ?? "") ?? NO_MONEY,
    dueAt: dueAt?.toISOString() ?? null,
    isOpen,
    value: cents(valueOf(contents ?? [])),
    isSwapped: swaps.length > 0,
  };
}

/** A box's day, and why it differs from its regular one; an order that was moved says that on its own page. */
function whenOf(
  { day, cycleDay, chosenDay }: Box,
  order: Pick<typeof orders.$inferSelect, "deliveryDay"> | null,
): Pick<MyBox, "day" | "movedFrom" | "chosenFrom"> {
  if (order && order.deliveryDay !== day) {
    return { day: order.deliveryDay, movedFrom: null, chosenFrom: null };
  }
  return {
    day,
    movedFrom: cycleDay === day || chosenDay !== null ? null : cycleDay,
    chosenFrom: chosenDay === null ? null : cycleDay,
  };
}

/** Whether the box's order was canceled or refunded, so that the box does not come. */
function isVoid(order: typeof orders.$inferSelect | null): boolean {
  return VOID_ORDER_STATES.some((state) => state === order?.state);
}

function orderUntil(order: typeof orders.$inferSelect, settings: Settings, today: Day): Day | null {
  const calendar = calendarOf(settings);
  return isChangeable(order, today, calendar) ? lastOrderDay(order.deliveryDay, calendar) : null;
}

function donationOf(settings: Settings, box: Box, now: Date): MyBox["donation"] {
  const bank = box.donatedTo ? null : foodBankFor(settings, box);
  if (!bank) return null;
  const { total } = chargeOf(bank, box, { settings, at: box.dueAt ?? now });
  return { name: bank.name, place: bankPlace(bank), total };
}

function orderTotals({ subtotal, tax, deliveryFee, discount, total }: typeof orders.$inferSelect) {
  return { subtotal, tax, delivery: deliveryFee, discount, total };
}

/** The goods of a box cost the box's price; their value above it is a discount. */
function moneyOf({ subtotal, discount, tax, delivery, total }: Totals) {
  return { price: cents(subtotal - discount), tax, delivery, total };
}

/** The plan in the format of its form, with the total of a charge at a time. */
async function planOf(
  { db }: Read,
  subscription: Subscription,
  { settings, at }: { settings: Settings; at: Date },
) {
  const { state, pausedUntil } = subscription;
  const plan = storedPlan(subscription);
  const never =
    subscription.never.length > 0
      ? await db
          .select({ id: products.id, name: shownNameOf() })
          .from(products)
          .where(inArray(products.id, subscription.never))
          .orderBy(asc(shownNameOf()), asc(products.id))
      : [];
  const { label, price } = boxSizeOf(plan.size);
  return {
    ...plan,
    state,
    pausedUntil,
    never,
    label,
    price,
    total: chargeOf(subscription.delivery, { price }, { settings, at }).total,
    cardLabel: keptCardLabel(subscription.cardLabel),
  };
}
