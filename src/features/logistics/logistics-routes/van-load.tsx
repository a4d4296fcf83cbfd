import { logisticsRoutes as m } from "#messages/logistics/routes.ts";
import { cratesOf, cratesOver } from "#shared/logistics/van-load.ts";
import { FillBar } from "../logistics-slot/fill-bar.tsx";
import type { Van } from "./arrange.ts";
import styles from "./logistics-routes.module.css";

/** How full a van is; nothing if nobody has said how many crates it takes. */
export function VanLoad({ van }: { van: Van }) {
  const { takes } = van;
  if (takes === null) return null;
  const crates = cratesOf(van);
  const over = cratesOver(van);
  return (
    <FillBar part={crates / takes} isHighlighted={over > 0}>
      {over > 0 ? m.loadedOver(crates, takes, over) : m.loaded(crates, takes)}
    </FillBar>
  );
}

/** Says which vans are to carry more than they take, also after each move by hand; those that have left carry it anyway. */
export function OverfullNote({ vans }: { vans: readonly Van[] }) {
  const overfull = vans.filter((van) => van.state === "planned" && cratesOver(van) > 0);
  return (
    <p role="status" className={styles["overfull"]}>
      {overfull.length > 0 ? m.overfull(overfull.map(({ name }) => name)) : null}
    </p>
  );
}
