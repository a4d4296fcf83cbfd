import { and, asc, desc, eq, gte, inArray, ne } from "drizzle-orm";
import { lastOrderDay } from "#shared/checkout/delivery.ts";
import { severalOf } from "#shared/checkout/tax/tax.ts";
import { reviewFrom } from "#shared/catalog/review.ts";
import { harvestOf, orderedOn } from "#shared/orders/line-harvest.ts";
import { reportable, reportUntil } from "#shared/orders/order-problem.ts";
import { stopNote } from "#shared/logistics/stop-progress.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { routeStops, stopEvents } from "#db/schema/logistics/logistics.ts";
import { orderHistory, orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { isToCome } from "../../platform/standing-orders.ts";
import { arrivalOf } from "../lifecycle/arrivals.ts";
import { photosOf } from "../problems/photos.ts";
import { withNote } from "../problems/problem-note.ts";
import { canAdd } from "../adding/may-add.ts";
import { ownReviews } from "../../catalog/reviews/own-reviews.ts";
import { farmOf } from "../../accounts/farm-members.ts";
import { donatedTo } from "../donated.ts";
import { handedOverAt } from "../lifecycle/handed-over.ts";
import { otherPlaceOf } from "./donate-order.ts";
import { linesOf } from "./lines.ts";
import { redeliveryOf } from "./redelivery.ts";
import { canChange, type Holder, type Order, ownOrder } from "./own-order.ts";
import { bankPlace } from "#shared/boxes/food-bank.ts";
import { weighedText } from "#shared/orders/weighed-text.ts";

/**
 * One of the holder's orders: its lines, state and history, refunds, reported problems, and what the holder can still
 * do with it. Throws `not_found` for anyone else's order.
 */
export async function getOrder(deps: Deps, holder: Holder, number: string) {
  const order = await ownOrder(deps, holder, number);
  const settings = await getSettings(deps);
  const [lines, history, doors, money, problems, bank, arrival, redelivery] = await Promise.all([
    linesOf(deps.db, order.id),
    historyOf(deps.db, order.id),
    doorsOf(deps.db, order.id),
    refundsOf(deps.db, order.id),
    problemsOf(deps.db, order.id),
    donatedTo(deps.db, order.id),
    arrivalOf(deps, order.id),
    redeliveryOf(deps, holder.by, order, settings),
  ]);
  const isOwn = holder.by === "account" && canChange(deps, order, settings);
  const other = isOwn ? await otherPlaceOf(deps.db, settings, order) : null;
  const came = order.state === "delivered" ? handedOverAt(history) : undefined;
  const reviews = await reviewsOf(deps, order, { lines, came, isGiven: bank !== null });
  const until = came ? reportUntil(came) : null;
  const today = businessDayAt(deps.clock.now());
  const canReport = bank === null && until !== null && today <= until;
  const calendar = calendarOf(settings);
  const harvested = orderedOn(order, { calendar, today });
  return {
    ...summaryOf(order),
    delivery: order.delivery,
    /** The food bank that a weekly box was donated to; null if it was not. */
    donatedTo: bank,
    /** When the van is expected, once it has departed or is late; null for a donated box. */
    arrival: bank === null ? arrival : null,
    /** Options for another delivery after a failed one; null for any other order. */
    redelivery,
    /** Where a weekly box could go instead while it can be changed: a food bank, or home if `bank` is null. */
    other: other && {
      bank: other.bank && { name: other.bank.name, place: bankPlace(other.bank) },
    },
    totals: totalsOf(order),
    taxBps: order.taxBps,
    lines: lines.map((line) => ({
      ...lineOf(line),
      /** When its goods were harvested, or are going to be; null if nobody knows. */
      harvest: harvestOf(line, harvested),
      ...reviews(line),
      reportable: canReport
        ? reportable(
            line,
            problems.filter(({ productId }) => productId === line.productId),
          )
        : 0,
    })),
    history: history.map(({ to, createdAt }) => ({ to, at: createdAt.toISOString() })),
    /** The outcome of each delivery attempt, with the driver's note. */
    doors,
    refunds: money,
    problems,
    canChange: canChange(deps, order, settings),
    canAdd: await canAdd(deps, order, settings),
    changeUntil: lastOrderDay(order.deliveryDay, calendar),
    reportUntil: canReport ? until : null,
  };
}

/** The user's latest orders, newest first. */
export async function listLatestOrders({ db }: Pick<Deps, "db">, userId: string, limit = 20) {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
  return rows.map(summaryOf);
}

/**
 * Condition on `orders`: an order of the user that will still be delivered. Orders not delivered on their day no
 * longer count; one whose delivery failed counts only if it will be delivered again.
 */
export function comesTo({ clock }: Pick<Deps, "clock">, userId: string) {
  const today = businessDayAt(clock.now());
  return and(eq(orders.userId, userId), gte(orders.deliveryDay, today), isToCome(today));
}

/** The number of the user's next order to be delivered; null if there is none. */
export async function nextOrderNumber(
  deps: Pick<Deps, "db" | "clock">,
  userId: string,
): Promise<string | null> {
  const [order] = await deps.db
    .select({ number: orders.number })
    .from(orders)
    .where(comesTo(deps, userId))
    .orderBy(asc(orders.deliveryDay), asc(orders.placedAt), asc(orders.id))
    .limit(1);
  return order?.number ?? null;
}

async function historyOf(db: Db, orderId: string) {
  return db
    .select({
      from: orderHistory.from,
      to: orderHistory.to,
      createdAt: orderHistory.createdAt,
    })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id));
}

/** The outcome of each delivery attempt, oldest first. */
async function doorsOf(db: Db, orderId: string) {
  const rows = await db
    .select({
      kind: stopEvents.kind,
      remark: stopEvents.remark,
      note: stopEvents.note,
      happenedAt: stopEvents.happenedAt,
    })
    .from(stopEvents)
    .innerJoin(routeStops, eq(routeStops.id, stopEvents.stopId))
    .where(
      and(eq(routeStops.orderId, orderId), inArray(stopEvents.kind, ["delivered", "not_home"])),
    )
    .orderBy(asc(stopEvents.happenedAt), asc(stopEvents.id));
  return rows.map(({ kind, happenedAt, ...remarks }) => ({
    end: kind === "delivered" ? ("delivered" as const) : ("failed_delivery" as const),
    note: stopNote(remarks),
    at: happenedAt.toISOString(),
  }));
}

/** Refunds that are sent or on their way. Failed ones are left out: the team handles them. */
export async function refundsOf(db: Db, orderId: string) {
  const rows = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, "failed")))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map(({ id, amount, credit, state, createdAt }) => ({
    id,
    amount,
    credit,
    isSent: state === "succeeded",
    at: createdAt.toISOString(),
  }));
}

async function problemsOf(db: Db, orderId: string) {
  const rows = await db
    .select()
    .from(orderProblems)
    .where(eq(orderProblems.orderId, orderId))
    .orderBy(asc(orderProblems.createdAt), asc(orderProblems.id));
  const photos = await photosOf(
    db,
    rows.map(({ id }) => id),
  );
  const shown = rows.map(withNote);
  return shown.map(({ id, productId, kind, quantity, note, to, state, answer, createdAt }) => ({
    id,
    productId,
    kind,
    quantity,
    note,
    to,
    state,
    answer,
    /** Ids of its photos. */
    photos: photos(id),
    at: createdAt.toISOString(),
  }));
}

type Parts = {
  lines: Awaited<ReturnType<typeof linesOf>>;
  /** When the order was delivered; undefined if it was not. */
  came: Date | undefined;
  /** Whether the order was donated. */
  isGiven: boolean;
};

/**
 * The owner's review of each line's product, and whether it can be written now. Only account holders write reviews,
 * and not of donated boxes or their own farm's goods.
 */
async function reviewsOf(deps: Deps, { userId }: Order, { lines, came, isGiven }: Parts) {
  const isTime = came !== undefined && deps.clock.now() >= reviewFrom(came);
  const isWriter = userId !== null && isTime && !isGiven;
  const ids = lines.map(({ productId }) => productId);
  const own = isWriter ? await ownReviews(deps, userId, ids) : [];
  const ownFarm = isWriter ? await farmOf(deps, userId) : null;
  return ({ productId, farmId, quantity, short, freed }: Parts["lines"][number]) => ({
    canReview: isWriter && farmId !== ownFarm?.id && quantity > short + freed,
    review: own.find((review) => review.productId === productId) ?? null,
  });
}

/** An order's summary for lists. `total` is in cents. */
export function summaryOf(order: Order) {
  return {
    number: order.number,
    state: order.state,
    total: order.total,
    day: order.deliveryDay,
    window: order.deliveryWindow,
    placedAt: order.placedAt.toISOString(),
  };
}

function totalsOf({ subtotal, tax, taxes, deliveryFee: delivery, ...rest }: Order) {
  const { discount, promotion, credit, total } = rest;
  return { subtotal, tax, ...severalOf(taxes), delivery, discount, promotion, credit, total };
}

function lineOf(line: Awaited<ReturnType<typeof linesOf>>[number]) {
  const { productId, name, pack, farmId, farmName, picture, unitPrice, quantity } = line;
  const { lineTotal, refunded, short, shortReason, shortBack, mostWeight } = line;
  return {
    productId,
    name,
    pack,
    farmId,
    farmName,
    picture,
    unitPrice,
    quantity,
    lineTotal,
    refunded,
    short,
    shortReason,
    shortBack,
    /** The maximum weight of one unit; null unless the product is sold by weight. */
    mostWeight,
    weighedText: weighedText(line),
  };
}
