import { inOrder } from "#shared/language.ts";
import { farmsCsv as m } from "#messages/farms/csv.ts";
import { cutOffOf, isBeforeCutOff } from "#shared/checkout/delivery.ts";
import { shortReasonWords } from "#shared/farms/harvest/short-reasons.ts";
import { unlockedUnits, waitingOrdersOf } from "#shared/farms/harvest/harvest-marks.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { toCsv } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import type { Marker } from "./acting-audit.ts";
import { type HarvestRow, harvestDays, harvestRows } from "./harvest-rows.ts";
import { ownOrdersAmong } from "./own-order.ts";

/**
 * What a farm harvests for a day: totals by product, then its own lines order by order, with those that are the
 * marker's own. Until the cut-off, orders can still change and nothing can be marked.
 */
export async function getHarvest(
  deps: Deps,
  marker: Pick<Marker, "id"> | null,
  farm: OwnFarm,
  { day }: { day: Day },
) {
  const today = businessDayAt(deps.clock.now());
  const [rows, days, settings] = await Promise.all([
    harvestRows(deps.db, farm.id, day),
    harvestDays(deps.db, farm.id, today),
    getSettings(deps),
  ]);
  const calendar = calendarOf(settings);
  const numbers = new Set(rows.map(({ orderNumber }) => orderNumber));
  const own = marker ? await ownOrdersAmong(deps.db, marker, [...numbers]) : new Set<string>();
  const orders = ordersOf(rows, own);
  return {
    farm: { id: farm.id, name: farm.name },
    day,
    days: days.map((one) => ({ ...one, isOpen: isBeforeCutOff(today, one.day, calendar) })),
    isOpen: isBeforeCutOff(today, day, calendar),
    cutOff: cutOffOf(day, calendar).toISOString(),
    products: productsOf(rows, orders),
    orders,
  };
}

type Orders = ReturnType<typeof ordersOf>;

function productsOf(rows: readonly HarvestRow[], orders: Orders) {
  return [...Map.groupBy(rows, ({ productId }) => productId)]
    .flatMap(([productId, same]) => {
      const [one] = same;
      if (!one) return [];
      const waitingOrders = waitingOrdersOf(orders, productId);
      return [
        {
          productId,
          name: one.name,
          pack: one.pack,
          picture: one.picture,
          wanted: sum(same, (row) => row.wanted),
          units: sum(same, (row) => row.units),
          short: sum(same, (row) => row.short),
          isByWeight: same.some((row) => row.mostWeight !== null),
          /** Units that can be marked but are not yet. */
          waiting: sum(waitingOrders, ({ units }) => units),
          /** Units that are not marked either, but cannot be until their orders are locked. */
          unlocked: unlockedUnits(orders, productId),
          waitingOrders,
        },
      ];
    })
    .toSorted((a, b) => inOrder(a.name, b.name));
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

function ordersOf(rows: readonly HarvestRow[], own: ReadonlySet<string>) {
  return [...Map.groupBy(rows, ({ orderNumber }) => orderNumber)].flatMap(([number, lines]) => {
    const [one] = lines;
    if (!one) return [];
    const { firstName, placedAt, window, state } = one;
    const isOwn = own.has(number);
    return [{ number, firstName, placedAt, isOwn, window, state, lines: lines.map(lineOf) }];
  });
}

function lineOf({ productId, name, pack, wanted, units, short, ...row }: HarvestRow) {
  const { shortReason, stand, canMark, mostWeight, weighed } = row;
  /** Farms see the unit price only for lines sold by weight. */
  const byWeight = mostWeight && { most: mostWeight, weighed, unitPrice: row.unitPrice };
  const marks = { short, shortReason, stand, canMark, byWeight };
  return { productId, name, pack, wanted, units, ...marks };
}

/** A day's harvest sheet as CSV, sorted by order number. */
export async function exportHarvest({ db }: Pick<Deps, "db">, farm: OwnFarm, day: Day) {
  return toCsv(
    [
      { heading: m.order, value: (row) => row.orderNumber },
      { heading: m.firstName, value: (row) => row.firstName },
      { heading: m.window, value: (row) => m.windows[row.window] },
      { heading: m.product, value: (row) => row.name },
      { heading: m.pack, value: (row) => row.pack },
      { heading: m.ordered, value: (row) => row.wanted },
      { heading: m.short, value: (row) => row.short },
      { heading: m.toBring, value: (row) => row.units },
      { heading: m.pounds, value: (row) => (row.weighed === null ? "" : row.weighed / 100) },
      { heading: m.state, value: (row) => m.stands[row.stand] },
      { heading: m.whyShort, value: (row) => shortReasonWords(row.shortReason) },
    ],
    await harvestRows(db, farm.id, day),
  );
}
