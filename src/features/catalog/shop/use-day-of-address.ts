import { useEffect, useRef } from "react";
import { chosenDelivery } from "#shared/checkout/chosen-day.ts";
import type { Day } from "#shared/time.ts";
import { keepDay, keptDay, useKeptDay } from "#client/lib/checkout/delivery-day/day-store.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";

/**
 * Syncs the day in the URL with the shop's delivery day, which the cart uses in all tabs. A day chosen in the
 * filters becomes the shop's, and one chosen in the delivery bar goes into the URL. The day in the URL when the
 * page opens, such as from a shared link, filters the list; it becomes the shop's only if it is available and the
 * shopper has not chosen one yet. An unavailable day is removed from the URL; if it was the shop's, the bar says
 * why.
 */
export function useDayOfAddress(
  on: Day | undefined,
  onChange: (day: Day | undefined) => void,
): void {
  const kept = useKeptDay();
  const { options } = useDeliveryDays();
  const canBeHad =
    on !== undefined && options ? chosenDelivery({ ...options, kept: on }).lost === null : null;
  /** The day in the URL when the page opened, until the shopper chooses one. */
  const opened = useRef(on);
  /** The shop's day at the previous effect run; undefined before the first. */
  const before = useRef<Day | null>(undefined);
  useEffect(() => {
    if (on === opened.current) return;
    opened.current = undefined;
    if (on !== undefined) keepDay(on);
  }, [on]);
  useEffect(() => {
    // During hydration, `kept` is not yet the day stored in this browser.
    if (kept !== keptDay()) return;
    const isChanged = before.current !== undefined && before.current !== kept;
    before.current = kept;
    if (isChanged) opened.current = undefined;
    if (on === undefined) return;
    if (isChanged && kept !== on) onChange(kept ?? undefined);
    else if (canBeHad === false) onChange(undefined);
    else if (canBeHad && kept === null && opened.current === on) keepDay(on);
  }, [kept, canBeHad, on, onChange]);
}
