import type { Weight } from "../../catalog/weights/weight.ts";
import type { OrderState } from "../../orders/order.ts";
import type { ShortReason } from "./short-reasons.ts";
import { shareOutShortage, type WaitingLine } from "./shortage.ts";

/** A line's harvest status. Short lines are ready too: what there is of them has been harvested and weighed. */
export type LineStand = "waiting" | "ready" | "short";

type OfLine = { orderNumber: string; productId: number };
/** `waiting` is how many unharvested units the page showed, `before` how many short ones. */
type OfProduct = { productId: number; waiting: number };
type Missing = { units: number; reason: ShortReason };

/** What a farm reports about the harvest for a day. */
export type HarvestMark =
  | ({ kind: "ready" | "notReady" } & OfLine)
  | ({ kind: "short"; before: number } & OfLine & Missing)
  | ({ kind: "weigh"; weight: Weight; before: Weight | null } & OfLine)
  | ({ kind: "productReady" } & OfProduct)
  | ({ kind: "productShort"; before: number } & OfProduct & Missing);

type Line = {
  productId: number;
  units: number;
  short: number;
  shortReason: string | null;
  stand: LineStand;
  canMark: boolean;
  /** Maximum weight per unit, and the total weight once weighed; null for a fixed pack. */
  byWeight: { most: Weight; weighed: Weight | null } | null;
};
type Order<L extends Line = Line> = {
  number: string;
  firstName: string;
  placedAt: string;
  /** Whether it is the marker's own, for the team to mark. Missing in what phones stored before there was this. */
  isOwn?: boolean | undefined;
  state: OrderState;
  lines: readonly L[];
};
type WaitingOrder = WaitingLine & Pick<Order, "firstName" | "isOwn">;
type Product = {
  productId: number;
  units: number;
  short: number;
  waiting: number;
  waitingOrders: readonly WaitingOrder[];
};
type Day = { day: string; waiting: number };
type Harvest = {
  day: string;
  days: readonly Day[];
  products: readonly Product[];
  orders: readonly Order[];
};

/** Orders waiting for a product that can be marked. */
export function waitingOrdersOf(orders: readonly Order[], productId: number): WaitingOrder[] {
  return orders.flatMap(({ number: orderNumber, firstName, placedAt, isOwn, lines }) =>
    lines
      .filter((line) => line.productId === productId && isWaiting(line))
      .map(({ units }) => ({ orderNumber, firstName, placedAt, isOwn, units })),
  );
}

/**
 * Units of a product in orders that are not locked yet: still to do, but they cannot be marked. Payments may be open
 * for a while after the cut-off, and orders are locked once they are finished.
 */
export function unlockedUnits(orders: readonly Order[], productId: number): number {
  const lines = unlockedLines(orders).filter((line) => line.productId === productId);
  return sum(lines, ({ units }) => units);
}

const unlockedLines = (orders: readonly Order[]) =>
  orders.flatMap(({ state, lines }) =>
    state === "placed" ? lines.filter(({ stand }) => stand === "waiting") : [],
  );

const isWaiting = ({ stand, canMark }: Line) => stand === "waiting" && canMark;

/** A day's harvest with a mark applied, as the server will show it. A mark that is no longer possible has no effect. */
export function harvestAfter<H extends Harvest>(harvest: H, mark: HarvestMark): H {
  if (isOutdated(harvest, mark)) return harvest;
  const orders = harvest.orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => lineAfter(order, line, mark, shortagesOf(harvest, mark))),
  }));
  const lines = orders.flatMap((order) => order.lines);
  const products = harvest.products.map((product) => {
    const own = lines.filter(({ productId }) => productId === product.productId);
    const waitingOrders = waitingOrdersOf(orders, product.productId);
    return {
      ...product,
      units: sum(own, ({ units }) => units),
      short: sum(own, ({ short }) => short),
      waiting: sum(waitingOrders, ({ units }) => units),
      waitingOrders,
    };
  });
  const waiting = lines.filter(isWaiting).length + unlockedLines(orders).length;
  const days = harvest.days.map((one) => (one.day === harvest.day ? { ...one, waiting } : one));
  return { ...harvest, days, products, orders };
}

/** Whether a mark for a whole product was based on an outdated list: already applied, or superseded. */
function isOutdated({ products }: Harvest, mark: HarvestMark): boolean {
  if (mark.kind !== "productReady" && mark.kind !== "productShort") return false;
  const product = products.find(({ productId }) => productId === mark.productId);
  return product?.waiting !== mark.waiting || ("units" in mark && mark.units > mark.waiting);
}

/** Whether the server's state of a day's harvest already reflects a mark, no matter who sent it. */
export function isCounted(harvest: Harvest, mark: HarvestMark): boolean {
  if (mark.kind === "productReady" || mark.kind === "productShort") {
    const product = harvest.products.find(({ productId }) => productId === mark.productId);
    if (mark.kind === "productReady") return product?.waiting === 0;
    return product?.short === mark.before + mark.units;
  }
  const line = harvest.orders
    .find(({ number }) => number === mark.orderNumber)
    ?.lines.find(({ productId }) => productId === mark.productId);
  if (!line) return false;
  if (mark.kind === "weigh") return line.byWeight?.weighed === mark.weight;
  if (mark.kind === "short") return line.short === mark.before + mark.units;
  return mark.kind === "ready" ? line.stand === "ready" : line.stand === "waiting";
}

/** The shortages of each order resulting from a mark for a whole product. The marker's own waits with its share. */
function shortagesOf({ products }: Harvest, mark: HarvestMark): Map<string, number> {
  if (mark.kind !== "productShort") return new Map();
  const waiting = products.find(({ productId }) => productId === mark.productId)?.waitingOrders;
  const own = (waiting ?? []).filter(({ isOwn }) => isOwn).map(({ orderNumber }) => orderNumber);
  const shared = shareOutShortage(waiting ?? [], mark.units);
  const others = shared.filter(({ orderNumber }) => !own.includes(orderNumber));
  return new Map(others.map(({ orderNumber, units }) => [orderNumber, units]));
}

function lineAfter<L extends Line>(
  { number }: Pick<Order, "number">,
  line: L,
  mark: HarvestMark,
  shortages: Map<string, number>,
): L {
  if (line.productId !== mark.productId || !line.canMark) return line;
  if (mark.kind === "productReady") return isWaiting(line) ? { ...line, stand: "ready" } : line;
  if (mark.kind === "productShort") {
    return isWaiting(line) ? shortBy(line, shortages.get(number) ?? 0, mark.reason) : line;
  }
  if (mark.orderNumber !== number) return line;
  if (mark.kind === "short") {
    const isStill = line.short === mark.before && mark.units <= line.units;
    return isStill ? shortBy(line, mark.units, mark.reason) : line;
  }
  if (mark.kind === "weigh") return weighedAs(line, mark);
  if (line.stand === "short" || line.byWeight) return line;
  return { ...line, stand: mark.kind === "ready" ? "ready" : "waiting" };
}

function shortBy<L extends Line>(line: L, units: number, shortReason: ShortReason): L {
  if (units === 0) return line;
  const left = line.units - units;
  const stand = line.byWeight && left > 0 ? line.stand : "short";
  return { ...line, units: left, short: line.short + units, shortReason, stand };
}

function weighedAs<L extends Line>(
  line: L,
  { weight, before }: Extract<HarvestMark, { kind: "weigh" }>,
): L {
  const { byWeight, short } = line;
  if (!byWeight || byWeight.weighed !== before) return line;
  const stand = short > 0 ? "short" : "ready";
  return { ...line, byWeight: { ...byWeight, weighed: weight }, stand };
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
