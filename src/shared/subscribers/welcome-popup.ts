import { chromeFor } from "../platform/pages/chrome.ts";
import { timings } from "../platform/limits.ts";

/** Browser storage keys for whether and when the popup was seen (spec section 9). */
export const POPUP_MARKERS = {
  seen: "hasSeenWelcomePopup",
  lastSeen: "lastSeenWelcomePopup",
} as const;

/** The stored markers; null if absent. */
export type PopupMarkers = { seen: string | null; lastSeen: string | null };

/** The markers to store after the popup was submitted or closed. `now` is in milliseconds since the epoch. */
export function markersSeen(now: number): { seen: string; lastSeen: string } {
  return { seen: "true", lastSeen: String(now) };
}

/**
 * Whether the popup opens (spec section 4): never seen, seen more than seven days ago, or forced by
 * `?show_popup=true`. `?reset_popup=true` clears the markers. A marker without a valid time counts as seen long ago.
 * `now` is in milliseconds since the epoch.
 */
export function shouldOpen(markers: PopupMarkers, query: string, now: number): boolean {
  if (isForced(query) || isReset(query)) return true;
  if (markers.seen !== "true") return true;
  const lastSeen = Number(markers.lastSeen ?? Number.NaN);
  return !(now - lastSeen <= timings.popupReshow);
}

/** Whether the URL requests that the markers be cleared. */
export function isReset(query: string): boolean {
  return new URLSearchParams(query).get("reset_popup") === "true";
}

/** Whether the URL forces the popup open, on any page (spec section 4). */
export function isForced(query: string): boolean {
  return new URLSearchParams(query).get("show_popup") === "true";
}

/**
 * Path prefixes on which the popup must not interrupt: sign-in and passwords, payment and its result, farm forms,
 * work areas, and the targets of email links.
 */
const NOT_OVER = [
  "/auth",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/invitation",
  "/checkout",
  "/order-confirmation",
  "/payment",
  "/simple-payment",
  "/test-payment",
  "/registration-checkout",
  "/subscribe",
  "/join-as-farmer",
  "/dashboard",
  "/farmer-dashboard",
  "/account",
  "/newsletter-confirmed",
  "/unsubscribe",
] as const;

/** Whether the popup may open on a page without being forced (spec section 2, "Chrome hiding"). */
export function mayPopUp(pathname: string): boolean {
  return chromeFor(pathname).popup && !NOT_OVER.some((start) => pathname.startsWith(start));
}
