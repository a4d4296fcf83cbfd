import type { Delivery } from "../checkout/checkout.ts";
import { type DeliveryCalendar, isDeliveryDay } from "../checkout/delivery.ts";
import { boxMinimumWords } from "./box-minimum.ts";
import type { Cents } from "../money.ts";
import { calendarOf, type Settings } from "../platform/settings/settings.ts";
import { isOpenZip, zoneTermsOf } from "../platform/zones/zone-terms.ts";
import type { Day } from "../time.ts";
import type { FoodBank } from "./box-choices.ts";

/** Where a box is delivered: to its household, or to the food bank it was donated to. */
export function placeOf(
  { delivery }: { delivery: Delivery },
  { donatedTo }: { donatedTo: FoodBank | null },
): Delivery {
  if (!donatedTo) return delivery;
  const { name, address, city, zipCode, phone } = donatedTo;
  const { phone: _own, specialInstructions: _door, ...person } = delivery;
  return { ...person, address: `${name}, ${address}`, city, zipCode, ...(phone && { phone }) };
}

/** The delivery calendar of a zip code. */
export function calendarAt(settings: Settings, zipCode: string): DeliveryCalendar {
  return { ...calendarOf(settings), weekdays: zoneTermsOf(settings, zipCode).weekdays };
}

/** Whether a zip code is served on a day. */
export function isReached(settings: Settings, zipCode: string, day: Day): boolean {
  return isOpenZip(settings, zipCode) && isDeliveryDay(day, calendarAt(settings, zipCode));
}

/** The food bank that a box of that day and price can be donated to; null if none can take it. */
export function foodBankFor(
  settings: Settings,
  { day, price }: { day: Day; price: Cents },
): FoodBank | null {
  const { foodBank } = settings;
  if (!foodBank) return null;
  const { street, ...bank } = foodBank;
  if (!isReached(settings, bank.zipCode, day)) return null;
  if (boxMinimumWords(zoneTermsOf(settings, bank.zipCode), price)) return null;
  return { ...bank, address: street };
}

/** The food bank's address on one line. */
export function bankPlace({ address, city, zipCode }: FoodBank): string {
  return `${address}, ${city} ${zipCode}`;
}
