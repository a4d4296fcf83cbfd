import { markersSeen, POPUP_MARKERS } from "#shared/subscribers/welcome-popup.ts";

/** Storage state of a browser that has already seen the welcome popup at each origin, so that it does not open. */
export function metPopup(...origins: readonly string[]) {
  const { seen, lastSeen } = markersSeen(Date.now());
  const localStorage = [
    { name: POPUP_MARKERS.seen, value: seen },
    { name: POPUP_MARKERS.lastSeen, value: lastSeen },
  ];
  return { cookies: [], origins: origins.map((origin) => ({ origin, localStorage })) };
}
