import { useEffect, useRef } from "react";
import { chosenDelivery } from "#shared/checkout/chosen-day.ts";
import type { Day } from "#shared/time.ts";
import { keepDay, useKeptDay } from "#client/lib/checkout/delivery-day/day-store.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";

/**
 * There is one delivery day: that of the address becomes the shop's, and the shop's, when it is changed in
 * the bar, that of the address. A day that can no longer be had leaves the address; the bar says why.
 */
export function useDayOfAddress(
  on: Day | undefined,
  onChange: (day: Day | undefined) => void,
): void {
  const kept = useKeptDay();
  const { options } = useDeliveryDays();
  const lost = options && chosenDelivery(options).lost?.day;
  const before = useRef(kept);
  useEffect(() => {
    if (on !== undefined) keepDay(on);
  }, [on]);
  useEffect(() => {
    const isChanged = before.current !== kept;
    before.current = kept;
    if (on === undefined) return;
    if (isChanged && kept !== on) onChange(kept ?? undefined);
    else if (lost === on) onChange(undefined);
  }, [kept, lost, on, onChange]);
}
