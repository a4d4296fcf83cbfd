import { inventoryPage as m } from "#messages/inventory/page.ts";
import type { Place } from "./place.ts";
import styles from "./farmer-inventory.module.css";

/** Tells the team which farm it is acting for. Not shown to the farm itself. */
export function ActingBanner({ place, farm }: { place: Place; farm: { name: string } }) {
  if (place.farmId === undefined) return null;
  return (
    <p className={styles.banner} role="note">
      <strong>{m.actingFor(farm.name)}</strong> {m.takesEffect}
    </p>
  );
}
