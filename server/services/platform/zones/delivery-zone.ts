import { platformErrors as m } from "#messages/platform/errors.ts";
import type { Delivery } from "#shared/checkout/checkout.ts";
import { isServedZip } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import { isOpenZip, zoneTermsOf } from "#shared/platform/zones/zone-terms.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { taxRatesOf } from "#shared/checkout/tax/tax-rates.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { californiaZips, cityFitsZip, placeOfZip } from "../../../geo/zips.ts";
import { getSettings } from "../settings/settings.ts";
import { notServedWords } from "#shared/platform/zones/not-served.ts";

/** Whether we deliver to a zip, and the town it belongs to. */
export function checkZip(
  settings: Settings,
  zipCode: string,
): { served: boolean; city: string | null } {
  const isOpen = isServedZip(zipCode) && isOpenZip(settings, zipCode);
  const place = isOpen ? placeOfZip(zipCode) : null;
  return { served: place !== null, city: place?.city ?? null };
}

/** All zips that we deliver to, as `checkZip` decides. */
export function servedZips(settings: Settings): string[] {
  return californiaZips().filter((zipCode) => checkZip(settings, zipCode).served);
}

/** Like `checkZip`, with the zone's fee and minimum; no terms if we do not deliver there. */
export async function termsOfZip(deps: Pick<Deps, "db" | "clock">, zipCode: string) {
  const settings = await getSettings(deps);
  const place = checkZip(settings, zipCode);
  if (!place.served) return { ...place, terms: null };
  const { taxes } = taxRatesOf(settings, zipCode, businessDayAt(deps.clock.now()));
  return { ...place, terms: { ...zoneTermsOf(settings, zipCode), ...(taxes && { taxes }) } };
}

/** Throws `undeliverable` for addresses we do not deliver to. */
export function checkAddress(
  settings: Settings,
  { city, zipCode }: Pick<Delivery, "city" | "zipCode">,
): void {
  if (!checkZip(settings, zipCode).served) {
    throw new DomainError("undeliverable", notServedWords(zipCode));
  }
  if (!cityFitsZip(city, zipCode)) {
    const place = placeOfZip(zipCode);
    throw new DomainError("undeliverable", m.otherCity(zipCode, place?.city ?? ""));
  }
}
