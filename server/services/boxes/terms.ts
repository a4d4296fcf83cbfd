import { boxesErrors as m } from "#messages/boxes/errors.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { boxDayOf, boxLeadOf, boxTotals, closesAt, nextWeekday } from "#shared/boxes/box-plan.ts";
import { boxSizeOf } from "#shared/boxes/boxes.ts";
import type { BoxTermsInput } from "#shared/boxes/box-subscription.ts";
import { DomainError } from "#shared/errors.ts";
import type { Delivery } from "#shared/checkout/checkout.ts";
import type { Cents } from "#shared/money.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { ratesOf, type ZoneTerms, zoneTermsOf } from "#shared/platform/zones/zone-terms.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { boxMinimumWords } from "#shared/boxes/box-minimum.ts";
import type { Deps } from "../../deps.ts";
import { getSettings } from "../platform/settings/settings.ts";

/** Minimum time in milliseconds between telling the customer about a charge and charging it. */
export const NOTICE_MS = HOUR_MS;

/**
 * The first box that a new subscriber would get, with its exact charge and when it is charged. Throws `undeliverable`
 * if nothing is delivered, `invalid` below the zone's minimum.
 */
export async function boxTerms(deps: Pick<Deps, "db" | "clock">, input: BoxTermsInput) {
  return termsOf(await getSettings(deps), deps.clock.now(), input);
}

/** Like `boxTerms`, with settings and time that are already known. */
function termsOf(settings: Settings, now: Date, input: BoxTermsInput) {
  const { size, weekday, zipCode } = input;
  const zone = zoneTermsOf(settings, zipCode);
  const { price } = boxSizeOf(size);
  checkBoxMinimum(price, zone);
  const first = firstBox(settings, now, { weekday, weekdays: zone.weekdays });
  if (!first) {
    throw new DomainError("undeliverable", m.noDelivery);
  }
  const { tax, delivery, total } = chargeOf(
    { zipCode },
    { price },
    { settings, at: new Date(first.chargeAt) },
  );
  return { ...first, price, tax, delivery, total, weekdays: [...zone.weekdays] };
}

/**
 * The charge for a box delivered to a place at the current fee, before its contents are fixed. `at` is when it is
 * charged: the tax rates are those of that day.
 */
export function chargeOf(
  { zipCode }: Pick<Delivery, "zipCode">,
  { price }: { price: Cents },
  { settings, at }: { settings: Settings; at: Date },
) {
  const rates = ratesOf(settings, zipCode, businessDayAt(at));
  return boxTotals({ price, value: price }, rates);
}

/** Throws `invalid` if a box costs less than the zone's minimum for delivery. */
export function checkBoxMinimum(price: Cents, zone: ZoneTerms): void {
  const words = boxMinimumWords(zone, price);
  if (words) throw new DomainError("invalid", words);
}

/** The first cycle whose box can still be changed for at least an hour. */
function firstBox(
  settings: Settings,
  now: Date,
  { weekday, weekdays }: { weekday: number; weekdays: readonly number[] },
) {
  let cycleDay = nextWeekday(businessDayAt(now), weekday);
  for (let week = 0; week < 8; week += 1) {
    const day = boxDayOf(cycleDay, { ...calendarOf(settings), weekdays });
    const chargeAt = day && closesAt(day, boxLeadOf(settings));
    if (day && chargeAt && chargeAt.getTime() - now.getTime() > NOTICE_MS) {
      return { cycleDay, day, chargeAt: chargeAt.toISOString() };
    }
    cycleDay = addDays(cycleDay, 7);
  }
  return null;
}
