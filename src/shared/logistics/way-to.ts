type Door = { address: string; city: string; zipCode: string };

/**
 * The address that opens the way to a door in the phone's own app of maps: `geo:` on Android, which any
 * app of maps takes and which needs no connection; Apple's maps on its devices; else Google's page.
 */
export function wayTo({ address, city, zipCode }: Door, userAgent: string): string {
  const door = encodeURIComponent(`${address}, ${city}, CA ${zipCode}`);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${door}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${door}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${door}`;
}
