import { useMemo } from "react";
import { daysTo } from "#shared/checkout/delivery-sentence.ts";
import { useKeptDay } from "../delivery-day/day-store.ts";
import { trpc } from "../../api/trpc.ts";
import { useTerms } from "./use-terms.ts";
import { useKnownZip, useZoneOf } from "./use-zone.ts";

/**
 * The days that can be had at a zip, or where things go as far as is known. `isSure` is whether they are those of
 * the zip: without one, and while its zone is asked for, they are those of the market. `kept` is the day that the
 * visitor chose.
 */
export function useDeliveryDays(zipCode?: string) {
  const { data } = trpc.checkout.delivery.options.useQuery();
  const known = useKnownZip();
  const { areDaysUniform } = useTerms();
  const zone = useZoneOf(zipCode ?? known, !areDaysUniform);
  const kept = useKeptDay();
  const options = useMemo(
    () => data && { ...data, days: daysTo(data.days, zone?.weekdays), kept },
    [data, zone, kept],
  );
  return { options, isSure: areDaysUniform || zone !== null };
}
