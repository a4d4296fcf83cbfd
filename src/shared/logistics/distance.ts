/** A geographic location, in degrees north and degrees east. */
export type LatLng = { latitude: number; longitude: number };

const EARTH_RADIUS_MILES = 3_958.8;

/** Great-circle distance between two places in miles (haversine). */
export function milesBetween(one: LatLng, other: LatLng): number {
  const north = halfSine(other.latitude - one.latitude);
  const east = halfSine(other.longitude - one.longitude);
  const chord = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** `38 mi`; anything under a mile counts as one. */
export function formatMiles(miles: number): string {
  return `${Math.max(1, Math.round(miles))} mi`;
}

function halfSine(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
