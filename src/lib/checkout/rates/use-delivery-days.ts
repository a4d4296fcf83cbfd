import { useMemo } from "react";
import { daysTo } from "#shared/checkout/delivery-sentence.ts";
import { useKeptDay } from "../delivery-day/day-store.ts";
import { trpc } from "../../api/trpc.ts";
import { useTerms } from "./use-terms.ts";
import { useKnownZip, useZoneOf } from "./use-zone.ts";

/**
 * The available delivery days of a zip, by default the known destination. `isSure` says whether they are that zip's:
 * without a zip, and while its zone is loading, they are the market's. `kept` is the day the visitor chose.
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
