import { cents } from "../../money.ts";
import type { Settings } from "../settings/settings.ts";
import type { Day } from "../../time.ts";
import type { Rates } from "../../checkout/tax/rates.ts";
import { taxRatesOf } from "../../checkout/tax/tax-rates.ts";

/** Whether the settings allow deliveries to a California zip. */
export function isOpenZip({ unservedPrefixes }: Settings, zipCode: string): boolean {
  return !unservedPrefixes.some((prefix) => zipCode.startsWith(prefix));
}

/** Fee, minimum and delivery days of a zip code. */
export type ZoneTerms = {
  name: string | null;
  feeCents: number;
  minimumCents: number;
  weekdays: readonly number[];
};

/** The terms of the zone with the longest prefix matching the zip code, otherwise those of the market. */
export function zoneTermsOf(settings: Settings, zipCode: string): ZoneTerms {
  const { deliveryFeeCents, minimumCents, deliveryWeekdays } = settings;
  const fits = settings.zones
    .flatMap((zone) => zone.prefixes.map((prefix) => ({ zone, prefix })))
    .filter(({ prefix }) => zipCode.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  const zone = fits[0]?.zone;
  if (!zone) {
    return { name: null, feeCents: deliveryFeeCents, minimumCents, weekdays: deliveryWeekdays };
  }
  return {
    name: zone.name,
    feeCents: zone.feeCents,
    minimumCents: zone.minimumCents,
    weekdays: deliveryWeekdays.filter((day) => zone.weekdays?.includes(day) ?? true),
  };
}

/** The rates that apply to an order for a zip code on a day. */
export function ratesOf(settings: Settings, zipCode: string, today: Day): Rates {
  const { feeCents } = zoneTermsOf(settings, zipCode);
  return { ...taxRatesOf(settings, zipCode, today), deliveryFee: cents(feeCents) };
}
