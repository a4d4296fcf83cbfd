import { and, asc, desc, eq, gte, inArray } from "drizzle-orm";
import type { BoxState } from "#shared/boxes/box-plan.ts";
import { problemWords } from "#shared/boxes/box-words.ts";
import { boxSizeOf, valueOf } from "#shared/boxes/boxes.ts";
import { lastOrderDay } from "#shared/checkout/delivery.ts";
import { type Cents, cents } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import { FALLEN_ORDERS } from "#shared/orders/order.ts";
import { isChangeable } from "#shared/orders/changeable.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { keptCardLabel } from "#shared/payments/cards/saved-cards.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { checkoutQuotes } from "#db/schema/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "../../deps.ts";
import { getSettings } from "../platform/settings.ts";
import { lastDayOf } from "./change.ts";
import { isOpenBox } from "./own-box.ts";
import { canMoveBack, movesOf } from "./day-and-place.ts";
import { bankPlace, foodBankFor, placeOf } from "#shared/boxes/food-bank.ts";
import type { Box, Subscription } from "./plan.ts";
import { chargeOf } from "./terms.ts";
import { type BoxThing, holdingsOf } from "./holdings.ts";
import { shownNameOf } from "../platform/shown-name.ts";

type Read = Pick<Deps, "db" | "clock">;
/** One week of a household's box, as its owner sees it. */
export type MyBox = {
  id: string;
  day: string;
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
  /** When it can last be changed, or when a declined card is charged again. */
  dueAt: string | null;
  isOpen: boolean;
  /** Its contents, or what they would be as the harvest stands; null if nothing fills it. */
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
  const today = businessDayAt(deps.clock.now());
  const rows = await deps.db
    .select({ box: boxes, order: orders, quote: checkoutQuotes.quote })
    .from(boxes)
    .leftJoin(orders, eq(orders.id, boxes.orderId))
    .leftJoin(
      checkoutQuotes,
      and(eq(checkoutQuotes.checkoutId, boxes.checkoutId), eq(checkoutQuotes.revision, 1)),
    )
    .where(and(eq(boxes.subscriptionId, subscription.id), gte(boxes.day, today)))
    .orderBy(asc(boxes.day));
  const holdings = await holdingsOf(
    deps,
    subscription,
    rows.map(({ box }) => box),
  );
  const now = deps.clock.now();
  const others = rows.map(({ box }) => box);
  const shown = rows.map(({ box, order, quote }): MyBox => {
    const { contents = null, unmet = [] } = holdings.get(box.id) ?? {};
    const { id, day, cycleDay, state, dueAt, lastError, swaps } = box;
    const isOpen = isOpenBox(box, now);
    const place = placeOf(subscription, box);
    const its = { subscription, box, others };
    const moves = isOpen ? movesOf(settings, its, now) : [];
    return {
      id,
      day,
      movedFrom: cycleDay === day || box.chosenDay !== null ? null : cycleDay,
      chosenFrom: box.chosenDay === null ? null : cycleDay,
      moves: moves.map((move) => ({ day: move.day, until: move.until.toISOString() })),
      canMoveBack: isOpen && canMoveBack(settings, its, now),
      donatedTo: box.donatedTo?.name ?? null,
      donation: isOpen ? donationOf(settings, box, now) : null,
      state: isFallen(order) ? "canceled" : state,
      lastError: problemWords(lastError, place.zipCode),
      contents,
      unmet,
      orderNumber: order?.number ?? null,
      orderUntil: order ? orderUntil(order, settings, today) : null,
      ...moneyOf(
        order
          ? orderTotals(order)
          : (quote?.totals ?? chargeOf(place, box, { settings, at: dueAt ?? now })),
      ),
      dueAt: dueAt?.toISOString() ?? null,
      isOpen,
      value: cents(valueOf(contents ?? [])),
      isSwapped: swaps.length > 0,
    };
  });
  const lastDay = await lastDayOf(deps.db, subscription, today);
  const at = others.find((box) => isOpenBox(box, now))?.dueAt ?? now;
  return { ...(await planOf(deps, subscription, { settings, at })), boxes: shown, lastDay };
}

/** Whether the box's order was canceled or refunded, so that the box does not come. */
function isFallen(order: typeof orders.$inferSelect | null): boolean {
  return FALLEN_ORDERS.some((state) => state === order?.state);
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
  const { state, size, everyWeeks, weekday, window, pausedUntil, without } = subscription;
  const { address, city, zipCode, phone = "", specialInstructions = "" } = subscription.delivery;
  const never =
    subscription.never.length > 0
      ? await db
          .select({ id: products.id, name: shownNameOf() })
          .from(products)
          .where(inArray(products.id, subscription.never))
          .orderBy(asc(shownNameOf()), asc(products.id))
      : [];
  const { id: sizeId, label, price } = boxSizeOf(size);
  return {
    state,
    everyWeeks,
    weekday,
    window,
    pausedUntil,
    without,
    never,
    label,
    price,
    size: sizeId,
    total: chargeOf(subscription.delivery, { price }, { settings, at }).total,
    cardId: subscription.paymentMethodId,
    cardLabel: keptCardLabel(subscription.cardLabel),
    address: {
      address,
      city,
      zipCode,
      phone,
      specialInstructions,
    },
  };
}
