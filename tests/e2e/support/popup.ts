import { markersSeen, POPUP_MARKERS } from "#shared/subscribers/welcome-popup.ts";

/** A browser that has met the welcome popup at each of the origins: it stays out of the way. */
export function metPopup(...origins: readonly string[]) {
  const { seen, lastSeen } = markersSeen(Date.now());
  const localStorage = [
    { name: POPUP_MARKERS.seen, value: seen },
    { name: POPUP_MARKERS.lastSeen, value: lastSeen },
  ];
  return { cookies: [], origins: origins.map((origin) => ({ origin, localStorage })) };
}
