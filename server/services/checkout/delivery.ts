import type { Delivery } from "#shared/checkout/checkout.ts";
import { deliveryDays, isServedZip, lastOrderDay } from "#shared/checkout/delivery.ts";
import { type DeliveryTerms, deliveryTermsOf } from "#shared/checkout/delivery-terms.ts";
import { DomainError } from "#shared/errors.ts";
import { calendarOf, isOpenZip, type Settings, zoneTermsOf } from "#shared/platform/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";
import { cityFitsZip, placeOfZip } from "../../geo/zips.ts";
import { type Seat, seatsLeft } from "./delivery-seats.ts";
import { readSettings } from "../platform/settings.ts";

/** The days that can be chosen now, each with its cut-off and the places left in its windows. */
export async function deliveryOptions(deps: Deps) {
  const settings = await readSettings(deps);
  const calendar = calendarOf(settings);
  const today = businessDayAt(deps.clock.now());
  const days = await seatsLeft(deps, deliveryDays(today, calendar), settings.windowCapacities);
  return {
    today,
    days: days.map((option) => ({ ...option, lastOrderDay: lastOrderDay(option.day, calendar) })),
  };
}

/** How the market delivers, as its settings say today. */
export async function readDeliveryTerms(deps: Deps): Promise<DeliveryTerms> {
  return deliveryTermsOf(await readSettings(deps), businessDayAt(deps.clock.now()));
}

/** Whether we deliver to a zip, and the town it belongs to. */
export function checkZip(
  settings: Settings,
  zipCode: string,
): { served: boolean; city: string | null } {
  const isOpen = isServedZip(zipCode) && isOpenZip(settings, zipCode);
  const place = isOpen ? placeOfZip(zipCode) : null;
  return { served: place !== null, city: place?.city ?? null };
}

/** As `checkZip`, with what a delivery there costs and asks for; no terms where we do not come. */
export async function termsOfZip(deps: Pick<Deps, "db">, zipCode: string) {
  const settings = await readSettings(deps);
  const place = checkZip(settings, zipCode);
  return { ...place, terms: place.served ? zoneTermsOf(settings, zipCode) : null };
}

/** Refuses addresses we do not reach. Throws `undeliverable`. */
export function checkAddress(
  settings: Settings,
  { city, zipCode }: Pick<Delivery, "city" | "zipCode">,
): void {
  if (!checkZip(settings, zipCode).served) {
    throw new DomainError(
      "undeliverable",
      `We do not deliver to ${zipCode} yet. We deliver in California.`,
    );
  }
  if (!cityFitsZip(city, zipCode)) {
    const place = placeOfZip(zipCode);
    throw new DomainError(
      "undeliverable",
      `${zipCode} is in ${place?.city}. Please check the city or the zip code.`,
    );
  }
}

/** The day and window asked for, the earliest day when none was. Throws `undeliverable`. */
export function chooseSeat(
  deps: Pick<Deps, "clock">,
  delivery: Delivery,
  settings: Settings,
): Seat {
  const { weekdays } = zoneTermsOf(settings, delivery.zipCode);
  const calendar = { ...calendarOf(settings), weekdays };
  const days = deliveryDays(businessDayAt(deps.clock.now()), calendar);
  const day = delivery.deliveryDate ?? days[0];
  if (!day) throw new DomainError("undeliverable", "There is no delivery in the next days");
  if (!days.includes(day)) {
    throw new DomainError(
      "undeliverable",
      "We cannot deliver on that day any more. Please choose another one.",
    );
  }
  return { day, window: delivery.deliveryTime };
}
