import { cents } from "../../money.ts";
import type { Settings } from "../settings/settings.ts";
import type { Day } from "../../time.ts";
import type { Rates } from "../../checkout/tax/rates.ts";
import { taxRatesOf } from "../../checkout/tax/tax-rates.ts";

/** Whether we come to a zip of California, by the settings. */
export function isOpenZip({ unservedPrefixes }: Settings, zipCode: string): boolean {
  return !unservedPrefixes.some((prefix) => zipCode.startsWith(prefix));
}

/** What a delivery to a zip code costs and asks for. */
export type ZoneTerms = {
  name: string | null;
  feeCents: number;
  minimumCents: number;
  weekdays: readonly number[];
};

/** The terms of the zone whose longest beginning fits the zip code, else those of the market. */
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

/** What an order to a zip code is priced with on a day. */
export function ratesOf(settings: Settings, zipCode: string, today: Day): Rates {
  const { feeCents } = zoneTermsOf(settings, zipCode);
  return { ...taxRatesOf(settings, zipCode, today), deliveryFee: cents(feeCents) };
}
