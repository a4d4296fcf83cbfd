import { type DeliveryCalendar, isBeforeCutOff } from "../checkout/delivery.ts";
import type { Day } from "../time.ts";
import type { OrderState } from "./order.ts";

type Standing = { state: OrderState; deliveryDay: Day };

/** Whether the customer can still change an order on `today`: it is placed, and its cut-off has not passed. */
export function isChangeable(
  { state, deliveryDay }: Standing,
  today: Day,
  calendar: DeliveryCalendar,
): boolean {
  return state === "placed" && isBeforeCutOff(today, deliveryDay, calendar);
}
