import { chosenDelivery } from "#shared/checkout/chosen-day.ts";
import { expectedHarvest } from "#shared/farms/harvest/harvest-day.ts";
import type { Day } from "#shared/time.ts";
import { type Reviewed, useReview } from "#client/lib/checkout/flow/totals/use-review.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";

/**
 * The day on which each product of the cart is expected to be harvested for the chosen delivery day. Products of which
 * that is not known are absent.
 */
export function useHarvestDays(items: readonly Reviewed[]): ReadonlyMap<number, Day> {
  const harvests = useReview(items)?.harvests ?? [];
  const { options } = useDeliveryDays();
  const delivery = options && chosenDelivery(options).delivery;
  if (!delivery) return new Map();
  return new Map(
    harvests.flatMap(({ id, months }): [number, Day][] => {
      const day = expectedHarvest(months, delivery.lastOrderDay);
      return day === null ? [] : [[id, day]];
    }),
  );
}
