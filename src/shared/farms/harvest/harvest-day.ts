import type { CategoryId } from "../../catalog/catalog.ts";
import { addDays, type Day, monthOf } from "../../time.ts";

/** What comes from the field. The rest is laid, caught, baked or made, on days that nobody enters. */
const FROM_THE_FIELD: readonly CategoryId[] = ["vegetables", "fruit", "herbs", "flowers"];
/** What keeps for longer, in days, may have been harvested, cured or dried long before it is ordered. */
const FRESH_DAYS = 30;

type Goods = { category: CategoryId; keepsDays: number };

/** The day on which farms harvest for deliveries with this last day to order: the day after it. */
export function harvestDayAfter(lastOrderDay: Day): Day {
  return addDays(lastOrderDay, 1);
}

/** Whether goods are fresh from the field, so that the day a farm harvests for an order is theirs. */
export function isHarvestedToOrder({ category, keepsDays }: Goods): boolean {
  return FROM_THE_FIELD.includes(category) && keepsDays <= FRESH_DAYS;
}

/**
 * The day on which goods are going to be harvested for a delivery with this last day to order; null if we cannot know
 * it: `months` are those of their season, 1 to 12, and empty for goods that are not harvested to order.
 */
export function expectedHarvest(months: readonly number[], lastOrderDay: Day): Day | null {
  const day = harvestDayAfter(lastOrderDay);
  return months.includes(monthOf(day)) ? day : null;
}

/** The months in which goods are harvested to order, 1 to 12. */
export function harvestMonths(goods: Goods & { seasonMonths: readonly number[] }): number[] {
  return isHarvestedToOrder(goods) ? [...goods.seasonMonths] : [];
}
