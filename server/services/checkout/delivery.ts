import { checkoutErrors as m } from "#messages/checkout/errors.ts";
import type { Delivery } from "#shared/checkout/checkout.ts";
import { deliveryDays, lastOrderDay, weekdaysOn } from "#shared/checkout/delivery.ts";
import { type DeliveryTerms, deliveryTermsOf } from "#shared/checkout/delivery-terms.ts";
import { DomainError } from "#shared/errors.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { zoneTermsOf } from "#shared/platform/zones/zone-terms.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";
import type { Asker } from "../payments/checkouts/checkout-row.ts";
import { type DeliverySlot, slotsLeft } from "./delivery-slots.ts";
import { ownHolds } from "./own-holds.ts";
import { getSettings } from "../platform/settings/settings.ts";

/**
 * The days that can be chosen now, each with its cut-off and the slots left in its windows. The slot that the shopper
 * holds while paying counts as left.
 */
export async function deliveryOptions(deps: Deps, asker: Asker) {
  const settings = await getSettings(deps);
  const calendar = calendarOf(settings);
  const today = businessDayAt(deps.clock.now());
  const [days, { slot }] = await Promise.all([
    slotsLeft(deps, deliveryDays(today, calendar), settings.windowCapacities),
    ownHolds(deps.db, asker),
  ]);
  const isOwn = (day: string, id: string) => slot?.day === day && slot.window === id;
  return {
    today,
    days: days.map(({ windows, ...option }) => ({
      ...option,
      windows: windows.map(({ id, left }) => ({
        id,
        left: isOwn(option.day, id) ? left + 1 : left,
      })),
      lastOrderDay: lastOrderDay(option.day, calendar),
      serves: weekdaysOn(option.day, calendar),
    })),
  };
}

/** The delivery terms from the current settings. */
export async function getDeliveryTerms(deps: Deps): Promise<DeliveryTerms> {
  return deliveryTermsOf(await getSettings(deps), businessDayAt(deps.clock.now()));
}

/** The requested day and window; defaults to the earliest day. Throws `undeliverable`. */
export function chooseSlot(
  deps: Pick<Deps, "clock">,
  delivery: Delivery,
  settings: Settings,
): DeliverySlot {
  const { weekdays } = zoneTermsOf(settings, delivery.zipCode);
  const calendar = { ...calendarOf(settings), weekdays };
  const days = deliveryDays(businessDayAt(deps.clock.now()), calendar);
  const day = delivery.deliveryDate ?? days[0];
  if (!day) throw new DomainError("undeliverable", m.noDelivery);
  if (!days.includes(day)) {
    throw new DomainError("undeliverable", m.dayGone);
  }
  return { day, window: delivery.deliveryTime };
}
