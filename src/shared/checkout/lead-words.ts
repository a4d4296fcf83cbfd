import { checkoutTerms as m } from "#messages/checkout-terms.ts";
import type { DeliveryTerms } from "./delivery-terms.ts";

type Lead = Pick<DeliveryTerms, "leadDays">;

/** `2 days` */
export function leadText({ leadDays }: Lead): string {
  return m.days(leadDays);
}

/** From the order to the door, in letters: `two days`. */
export function leadWords({ leadDays }: Lead): string {
  return m.daysInWords(leadDays);
}

/** When the harvest of the morning after the cut-off is at the door: `the day after`. */
export function afterHarvest({ leadDays }: Lead): string {
  return m.afterHarvest(leadDays);
}

/** So many days after one that was named: `the same day`, `the next day`, `three days later`. */
export function laterWords(days: number): string {
  return m.later(days);
}

/** How long ago the harvest was when it is at the door: `the day before`. */
export function beforeDoor({ leadDays }: Lead): string {
  return m.beforeDoor(leadDays);
}
