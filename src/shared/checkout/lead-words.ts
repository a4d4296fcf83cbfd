import { checkoutTerms as m } from "#messages/checkout/terms.ts";
import type { DeliveryTerms } from "./delivery-terms.ts";

type Lead = Pick<DeliveryTerms, "leadDays">;

/** `2 days` */
export function leadText({ leadDays }: Lead): string {
  return m.days(leadDays);
}

/** The lead time spelled out: `two days`. */
export function leadWords({ leadDays }: Lead): string {
  return m.daysInWords(leadDays);
}

/** When goods harvested on the morning after the cut-off are delivered: `the day after`. */
export function afterHarvest({ leadDays }: Lead): string {
  return m.afterHarvest(leadDays);
}

/** A number of days after a day already mentioned: `the same day`, `the next day`, `three days later`. */
export function laterWords(days: number): string {
  return m.later(days);
}

/** When delivered goods were harvested, relative to delivery: `the day before`. */
export function beforeDoor({ leadDays }: Lead): string {
  return m.beforeDoor(leadDays);
}
