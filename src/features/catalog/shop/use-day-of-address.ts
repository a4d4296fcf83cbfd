import { useEffect, useRef } from "react";
import { chosenDelivery } from "#shared/checkout/chosen-day.ts";
import type { Day } from "#shared/time.ts";
import { keepDay, keptDay, useKeptDay } from "#client/lib/checkout/delivery-day/day-store.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";

/**
 * The day of the address and that of the whole shop, which the cart is for in all tabs, follow each other as
 * far as the shopper chose them. A day that is chosen among the filters becomes the shop's, and one that is chosen
 * in the bar becomes that of the address. The day with which the page is opened, as by a link that someone
 * shared, narrows what is shown; it becomes the shop's only when it can be had and the shopper has chosen none
 * so far. A day that cannot be had leaves the address; where it was the shop's, the bar says why.
 */
export function useDayOfAddress(
  on: Day | undefined,
  onChange: (day: Day | undefined) => void,
): void {
  const kept = useKeptDay();
  const { options } = useDeliveryDays();
  const canBeHad =
    on !== undefined && options ? chosenDelivery({ ...options, kept: on }).lost === null : null;
  /** The day that came with the page, until anything is chosen. */
  const opened = useRef(on);
  /** The shop's day as it was last seen; undefined before the first look. */
  const before = useRef<Day | null>(undefined);
  useEffect(() => {
    if (on === opened.current) return;
    opened.current = undefined;
    if (on !== undefined) keepDay(on);
  }, [on]);
  useEffect(() => {
    // While the page of the server wakes up, `kept` is not yet what this browser keeps.
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
