import type { CategoryId } from "../catalog/catalog.ts";
import {
  expectedHarvest,
  harvestMonths,
  isHarvestedToOrder,
} from "../farms/harvest/harvest-day.ts";
import { type DeliveryCalendar, lastOrderDay } from "../checkout/delivery.ts";
import { businessDayAt, type Day } from "../time.ts";
import { isWithFarms, type OrderState } from "./order.ts";
import { unitsToCome } from "./units-to-come.ts";

type Line = Parameters<typeof unitsToCome>[0] & {
  /** When its farm marked it; null if it has not. */
  harvestedAt: Date | null;
  category: CategoryId;
  keepsDays: number;
  seasonMonths: readonly number[];
};

type Ordered = {
  state: OrderState;
  today: Day;
  /** The last day on which it could be ordered for the day it is harvested for. */
  lastOrderDay: Day;
};

type Order = { state: OrderState; deliveryDay: Day; harvestedFor: Day | null };

/** What `harvestOf` needs to know of an order. */
export function orderedOn(
  { state, deliveryDay, harvestedFor }: Order,
  { calendar, today }: { calendar: DeliveryCalendar; today: Day },
): Ordered {
  return { state, today, lastOrderDay: lastOrderDay(harvestedFor ?? deliveryDay, calendar) };
}

/** The day on which an order's line was harvested, or is expected to be. */
export type LineHarvest = { day: Day; isOver: boolean };

/** What is expected of goods as they are bought; null if nobody knows. `months` are those of their harvest to order. */
export function quotedHarvest(
  months: readonly number[],
  { lastOrderDay: last, today }: Pick<Ordered, "lastOrderDay" | "today">,
): LineHarvest | null {
  const day = expectedHarvest(months, last);
  return day !== null && today <= day ? { day, isOver: false } : null;
}

/**
 * When a line's goods were harvested, as their farm marked them, or are going to be. Null if nobody knows: for goods
 * that are not harvested to order, for a line of which nothing comes, and if the farm has not marked it in time.
 */
export function harvestOf(
  line: Line,
  { state, today, lastOrderDay: last }: Ordered,
): LineHarvest | null {
  if (unitsToCome(line) <= 0 || !isHarvestedToOrder(line)) return null;
  if (line.harvestedAt !== null) return { day: businessDayAt(line.harvestedAt), isOver: true };
  const isAhead = state === "placed" || isWithFarms(state);
  return isAhead ? quotedHarvest(harvestMonths(line), { lastOrderDay: last, today }) : null;
}
