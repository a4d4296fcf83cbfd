import { addressLine } from "../checkout/checkout-fields.ts";

type Door = { address: string; city: string; zipCode: string };

/**
 * A link that opens directions in the phone's maps app: `geo:` on Android, which any maps app handles, even offline;
 * Apple Maps on Apple devices; otherwise Google Maps.
 */
export function wayTo(to: Door, userAgent: string): string {
  const door = encodeURIComponent(addressLine(to));
  if (/Android/.test(userAgent)) return `geo:0,0?q=${door}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${door}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${door}`;
}
