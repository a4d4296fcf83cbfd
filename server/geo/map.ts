import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoConicEqualArea, geoPath, type GeoPermissibleObjects } from "d3-geo";
import { mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { LatLng } from "#shared/logistics/distance.ts";

/** The map of California: two SVG paths in a box of `width` by `height` units. */
export type CaliforniaMap = {
  width: number;
  height: number;
  outline: string;
  /** The borders between counties. */
  counties: string;
};

/** A place on the map, in units from the top left corner. */
export type MapPoint = { x: number; y: number };

/** Width in units. A unit is about a mile, and coordinates are rounded to a tenth of it. */
const WIDTH = 600;
const CALIFORNIA = "06";

let drawn: ReturnType<typeof draw> | undefined;

/** The map, drawn once per process. */
export function californiaMap(): CaliforniaMap {
  drawn ??= draw();
  return drawn.map;
}

/** A place's position on the map, rounded to a tenth of a unit. */
export function pointOnMap({ latitude, longitude }: LatLng): MapPoint {
  drawn ??= draw();
  const [x, y] = drawn.project([longitude, latitude]) ?? [0, 0];
  return { x: tenth(x), y: tenth(y) };
}

/** The equal-area projection that the state itself uses, shifted so that the state fills the box. */
function draw() {
  const { outline, counties } = readBorders();
  const projection = geoConicEqualArea().parallels([34, 40.5]).rotate([120, 0]);
  projection.fitWidth(WIDTH, outline);
  const path = geoPath(projection).digits(1);
  const [[, top], [, bottom]] = path.bounds(outline);
  const [x, y] = projection.translate();
  projection.translate([x, y - top]);
  const dataOf = (object: GeoPermissibleObjects) => path(object) ?? "";
  return {
    project: projection,
    map: {
      width: WIDTH,
      height: Math.ceil(bottom - top),
      outline: dataOf(outline),
      counties: dataOf(counties),
    },
  };
}

/** Reads ten megabytes of all counties, to be garbage collected; `require` would keep them in memory. */
function readBorders() {
  const require = createRequire(import.meta.url);
  const file = require.resolve("us-atlas/counties-10m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology<{
    counties: GeometryCollection;
  }>;
  const { counties } = atlas.objects;
  const ours = counties.geometries.filter(({ id }) => String(id).startsWith(CALIFORNIA));
  const state = { ...counties, geometries: ours };
  return {
    outline: mesh(atlas, state, (one, other) => one === other),
    counties: mesh(atlas, state, (one, other) => one !== other),
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
