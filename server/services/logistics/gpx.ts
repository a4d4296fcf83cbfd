import type { LatLng } from "#shared/logistics/distance.ts";

/** A place on a GPX map: its short label and whatever else is known about it. */
export type Waypoint = LatLng & { name: string; about: string };

/** Characters that XML cannot contain, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A GPX 1.1 file of waypoints in order, for navigation devices and map programs. `creator` made the file. */
export function toGpx(
  { creator, name, about }: { creator: string; name: string; about: string },
  places: readonly Waypoint[],
): string {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<gpx version="1.1" creator="${text(creator)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `  <metadata><name>${text(name)}</name><desc>${text(about)}</desc></metadata>`,
    ...places.map(
      ({ latitude, longitude, ...place }) =>
        `  <wpt lat="${latitude.toFixed(6)}" lon="${longitude.toFixed(6)}">` +
        `<name>${text(place.name)}</name><desc>${text(place.about)}</desc></wpt>`,
    ),
    "</gpx>",
    "",
  ].join("\n");
}

function text(value: string): string {
  return value.replaceAll(FORBIDDEN, "").replaceAll(/[&<>"]/gu, (one) => ENTITIES[one] ?? one);
}
