import { platformCookies as m } from "#messages/platform/legal/cookies.ts";
import { brand } from "#shared/brand.ts";
import { CART_STORAGE_KEY } from "#shared/checkout/cart/cart-storage.ts";
import { OFFLINE_CACHE } from "#shared/platform/pages/offline-pages.ts";
import { POPUP_MARKERS } from "#shared/subscribers/welcome-popup.ts";

/** One item that a browser stores for this site. */
export type BrowserMemory = {
  /** Its name in the browser. */
  key: string;
  place: "cookie" | "localStorage" | "sessionStorage" | "caches";
  purpose: string;
  life: string;
  /** Optional items can be cleared on the cookies page; the others are required to sign in and pay. */
  optional: boolean;
  /** The third party that sets it, if not us. */
  by?: "Stripe";
};

const application = `${brand.slug}-farmer-application`;

/**
 * Everything this site stores in a browser. This is the only list; a test compares it with what the code writes.
 * Over HTTPS our cookie names begin with `__Host-`.
 */
export const BROWSER_MEMORY: readonly BrowserMemory[] = [
  {
    key: `${brand.slug}_session`,
    place: "cookie",
    purpose: m.purposes.session,
    life: m.lives.session,
    optional: false,
  },
  {
    key: `${brand.slug}_checkout`,
    place: "cookie",
    purpose: m.purposes.checkout,
    life: m.lives.checkout,
    optional: false,
  },
  {
    key: `${brand.slug}_device`,
    place: "cookie",
    purpose: m.purposes.device,
    life: m.lives.device,
    optional: false,
  },
  {
    key: `${brand.slug}_language`,
    place: "cookie",
    purpose: m.purposes.language,
    life: m.lives.language,
    optional: false,
  },
  {
    key: "__stripe_mid",
    place: "cookie",
    by: "Stripe",
    purpose: m.purposes.fraud,
    life: m.lives.year,
    optional: false,
  },
  {
    key: "__stripe_sid",
    place: "cookie",
    by: "Stripe",
    purpose: m.purposes.fraud,
    life: m.lives.halfHour,
    optional: false,
  },
  {
    key: CART_STORAGE_KEY,
    place: "localStorage",
    purpose: m.purposes.cart,
    life: m.lives.cart,
    optional: true,
  },
  {
    key: `${brand.slug}-promotion`,
    place: "localStorage",
    purpose: m.purposes.promotion,
    life: m.lives.cart,
    optional: true,
  },
  {
    key: `${brand.slug}-paid`,
    place: "localStorage",
    purpose: m.purposes.paid,
    life: m.lives.untilCleared,
    optional: true,
  },
  {
    key: `${brand.slug}-zip`,
    place: "localStorage",
    purpose: m.purposes.zip,
    life: m.lives.clearedOrSignedOut,
    optional: true,
  },
  {
    key: `${brand.slug}-day`,
    place: "localStorage",
    purpose: m.purposes.day,
    life: m.lives.clearedOrSignedOut,
    optional: true,
  },
  {
    key: `${brand.slug}-driver-queue`,
    place: "localStorage",
    purpose: m.purposes.driverQueue,
    life: m.lives.sent,
    optional: false,
  },
  {
    key: `${brand.slug}-driver-route`,
    place: "localStorage",
    purpose: m.purposes.driverRoute,
    life: m.lives.routeDone,
    optional: false,
  },
  {
    key: `${brand.slug}-harvest-queue`,
    place: "localStorage",
    purpose: m.purposes.harvestQueue,
    life: m.lives.sent,
    optional: false,
  },
  {
    key: `${brand.slug}-harvest`,
    place: "localStorage",
    purpose: m.purposes.harvest,
    life: m.lives.harvestOver,
    optional: false,
  },
  {
    key: `${brand.slug}-offline-user`,
    place: "localStorage",
    purpose: m.purposes.offlineUser,
    life: m.lives.signedOut,
    optional: false,
  },
  {
    key: OFFLINE_CACHE,
    place: "caches",
    purpose: m.purposes.offlineFiles,
    life: m.lives.signedOut,
    optional: false,
  },
  {
    key: application,
    place: "localStorage",
    purpose: m.purposes.application,
    life: m.lives.application,
    optional: true,
  },
  {
    key: `${application}-step`,
    place: "localStorage",
    purpose: m.purposes.applicationStep,
    life: m.lives.application,
    optional: true,
  },
  {
    key: POPUP_MARKERS.seen,
    place: "localStorage",
    purpose: m.purposes.popupSeen,
    life: m.lives.untilCleared,
    optional: true,
  },
  {
    key: POPUP_MARKERS.lastSeen,
    place: "localStorage",
    purpose: m.purposes.popupLastSeen,
    life: m.lives.untilCleared,
    optional: true,
  },
  {
    key: `${brand.slug}-checkout`,
    place: "sessionStorage",
    purpose: m.purposes.payment,
    life: m.lives.payment,
    optional: false,
  },
  {
    key: `${brand.slug}-tried`,
    place: "sessionStorage",
    purpose: m.purposes.otherPayment,
    life: m.lives.payment,
    optional: false,
  },
  {
    key: `${brand.slug}-order`,
    place: "sessionStorage",
    purpose: m.purposes.guestOrder,
    life: m.lives.signedOrClosed,
    optional: false,
  },
  {
    key: `${brand.slug}-heart`,
    place: "sessionStorage",
    purpose: m.purposes.heart,
    life: m.lives.signedOrClosed,
    optional: false,
  },
  {
    key: "tsr-scroll-restoration-v1_3",
    place: "sessionStorage",
    purpose: m.purposes.scroll,
    life: m.lives.tabClosed,
    optional: false,
  },
];

const OPTIONAL = BROWSER_MEMORY.filter(
  ({ optional, place }) => optional && place === "localStorage",
);

/** The number of optional items stored in this browser; 0 if storage is blocked. */
export function countStored(): number {
  try {
    return OPTIONAL.filter(({ key }) => localStorage.getItem(key) !== null).length;
  } catch {
    return 0;
  }
}

/** Clears all optional items from storage and from the page. Returns whether the browser allowed it. */
export function forgetOptional(): boolean {
  try {
    for (const { key } of OPTIONAL) localStorage.removeItem(key);
  } catch {
    return false;
  }
  // The listeners for changes from other tabs (cart and zip) read their values again.
  window.dispatchEvent(new StorageEvent("storage"));
  return true;
}
