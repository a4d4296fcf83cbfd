import { chromeFor } from "../platform/chrome.ts";
import { timings } from "../platform/limits.ts";

/** Where the browser keeps that someone saw the popup, and when (spec section 9). */
export const POPUP_MARKERS = {
  seen: "hasSeenWelcomePopup",
  lastSeen: "lastSeenWelcomePopup",
} as const;

/** The two markers as they were read; null where there is none. */
export type PopupMarkers = { seen: string | null; lastSeen: string | null };

/** What the browser keeps once someone sent or closed the popup. `now` is epoch milliseconds. */
export function markersSeen(now: number): { seen: string; lastSeen: string } {
  return { seen: "true", lastSeen: String(now) };
}

/**
 * Whether the popup opens (spec section 4): never seen, seen more than seven days ago, or asked for
 * with `?show_popup=true`. `?reset_popup=true` forgets that it was seen. A marker without a time
 * that can be read counts as seen long ago. `now` is epoch milliseconds.
 */
export function shouldOpen(markers: PopupMarkers, query: string, now: number): boolean {
  if (isForced(query) || isReset(query)) return true;
  if (markers.seen !== "true") return true;
  const lastSeen = Number(markers.lastSeen ?? Number.NaN);
  return !(now - lastSeen <= timings.popupReshow);
}

/** Whether the address asks to forget that the popup was seen. */
export function isReset(query: string): boolean {
  return new URLSearchParams(query).get("reset_popup") === "true";
}

/** Whether the address forces the popup open, wherever it is (spec section 4). */
export function isForced(query: string): boolean {
  return new URLSearchParams(query).get("show_popup") === "true";
}

/**
 * Beginnings of paths on which no one is asked for a name: signing in and passwords, paying and what
 * was paid, farms' forms, work areas, and the ends of links in emails.
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

/** Whether the popup may come up on a page without being forced (spec section 2, "Chrome hiding"). */
export function mayPopUp(pathname: string): boolean {
  return chromeFor(pathname).popup && !NOT_OVER.some((start) => pathname.startsWith(start));
}
