import {
  markersSeen,
  POPUP_MARKERS,
  type PopupMarkers,
} from "#shared/subscribers/welcome-popup.ts";

/** What this browser has stored about the popup; without storage it counts as seen. */
export function readMarkers(now: number): PopupMarkers {
  try {
    return {
      seen: localStorage.getItem(POPUP_MARKERS.seen),
      lastSeen: localStorage.getItem(POPUP_MARKERS.lastSeen),
    };
  } catch {
    return markersSeen(now);
  }
}

/** Remembers that the popup was seen just now. */
export function writeMarkers(now: number): void {
  const { seen, lastSeen } = markersSeen(now);
  try {
    localStorage.setItem(POPUP_MARKERS.seen, seen);
    localStorage.setItem(POPUP_MARKERS.lastSeen, lastSeen);
  } catch {
    // Without storage the popup is not shown again anyway.
  }
}

export function clearMarkers(): void {
  try {
    for (const key of Object.values(POPUP_MARKERS)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
