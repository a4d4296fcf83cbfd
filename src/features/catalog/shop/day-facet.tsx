import { useId } from "react";
import { catalogShop as m } from "#messages/catalog/shop.ts";
import type { DayChoice } from "#shared/checkout/chosen-day.ts";
import { isBookable } from "#shared/checkout/chosen-day.ts";
import { withFilter } from "#shared/catalog/shop/shop-filters.ts";
import { formatDayShort, monthOf } from "#shared/time.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { Facet, FoldedRows } from "./facet.tsx";
import type { FacetsProps } from "./shop-facets.tsx";
import styles from "./shop-facets.module.css";

/**
 * The available delivery days, each with its number of deliverable products. The day in the URL is also the
 * delivery day of the whole shop (`useDayOfAddress`).
 */
export function DayFacet({ search, facets, onChoose }: FacetsProps) {
  const name = useId();
  const { options } = useDeliveryDays();
  const days = options ? openDays(options) : [];
  if (days.length === 0) return null;
  const choose = (day: string) =>
    onChoose((before) => withFilter(before, dayFilter(day), day !== ""));
  const draw = (day: string) => (
    <Facet
      key={day}
      filter={dayFilter(day)}
      radio={name}
      label={day === "" ? m.anyDay : formatDayShort(day)}
      count={day === "" ? facets?.anyDay : facets && (facets.on[monthOf(day)] ?? 0)}
      checked={day === (search.on ?? "")}
      onChange={() => choose(day)}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{m.canBeHereOn}</legend>
      <p className={styles.note}>{m.stockAndSeason}</p>
      <FoldedRows
        rows={["", ...days]}
        isOn={(day) => day !== "" && day === search.on}
        draw={draw}
      />
    </fieldset>
  );
}

const dayFilter = (value: string) => ({ part: "on" as const, value });

/** Days before their cut-off that still have capacity. */
function openDays({ today, days }: DayChoice): string[] {
  return days
    .filter((option) => today <= option.lastOrderDay && isBookable(option))
    .map(({ day }) => day);
}
