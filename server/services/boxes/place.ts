import type { Delivery } from "#shared/checkout/checkout.ts";
import type { DeliveryCalendar } from "#shared/checkout/delivery.ts";
import { calendarOf, type Settings, zoneTermsOf } from "#shared/platform/settings.ts";
import type { boxes, boxSubscriptions } from "#db/schema/boxes.ts";

type Subscription = typeof boxSubscriptions.$inferSelect;
type Box = typeof boxes.$inferSelect;
type Placed = Pick<Box, "donatedTo">;

/** Where a box goes: to its household, or to the food bank that it was given to. */
export function placeOf(
  { delivery }: Pick<Subscription, "delivery">,
  { donatedTo }: Placed,
): Delivery {
  if (!donatedTo) return delivery;
  const { name, address, city, zipCode, phone } = donatedTo;
  const { phone: _own, specialInstructions: _door, ...person } = delivery;
  return { ...person, address: `${name}, ${address}`, city, zipCode, ...(phone && { phone }) };
}

/** The days on which something can be delivered to a zip code. */
export function calendarAt(settings: Settings, zipCode: string): DeliveryCalendar {
  return { ...calendarOf(settings), weekdays: zoneTermsOf(settings, zipCode).weekdays };
}
