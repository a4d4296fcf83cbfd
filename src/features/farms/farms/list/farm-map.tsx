import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { Link } from "@tanstack/react-router";
import { formatMiles } from "#shared/logistics/distance.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import {
  LABEL_X,
  layoutMap,
  MAP_WIDTH,
  type MapLayout,
  type Pin,
  type Place,
  ROW,
} from "./map-layout.ts";
import type { ShownFarm } from "./use-farms.ts";
import styles from "./farm-map.module.css";

type FarmMapProps = {
  farms: readonly ShownFarm[];
  /** The starting point for distances; null if unknown. */
  here: Place | null;
};

/** A map of California zoomed to the listed farms, each with a pin and its name. */
export function FarmMap({ farms, here }: FarmMapProps) {
  const map = trpc.farms.map.useQuery();
  if (isLost(map)) {
    return <ErrorPanel message={m.mapFailed} onRetry={() => void map.refetch()} />;
  }
  if (!map.data) return <div className={styles.frame} aria-busy="true" />;
  const { farms: points } = map.data;
  const layout = layoutMap(
    points.filter(({ id }) => farms.some((farm) => farm.id === id)),
    here,
  );
  const named = new Map(farms.map((farm) => [farm.id, farm]));
  return (
    <section className={styles.frame} aria-label={m.map}>
      <svg className={styles.map} viewBox={`0 0 ${MAP_WIDTH} ${layout.height}`}>
        <Land map={map.data} layout={layout} />
        {layout.here ? <Here {...layout.here} /> : null}
        {layout.pins.map((pin) => {
          const farm = named.get(pin.id);
          return farm ? <FarmPin key={pin.id} pin={pin} farm={farm} /> : null;
        })}
      </svg>
    </section>
  );
}

function Land({ map, layout }: { map: Outputs["farms"]["map"]; layout: MapLayout }) {
  const { left, top, scale } = layout;
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`} aria-hidden="true">
      <path className={styles.land} d={map.outline} />
      <path className={styles.counties} d={map.counties} />
    </g>
  );
}

/** The pin and the name link to the same page, so only the name is exposed to keyboards and screen readers. */
function FarmPin({ pin, farm }: { pin: Pin; farm: ShownFarm }) {
  const { id, name, town, miles } = farm;
  const params = { id: String(id) };
  const words = [name, town, ...(miles === null ? [] : [formatMiles(miles)])].join(", ");
  return (
    <g className={styles.farm}>
      <path className={styles.leader} d={`M${pin.x} ${pin.y}L${LABEL_X} ${pin.labelY}`} />
      <Link to="/farmers/$id" params={params} tabIndex={-1} aria-hidden="true">
        <circle className={styles.reach} cx={pin.x} cy={pin.y} r={12} />
        <circle className={styles.pin} cx={pin.x} cy={pin.y} r={4.5} />
      </Link>
      <Link to="/farmers/$id" params={params} aria-label={words} className={styles.label}>
        <rect
          className={styles.plate}
          x={LABEL_X}
          y={pin.labelY - ROW / 2 + 1}
          width={MAP_WIDTH - LABEL_X - 4}
          height={ROW - 2}
          rx={8}
        />
        <text className={styles.name} x={LABEL_X + 8} y={pin.labelY + 4}>
          {shortName(name)}
        </text>
      </Link>
    </g>
  );
}

function Here({ x, y }: Place) {
  return (
    <g aria-hidden="true">
      <circle className={styles.here} cx={x} cy={y} r={6} />
      <text className={styles.you} x={x - 10} y={y + 4}>
        {m.you}
      </text>
    </g>
  );
}

const LONGEST = 21;

function shortName(name: string): string {
  return name.length <= LONGEST ? name : `${name.slice(0, LONGEST - 1).trimEnd()}…`;
}
