import { logisticsRoutes as m } from "#messages/logistics/routes.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import type { Routes } from "./arrange.ts";
import styles from "./logistics-routes.module.css";
import { apart, frameAround, MAP, placeIn, type Point } from "./map-frame.ts";

/** Vans are distinguished by color and by how their line is drawn. */
export const VAN_STYLES = 4;

/** The routes on the state map: from the depot through the stops' zip codes and back. */
export function RouteMap({ routes }: { routes: Routes }) {
  const map = trpc.farms.map.useQuery();
  if (isLost(map)) {
    return <ErrorPanel message={m.mapFailed} onRetry={() => void map.refetch()} />;
  }
  if (!map.data) return <div className={styles["map"]} aria-busy="true" />;
  const stops = routes.routes.flatMap((van, index) => van.stops.map((stop) => ({ index, stop })));
  const frame = frameAround([routes.depot.point, ...stops.map(({ stop }) => stop.point)]);
  const places = apart(stops.map(({ stop }) => placeIn(frame, stop.point)));
  const depot = placeIn(frame, routes.depot.point);
  const dots = stops.map((one, at) => ({ ...one, place: places[at] ?? depot }));
  const words = routes.routes.map(({ name, stops: own }) => m.routeStops(name, own.length));
  return (
    <svg
      className={styles["map"]}
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      role="img"
      aria-label={m.map(routes.depot.name, words.join("; "))}
    >
      <g transform={`translate(${frame.left} ${frame.top}) scale(${frame.scale})`}>
        <path className={styles["land"]} d={map.data.outline} />
        <path className={styles["counties"]} d={map.data.counties} />
      </g>
      {routes.routes.map(({ id }, index) => (
        <path
          key={id}
          className={styles["way"]}
          data-van={index % VAN_STYLES}
          d={lineThrough([
            depot,
            ...dots.filter((dot) => dot.index === index).map(({ place }) => place),
            depot,
          ])}
        />
      ))}
      <rect className={styles["depot"]} x={depot.x - 13} y={depot.y - 13} width={26} height={26} />
      {dots.map(({ index, stop, place }) => (
        <Dot key={stop.id} van={index} place={place} number={stop.position} />
      ))}
    </svg>
  );
}

function Dot({ van, place, number }: { van: number; place: Point; number: number }) {
  return (
    <g className={styles["dot"]} data-van={van % VAN_STYLES}>
      <circle cx={place.x} cy={place.y} r={11} />
      <text x={place.x} y={place.y + 4}>
        {number}
      </text>
    </g>
  );
}

function lineThrough(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}
